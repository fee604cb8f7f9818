"use strict";
(() => {
  const element = (id) => document.getElementById(id);
  const data = JSON.parse(element("data").textContent);
  const root = document.documentElement;
  const table = element("table");
  const paint = table.getContext("2d");
  const slider = element("slider");
  const hide = element("hide");
  const chart = element("chart");
  const play = element("play");
  const end = data.places.length - 1;
  const lines = [...document.querySelectorAll("#log li[data-at]")];
  const marks = chart ? [...chart.querySelectorAll("[data-at]")] : [];
  const pace = 1100; // milliseconds a move

  // Each position as the numbers of its tiles, from what has changed since the one before.
  const unpack = (text, before) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const tiles = before.slice();
    let at = 0, place = 0, number = 0;
    const read = () => {
      let value = 0, shift = 0, byte;
      do { byte = bytes[at++]; value |= (byte & 127) << shift; shift += 7; } while (byte > 127);
      return value;
    };
    while (at < bytes.length) { // a run of places and of numbers
      place += read();
      const step = read();
      number += step & 1 ? -(step >> 1) : step >> 1;
      for (let length = read(); length > 0; length--) tiles[place++] = number++;
    }
    return tiles;
  };
  const columns = table.width / data.tile;
  const positions = [];
  let tiles = new Int32Array(columns * table.height / data.tile);
  for (const change of data.changes) positions.push(tiles = unpack(change, tiles));

  const sheets = data.sheets.map((sheet) => {
    const picture = new Image();
    picture.src = "data:image/jpeg;base64," + sheet;
    return picture;
  });

  let now = 0, furthest = 0, timer = 0, shown = new Int32Array(tiles.length).fill(-1);

  const draw = () => {
    const wanted = positions[now], size = data.tile, each = data.across * data.across;
    for (let place = 0; place < wanted.length; place++) {
      const number = wanted[place];
      if (number === shown[place]) continue;
      const on = number % each;
      paint.drawImage(
        sheets[Math.floor(number / each)],
        on % data.across * size, Math.floor(on / data.across) * size, size, size,
        place % columns * size, Math.floor(place / columns) * size, size, size);
    }
    shown = wanted;
  };

  const tell = () => {
    const seen = hide.checked ? furthest : end;
    let current = null;
    for (const line of lines) {
      const at = +line.dataset.at;
      if (at <= now) current = line;
      line.classList.toggle("later", at > seen);
      line.classList.remove("now");
    }
    for (const mark of marks) mark.classList.toggle("later", +mark.dataset.at > seen);
    for (const round of document.querySelectorAll("#log .round")) {
      round.classList.toggle("later", +round.dataset.before >= seen && seen < end && seen > 0 || seen === 0);
    }
    element("result").classList.toggle("later", seen < end);
    if (chart) {
      element("reach").setAttribute("width", seen / Math.max(1, end) * 1000);
      for (const name of ["x1", "x2"]) element("here").setAttribute(name, now / Math.max(1, end) * 1000);
    }
    const here = current && +current.dataset.at === now;
    const told = here ? current.querySelector(".text").textContent : "";
    element("told").textContent = told;
    const why = here ? current.querySelector(".why") : null;
    element("advice").hidden = !why;
    element("advice").replaceChildren(...(why ? [...why.cloneNode(true).childNodes] : []));
    table.setAttribute("aria-label", data.places[now] + (told && ": ") + told);
    if (current) {
      current.classList.add("now");
      const log = element("log"), top = current.offsetTop - log.offsetTop;
      if (top < log.scrollTop || top + current.offsetHeight > log.scrollTop + log.clientHeight) {
        log.scrollTop = top - log.clientHeight / 2;
      }
    }
  };

  const stop = () => {
    clearInterval(timer);
    timer = 0;
    play.classList.remove("playing");
    play.title = data.play;
    play.setAttribute("aria-label", data.play);
  };

  const go = (to) => {
    now = Math.max(0, Math.min(end, to));
    furthest = Math.max(furthest, now);
    slider.value = now;
    slider.setAttribute("aria-valuetext", data.places[now]);
    element("place").textContent = data.places[now];
    element("first").disabled = element("back").disabled = now === 0;
    element("next").disabled = element("last").disabled = now === end;
    if (now === end) stop();
    draw();
    tell();
    root.dataset.at = now;
  };

  const start = () => {
    if (now === end) go(0);
    play.classList.add("playing");
    play.title = play.dataset.pause;
    play.setAttribute("aria-label", play.dataset.pause);
    timer = setInterval(() => go(now + 1), pace);
  };

  const walk = (to) => { stop(); go(to); };
  const acts = {
    first: () => walk(0),
    back: () => walk(now - 1),
    next: () => walk(now + 1),
    last: () => walk(end),
    play: () => timer ? stop() : start(),
  };
  for (const [name, act] of Object.entries(acts)) element(name).addEventListener("click", act);
  slider.addEventListener("input", () => walk(+slider.value));
  table.addEventListener("click", () => root.classList.toggle("zoomed"));
  hide.addEventListener("change", () => { root.classList.toggle("hiding", hide.checked); tell(); });
  for (const line of lines) line.querySelector("button").addEventListener("click", () => walk(+line.dataset.at));
  if (chart) {
    chart.addEventListener("click", (event) => {
      const box = chart.getBoundingClientRect();
      walk(Math.round((event.clientX - box.left) / box.width * end));
    });
  }
  const keys = {
    ArrowLeft: acts.back, ArrowRight: acts.next, Home: acts.first, End: acts.last, " ": acts.play,
    PageUp: () => walk(now - 10), PageDown: () => walk(now + 10),
  };
  addEventListener("keydown", (event) => {
    const own = event.target.closest("button, input[type=checkbox]") && event.key === " ";
    const sliding = event.target === slider && event.key !== " ";
    const act = event.altKey || event.ctrlKey || event.metaKey || own || sliding ? null : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  root.classList.add("js", "hiding");
  Promise.all(sheets.map((sheet) => sheet.decode())).then(() => { go(0); root.dataset.ready = "yes"; });
})();
