/* Splendor: Marvel a second time, in plain C: a yardstick for speed and a witness for the rules.
 *
 * It plays the same random games as the engine (same generator, same order of actions) and prints for each a line
 * that must be equal to the engine's. It shares no code with it; the card table is passed on standard input.
 *
 *   splendor_marvel SEATS FIRST_SEED GAMES [quiet]
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 90, SIDES = 8, EMPTY = -1, NOBODY = -1, SHIELD = 5, TIME = 6, ACTIONS = 2000 };
enum { MAIN, RETURNING, CHOOSING, DEALING, REFILLING, LOCATING, AVENGING, CALLING, FINISHED };
enum { TAKE, RESERVE, RESERVE_TOP, RECRUIT, RECRUIT_HAND, GIVE_BACK, CHOOSE, PASS, TABLE };

typedef struct { int level, bonus, points, avengers, cost[5]; } Card;
typedef struct { uint32_t a, b, c, count; } Rng;
typedef struct { int chips[7], bonus[5], points, symbols, recruited, hand[3], unseen[3], held; } Player;
typedef struct {
    int seats, first, turn, round, phase, gap, passes, avengers, gauntlet, played_out, offers, offer[4];
    int stock[7], market[12], pool[3][40], left[3];
    Rng stream[3];
    Player player[4];
} Game;
typedef struct { short kind, place, shields[5]; } Action;

static Card card[CARDS];
static int demand[SIDES][5];

static uint32_t word(Rng *r) {
    uint32_t drawn = r->a + r->b + r->count++;
    r->a = r->b ^ r->b >> 9;
    r->b = r->c + (r->c << 3);
    r->c = (r->c << 21 | r->c >> 11) + drawn;
    return drawn;
}
static Rng seeded(uint64_t seed) {
    Rng r = {0, (uint32_t)seed, (uint32_t)(seed >> 32), 1};
    for (int i = 0; i < 12; i++) word(&r);
    return r;
}
static uint32_t below(Rng *r, uint32_t n) { return (uint32_t)((uint64_t)word(r) * n >> 32); }
static uint64_t new_seed(Rng *r) {
    uint64_t high = word(r) >> 11;
    return high << 32 | word(r);
}

static int total(const int *count, int kinds) {
    int sum = 0;
    for (int i = 0; i < kinds; i++) sum += count[i];
    return sum;
}
static int reaches(const int *have, const int *need) {
    for (int i = 0; i < 5; i++)
        if (have[i] < need[i]) return 0;
    return 1;
}
static int all_colours(const int *bonus) {
    for (int i = 0; i < 5; i++)
        if (!bonus[i]) return 0;
    return 1;
}
static int qualifies(const Player *p) { return p->points >= 16 && p->chips[TIME] && all_colours(p->bonus); }
static int price(const Player *p, int c, int colour) {
    int due = card[c].cost[colour] - p->bonus[colour];
    return due > 0 ? due : 0;
}
static int short_of(const Player *p, int c, int colour) {
    int lacking = price(p, c, colour) - p->chips[colour];
    return lacking > 0 ? lacking : 0;
}
static int affordable(const Player *p, int c) {
    int lacking = 0;
    for (int i = 0; i < 5; i++) lacking += short_of(p, c, i);
    return lacking <= p->chips[SHIELD];
}

static void setup(Game *g, int seats, uint64_t seed) {
    memset(g, 0, sizeof *g);
    Rng r = seeded(seed);
    for (int i = 0; i < 3; i++) g->stream[i] = seeded(new_seed(&r));
    g->seats = seats;
    for (int c = 0; c < CARDS; c++) g->pool[card[c].level - 1][g->left[card[c].level - 1]++] = c;
    for (int i = 0; i < 12; i++) g->market[i] = EMPTY;
    int tile[4] = {0, 1, 2, 3};
    for (int i = 3; i > 0; i--) {
        int j = below(&r, i + 1), kept = tile[i];
        tile[i] = tile[j];
        tile[j] = kept;
    }
    g->offers = seats;
    for (int i = 0; i < seats; i++) g->offer[i] = 2 * tile[i] + below(&r, 2);
    for (int i = 0; i < 5; i++) g->stock[i] = seats == 2 ? 4 : seats == 3 ? 5 : 7;
    g->stock[SHIELD] = 5;
    g->stock[TIME] = seats;
    g->first = g->turn = below(&r, seats);
    g->round = 1;
    g->phase = DEALING;
    g->gap = g->avengers = g->gauntlet = -1;
}

static int draw(Game *g, int level) {
    int at = below(&g->stream[level], g->left[level]), drawn = g->pool[level][at];
    g->left[level]--;
    memmove(&g->pool[level][at], &g->pool[level][at + 1], (g->left[level] - at) * sizeof(int));
    return drawn;
}

static void add(Action *list, int *n, int kind, int place) {
    Action a = {(short)kind, (short)place, {0}};
    list[(*n)++] = a;
}
static void add_payments(const Player *p, Action *list, int *n, int kind, int place, int c) {
    int spare = p->chips[SHIELD], fewest[5];
    add(list, n, kind, place);
    for (int i = 0; i < 5; i++) spare -= list[*n - 1].shields[i] = (short)(fewest[i] = short_of(p, c, i));
    for (int i = 0; i < 5;) { /* counts on like an odometer */
        Action next = list[*n - 1];
        int left = p->chips[SHIELD];
        for (int k = 0; k < 5; k++) {
            if (k < i) next.shields[k] = (short)fewest[k];
            left -= next.shields[k];
        }
        if (spare && left && next.shields[i] < price(p, c, i)) {
            next.shields[i]++;
            list[(*n)++] = next;
            i = 0;
        } else i++;
    }
}
static void add_takes(const Game *g, Action *list, int *n) {
    static const int take[25][3] = {
        {0, 1, 2}, {0, 1, 3}, {0, 1, 4}, {0, 2, 3}, {0, 2, 4}, {0, 3, 4}, {1, 2, 3}, {1, 2, 4}, {1, 3, 4},
        {2, 3, 4}, {0, 1, -1}, {0, 2, -1}, {0, 3, -1}, {0, 4, -1}, {1, 2, -1}, {1, 3, -1}, {1, 4, -1}, {2, 3, -1},
        {2, 4, -1}, {3, 4, -1}, {0, -1, -1}, {1, -1, -1}, {2, -1, -1}, {3, -1, -1}, {4, -1, -1}};
    int colours = 0;
    for (int i = 0; i < 5; i++) colours += g->stock[i] > 0;
    int from = colours >= 3 ? 0 : colours == 2 ? 10 : 20, to = colours >= 3 ? 10 : colours == 2 ? 20 : 25;
    for (int t = from; t < to && colours; t++) {
        int possible = 1;
        for (int i = 0; i < 3; i++)
            if (take[t][i] >= 0 && !g->stock[take[t][i]]) possible = 0;
        if (possible) add(list, n, TAKE, t);
    }
    for (int i = 0; i < 5; i++)
        if (g->stock[i] >= 4) add(list, n, TAKE, 25 + i);
}
static int in_reach(const Game *g, int *reach) {
    int n = 0;
    for (int i = 0; i < g->offers; i++)
        if (reaches(g->player[g->turn].bonus, demand[g->offer[i]])) reach[n++] = i;
    return n;
}
static int legal(const Game *g, Action *list) {
    const Player *me = &g->player[g->turn];
    int n = 0, reach[4];
    if (g->phase == RETURNING) {
        for (int i = 0; i <= SHIELD; i++)
            if (me->chips[i]) add(list, &n, GIVE_BACK, i);
        return n;
    }
    if (g->phase == CHOOSING) {
        int locations = in_reach(g, reach);
        for (int i = 0; i < locations; i++) add(list, &n, CHOOSE, reach[i]);
        return n;
    }
    if (g->phase != MAIN) {
        add(list, &n, TABLE, g->phase);
        return n;
    }
    add_takes(g, list, &n);
    if (me->held < 3) {
        for (int i = 0; i < 12; i++)
            if (g->market[i] != EMPTY) add(list, &n, RESERVE, i);
        for (int i = 0; i < 3; i++)
            if (g->left[i]) add(list, &n, RESERVE_TOP, i);
    }
    for (int i = 0; i < 12; i++)
        if (g->market[i] != EMPTY && affordable(me, g->market[i]))
            add_payments(me, list, &n, RECRUIT, i, g->market[i]);
    for (int i = 0; i < me->held; i++)
        if (affordable(me, me->hand[i])) add_payments(me, list, &n, RECRUIT_HAND, i, me->hand[i]);
    if (!n) add(list, &n, PASS, 0);
    return n;
}

