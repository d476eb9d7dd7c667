const money = { amount: 10.25, flag: "Blue" };
const instant = "2020-01-02T03:04:05.123456+00:00";
const contact = { phone: "1", mail: null };
const terms = { days: 14, price: money, deposit: { amount: 0, flag: "Red" }, contact };

const cargo = {
  name: 'coal \'n "coke" ü',
  price: money,
  pieces: [
    { kind: "Large", count: 2, ship: "Other", at: instant },
    { kind: "Small", count: 1, ship: null, at: null },
  ],
  labels: ["wet", "Wet", ""],
  weights: [0.1, 1.5],
  unloaded: [instant],
  counts: { a: 1, "b c": 2 },
  span: { start: -1, end: 3 },
  contact: { phone: null, mail: "m" },
};
const bareCargo = {
  ...cargo,
  name: "",
  pieces: [],
  labels: [],
  weights: [],
  unloaded: [],
  counts: null,
  span: null,
  contact: null,
};
const tree = { name: "root", twigs: [{ name: "twig", twigs: [{ name: "leaf", twigs: [] }] }] };

/** Returns the request that launches a ship with each of its required fields. */
export function ship(id: string, captain: string) {
  return {
    id,
    name: `The ${id}`,
    captain,
    tonnage: 12.5,
    launched: instant,
    price: money,
    contact,
    manifest: { title: "m", cargo: [cargo, bareCargo] },
    cargo: [cargo, bareCargo],
    draught: { start: 0.5, end: 7 },
    slots: [
      { start: 1, end: 1 },
      { start: 2, end: 9 },
    ],
    ports: ["Kiel", "", "Århus"],
    flags: ["Green", "Red"],
    pilots: [captain],
    visits: [instant, "1999-12-31T23:59:59.999999+00:00"],
    labels: ["new"],
    berths: ["Large", "Small"],
    limits: { Red: 0.1, Green: 99.99 },
    offices: { Kiel: terms, "": { ...terms, deposit: null } },
    grid: [[1, 2], [], [3]],
    tree,
    trees: [tree, { name: "bare", twigs: [] }],
  };
}

/** The request that fills each optional field of a ship. */
export const refit = {
  berth: "Large",
  crew: 0,
  sold: instant,
  deposit: { amount: 1.5, flag: "Green" },
  fallback: { phone: null, mail: "f" },
  terms,
  next: { title: "n", cargo: [bareCargo] },
  reserve: [cargo],
  season: { start: instant, end: "2030-01-01T00:00:00+00:00" },
  depths: [1.25, -3],
  windows: [{ from: instant, to: "2030-01-01T00:00:00+00:00" }],
  nothing: {},
  stamp: { text: "s", pages: [{ number: 1 }, { number: 2 }] },
  cargo: [bareCargo, cargo],
  slots: [{ start: -5, end: 5 }],
};

export const licence = { id: { code: "L", year: 1 }, worth: money };

/** Returns the request of an entry without its number. */
export function entry(title: string, by: string) {
  return { title, cargo: [cargo], by };
}
