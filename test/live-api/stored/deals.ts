import type { StoredHost } from "./stored-host.ts";

/** A deal as a read model shows it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The deals of one test, which other tests do not see in their own. */
export interface Deals {
  /** The identities of the bare, the full and the other deal, in the order of the keys. */
  readonly ids: readonly [bare: string, full: string, other: string];
  readonly customer: string;
  /** Returns the identities among those of an answer. */
  readonly own: (body: unknown) => readonly string[];
  /** Returns the read models that C# makes of the loaded deals. */
  readonly made: (readModel: string) => Promise<readonly Row[]>;
}

const instant = "2020-01-02T03:04:05.123456+00:00";
const price = (amount: number) => ({ amount, currency: "EUR" });

const line = {
  product: "oil",
  quantity: 2,
  price: price(10.25),
  choices: [
    { name: "wrapped", surcharge: price(0.5) },
    { name: "signed", surcharge: price(1) },
  ],
  gift: "Ada",
  soldAt: instant,
};

const bare = {
  reference: "",
  isRush: false,
  lines: [],
  scores: [],
  rates: [],
  flags: [],
  visits: [],
  tags: [],
  limits: {},
  shipTo: { street: null, city: "Kiel" },
  slot: { start: 0, end: 0 },
};

const full = {
  reference: "N-1 ü",
  crew: 3,
  weight: 10.5,
  placedAt: instant,
  isRush: true,
  title: "The deal",
  lines: [line, { ...line, quantity: 11, price: price(0.1), choices: [], gift: null, soldAt: null }],
  scores: [1, 5],
  rates: [0.1, 0.2],
  flags: ["Gone", "Draft"],
  visits: [instant],
  tags: ["rush", ","],
  limits: { Draft: 1 },
  shipTo: { street: "Quay", city: "Kiel" },
  billTo: { street: null, city: "Bonn" },
  contact: { phone: null, mail: "m" },
  budget: price(99.9),
  terms: { days: 14, deposit: null },
  slot: { start: 1, end: 9 },
};

const other = {
  ...full,
  crew: 0,
  placedAt: "2021-01-01T00:00:00+00:00",
  lines: [{ ...line, quantity: 1, price: price(20), choices: [], gift: null }],
  scores: [6],
  tags: ["rushed", "a,", 'b\n"c"'],
  flags: ["Draft"],
  billTo: null,
  contact: { phone: "1", mail: null },
  budget: price(0),
};

/** Stores three deals, the last one first. */
export async function storeDeals({ ok }: StoredHost, name: string): Promise<Deals> {
  const ids: Deals["ids"] = [`${name}1`, `${name}2`, `${name}3`];
  const customer = ((await ok("POST", "/customers", { name })).body as Row).id;
  const elsewhere = ((await ok("POST", "/customers", { name: `${name} other` })).body as Row).id;
  await ok("POST", "/bazaar/deals", { ...other, id: ids[2], customer: elsewhere });
  await ok("POST", "/bazaar/deals", { ...full, id: ids[1], customer });
  await ok("POST", "/bazaar/deals", { ...bare, id: ids[0], customer });
  await ok("PUT", `/bazaar/deals/${ids[1]}/status`, { status: "Gone" });
  const crate = { weight: 1.5, fee: price(2.25), carrier: "Courier" };
  await ok("POST", `/bazaar/deals/${ids[1]}/crates`, { ...crate, number: 2 });
  await ok("POST", `/bazaar/deals/${ids[1]}/crates`, { ...crate, number: 1, carrier: "Post" });
  await ok("POST", `/bazaar/deals/${ids[2]}/crates`, { ...crate, number: 1, carrier: "Post", weight: 4 });
  return {
    ids,
    customer,
    own: (body) => (body as readonly Row[]).map(({ id }) => id).filter((id) => ids.includes(id)),
    made: async (readModel) => {
      const answers = await Promise.all(ids.map((id) => ok("GET", `/made/${readModel}?id=${id}`)));
      return answers.map(({ body }) => body as Row);
    },
  };
}