static int would_qualify(const Game *g, const Player *p, int c) {
    int bonus[5], points = p->points, symbols = p->symbols, has_time = p->chips[TIME];
    memcpy(bonus, p->bonus, sizeof bonus);
    if (c != EMPTY) {
        bonus[card[c].bonus]++;
        points += card[c].points;
        symbols += card[c].avengers;
        has_time |= card[c].level == 3;
    }
    for (int i = 0; i < g->offers; i++)
        if (reaches(bonus, demand[g->offer[i]])) {
            points += 3;
            break;
        }
    const Player *holder = g->avengers == NOBODY ? NULL : &g->player[g->avengers];
    if (symbols >= 3 && p != holder && (!holder || symbols > holder->symbols)) points += 3;
    return points >= 16 && has_time && all_colours(bonus);
}
static int unseen_would_do(const Game *g, const Player *p, int level) {
    for (int i = 0; i < g->left[level]; i++)
        if (affordable(p, g->pool[level][i]) && would_qualify(g, p, g->pool[level][i])) return 1;
    for (int s = 0; s < g->seats; s++)
        for (int i = 0; i < g->player[s].held; i++) {
            int c = g->player[s].hand[i];
            if (g->player[s].unseen[i] && card[c].level == level + 1 && affordable(p, c) && would_qualify(g, p, c))
                return 1;
        }
    return 0;
}
static int may_turn_up(const Game *g, int seat, int level) {
    if (!g->left[level]) return 0;
    int can = g->player[seat].held < 3;
    for (int i = 4 * level; i < 4 * level + 4; i++)
        can |= g->market[i] != EMPTY && affordable(&g->player[seat], g->market[i]);
    return can;
}
static int may_qualify(const Game *g, int seat, const int *opened) {
    const Player *p = &g->player[seat];
    if (would_qualify(g, p, EMPTY)) return 1;
    for (int i = 0; i < 12; i++)
        if (g->market[i] != EMPTY && affordable(p, g->market[i]) && would_qualify(g, p, g->market[i])) return 1;
    for (int i = 0; i < p->held; i++) {
        int c = p->hand[i];
        if (p->unseen[i] ? unseen_would_do(g, p, card[c].level - 1) : affordable(p, c) && would_qualify(g, p, c))
            return 1;
    }
    for (int level = 0; level < 3; level++)
        if (opened[level] && unseen_would_do(g, p, level)) return 1;
    return 0;
}

