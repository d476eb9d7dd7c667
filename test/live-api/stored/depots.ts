import type { StoredHost } from "./stored-host.ts";

/** The identities of the depots. */
export const depots = [1, 2, 3] as const;

const instant = "2020-01-02T03:04:05.123456+00:00";
const terms = { days: 7, deposit: null };

const box = {
  name: "gift",
  size: 4,
  ratio: 0.25,
  kind: "Gone",
  owner: "D",
  isOpen: false,
  numbers: [1, 3],
  words: ["x", "y"],
  states: ["Gone"],
  terms,
  inner: [{ name: "gift", surcharge: { amount: 1, currency: "EUR" } }],
};

const plainBox = {
  ...box,
  size: null,
  ratio: null,
  kind: "Draft",
  owner: "other",
  isOpen: true,
  numbers: [],
  words: [],
  states: ["Draft"],
  inner: [],
};

const bare = {
  boxes: [],
  pack: { name: "p", boxes: [] },
  sides: { label: "p", lengths: [] },
  limit: 0,
  deal: "D",
  watchers: [],
  since: instant,
  isOpen: false,
};

/** Stores a bare depot, one with every list filled, and one in between. */
export async function storeDepots({ ok }: StoredHost): Promise<void> {
  const [first, second, third] = depots;
  const sides = { label: "s", lengths: [4, 5] };
  const full = { ...bare, boxes: [box, plainBox], pack: { name: "p", boxes: [box] }, sides, limit: 4, isOpen: true };
  await ok("POST", "/bazaar/depots", { ...full, id: third, boxes: [plainBox, plainBox, plainBox], limit: -4 });
  await ok("POST", "/bazaar/depots", { ...full, id: second });
  await ok("POST", "/bazaar/depots", { ...bare, id: first });
  const shelf = { boxes: [box], numbers: [2, 3], sides, deal: "D", note: "n", at: "2019-01-01T00:00:00Z" };
  await ok("POST", `/bazaar/depots/${second}/shelves`, { ...shelf, number: 2 });
  await ok("POST", `/bazaar/depots/${second}/shelves`, { ...shelf, number: 1, deal: null, boxes: [] });
  const late = { ...shelf, number: 1, at: instant, deal: "other", boxes: [plainBox] };
  await ok("POST", `/bazaar/depots/${third}/shelves`, late);
}
