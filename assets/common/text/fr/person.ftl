### The person at the screen within sentences.

# in a list of names: “Vega, Pip and you”
person-you = vous