static void end_turn(Game *g) {
    int next = (g->turn + 1) % g->seats;
    if (g->passes == g->seats || (g->gauntlet != NOBODY && (next == g->first || !g->played_out))) {
        g->phase = FINISHED;
        return;
    }
    if (next == g->first) g->round++, g->played_out = 0;
    g->turn = next;
    g->phase = MAIN;
}
static int anybody_left(const Game *g) {
    int opened[3] = {0, 0, 0};
    for (int s = (g->turn + 1) % g->seats; s != g->first; s = (s + 1) % g->seats) {
        if (may_qualify(g, s, opened)) return 1;
        for (int level = 0; level < 3; level++) opened[level] |= may_turn_up(g, s, level);
    }
    return 0;
}
static int rightful_holder(const Game *g) {
    if (g->gauntlet != NOBODY && qualifies(&g->player[g->gauntlet])) return g->gauntlet;
    for (int i = 0; i < g->seats; i++)
        if (qualifies(&g->player[(g->first + i) % g->seats])) return (g->first + i) % g->seats;
    return NOBODY;
}
static void check_gauntlet(Game *g) {
    if (rightful_holder(g) != g->gauntlet) g->phase = CALLING;
    else end_turn(g);
}
static void check_avengers(Game *g) {
    int mine = g->player[g->turn].symbols;
    if (mine >= 3 && (g->avengers == NOBODY || (g->avengers != g->turn && mine > g->player[g->avengers].symbols)))
        g->phase = AVENGING;
    else check_gauntlet(g);
}
static void check_locations(Game *g) {
    int reach[4], n = in_reach(g, reach);
    if (n == 0) check_avengers(g);
    else g->phase = n == 1 ? LOCATING : CHOOSING;
}
static void check_limit(Game *g) {
    if (total(g->player[g->turn].chips, 7) > 10) g->phase = RETURNING;
    else check_locations(g);
}
static void take_location(Game *g, int place) {
    memmove(&g->offer[place], &g->offer[place + 1], (--g->offers - place) * sizeof(int));
    g->player[g->turn].points += 3;
}
static void reserve(Game *g, int c, int unseen) {
    Player *me = &g->player[g->turn];
    me->hand[me->held] = c;
    me->unseen[me->held++] = unseen;
    if (g->stock[SHIELD]) g->stock[SHIELD]--, me->chips[SHIELD]++;
}
static void recruit(Game *g, int c, const short *shields) {
    Player *me = &g->player[g->turn];
    for (int i = 0; i < 5; i++) {
        int paid = price(me, c, i) - shields[i];
        me->chips[i] -= paid;
        g->stock[i] += paid;
        me->chips[SHIELD] -= shields[i];
        g->stock[SHIELD] += shields[i];
    }
    me->bonus[card[c].bonus]++;
    me->points += card[c].points;
    me->symbols += card[c].avengers;
    me->recruited++;
    if (card[c].level == 3 && !me->chips[TIME]) me->chips[TIME] = 1, g->stock[TIME]--;
}
static int from_market(Game *g, int place) {
    int c = g->market[place];
    g->market[place] = EMPTY;
    g->gap = place;
    return c;
}
static void take(Game *g, int t) {
    static const char *colours[30] = {"012", "013", "014", "023", "024", "034", "123", "124", "134", "234",
                                      "01",  "02",  "03",  "04",  "12",  "13",  "14",  "23",  "24",  "34",
                                      "0",   "1",   "2",   "3",   "4",   "00",  "11",  "22",  "33",  "44"};
    for (const char *c = colours[t]; *c; c++) g->stock[*c - '0']--, g->player[g->turn].chips[*c - '0']++;
}
static void table_step(Game *g) {
    int reach[4];
    switch (g->phase) {
    case DEALING:
        for (int i = 0; i < 12; i++) g->market[i] = draw(g, i / 4);
        g->phase = MAIN;
        break;
    case REFILLING:
        g->market[g->gap] = draw(g, g->gap / 4);
        g->gap = -1;
        check_limit(g);
        break;
    case LOCATING:
        in_reach(g, reach);
        take_location(g, reach[0]);
        check_avengers(g);
        break;
    case AVENGING:
        if (g->avengers != NOBODY) g->player[g->avengers].points -= 3;
        g->avengers = g->turn;
        g->player[g->turn].points += 3;
        check_gauntlet(g);
        break;
    case CALLING:
        g->gauntlet = rightful_holder(g);
        if (g->gauntlet != NOBODY && !g->played_out) g->played_out = anybody_left(g);
        end_turn(g);
        break;
    }
}
static void apply(Game *g, const Action *a) {
    Player *me = &g->player[g->turn];
    int c;
    if (a->kind < GIVE_BACK) g->passes = 0;
    switch (a->kind) {
    case TAKE: take(g, a->place); break;
    case RESERVE: reserve(g, from_market(g, a->place), 0); break;
    case RESERVE_TOP: reserve(g, draw(g, a->place), 1); break;
    case RECRUIT: recruit(g, from_market(g, a->place), a->shields); break;
    case RECRUIT_HAND:
        c = me->hand[a->place];
        me->held--;
        for (int i = a->place; i < me->held; i++) me->hand[i] = me->hand[i + 1], me->unseen[i] = me->unseen[i + 1];
        recruit(g, c, a->shields);
        break;
    case GIVE_BACK: me->chips[a->place]--, g->stock[a->place]++; check_limit(g); return;
    case CHOOSE: take_location(g, a->place); check_avengers(g); return;
    case PASS: g->passes++; check_locations(g); return;
    default: table_step(g); return;
    }
    if (g->gap >= 0 && g->left[g->gap / 4]) g->phase = REFILLING;
    else g->gap = -1, check_limit(g);
}

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    for (int c = 0; c < CARDS; c++) {
        Card *k = &card[c];
        if (scanf("%d %d %d %d %d %d %d %d %d", &k->level, &k->bonus, &k->points, &k->avengers, k->cost, k->cost + 1,
                  k->cost + 2, k->cost + 3, k->cost + 4) != 9) return 2;
    }
    for (int s = 0; s < SIDES; s++)
        for (int i = 0; i < 5; i++)
            if (scanf("%d", &demand[s][i]) != 1) return 2;
    int seats = atoi(argv[1]), first = atoi(argv[2]), games = atoi(argv[3]);
    static Action list[ACTIONS];
    clock_t begun = clock();
    for (int seed = first; seed < first + games; seed++) {
        Game g;
        setup(&g, seats, seed);
        Rng r = seeded(seed);
        uint32_t trace = 0;
        int steps = 0;
        while (g.phase != FINISHED) {
            int n = legal(&g, list), chosen = below(&r, n);
            trace = trace * 31 + n * 7 + chosen;
            apply(&g, &list[chosen]);
            steps++;
        }
        if (argc > 4) continue;
        printf("%d %d %u", seed, steps, trace);
        for (int s = 0; s < seats; s++)
            printf(" %d/%d/%d", g.player[s].points, g.player[s].recruited, total(g.player[s].chips, 7));
        printf("\n");
    }
    if (argc > 4) printf("%.1f\n", games / ((double)(clock() - begun) / CLOCKS_PER_SEC));
    return 0;
}
