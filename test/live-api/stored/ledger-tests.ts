import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of numbers of 64 bits and of texts with a form, for each database and kind of context. */
interface LedgerTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const largest = "9223372036854775807";
const least = "-9223372036854775808";

/** Draws a number that no other ledger has. */
const fresh = () => String(5_000_000_000 + Math.floor(Math.random() * 1e12));

/** Returns the JSON of a request, whose numbers JavaScript cannot hold. */
const ledger = (number: string, more: Readonly<Record<string, string>> = {}) => {
  const members = {
    number,
    used: '{"amount":3,"unit":"Byte"}',
    total: `{"gross":${largest},"count":7}`,
    parts: "[]",
    shares: "{}",
    owner: `"Owner${number.replace(/\W/g, "")}@Example.com"`,
    copies: "[]",
    ...more,
  };
  return `{${Object.entries(members)
    .map(([name, value]) => `"${name}":${value}`)
    .join()}}`;
};

const open = async ({ ok }: StoredHost, more: Readonly<Record<string, string>> = {}) => {
  const number = fresh();
  const { text } = await ok("POST", "/ledgers", ledger(number, more));
  return { number, text, id: (JSON.parse(text) as { readonly id: string }).id };
};

export const ledgerTests: readonly LedgerTest[] = [
  {
    name: "numbers of 64 bits are stored with all their digits",
    run: async (host) => {
      const more = { band: `{"start":${least},"end":${largest}}`, parts: `[${largest.replace("9", "8")},1]` };
      const { id, number, text } = await open(host, {
        ...more,
        limit: "9223372036854775800",
        shares: `{"${least}":${largest}}`,
      });
      expect((await host.ok("GET", `/ledgers/${id}`)).text).toBe(text);
      expect(text).toContain(
        `"number":${number},"balance":5000000000,"visits":0,"limit":9223372036854775800,"rate":0.5`,
      );
      expect(text).toContain(`"total":{"gross":${largest},"count":7,"net":9223372036854775800}`);
      expect(text).toContain(`"band":{"start":${least},"end":${largest}},"parts":[8223372036854775807,1]`);
      expect(text).toContain(`"shares":{"${least}":${largest}},"owner"`);
      expect(text).toContain('"average":2500000000.0,"each":2,"cents":2500000000,"steps":5');
      expect(text).toContain(`"note":"${number} has 5000000000","sum":8223372036854775808`);
    },
  },
  {
    name: "arithmetic widens, and what leaves 64 bits is a 400",
    run: async (host) => {
      const { id } = await open(host, { limit: "9000000000" });
      const paid = (await host.ok("POST", `/ledgers/${id}/paid`, { cents: 1_000_000_000, times: 3 })).body;
      expect(paid).toMatchObject({ balance: 8_000_000_000, visits: 3, used: { amount: 9 }, each: 2_666_666_666 });
      const overflow = await host.send("POST", `/ledgers/${id}/paid`, `{"cents":${largest},"times":2}`);
      expect(overflow).toMatchObject({ status: 400, body: { detail: "A calculation overflows or divides by zero." } });
      const narrow = await host.send("POST", "/ledgers", ledger(fresh(), { balance: "4000000000000000000" }));
      expect(narrow).toMatchObject({ status: 400 });
      for (const wrong of [`${largest}0`, "1.5", "true", "null"])
        expect(await host.send("POST", "/ledgers", ledger(wrong))).toMatchObject({ status: 400 });
    },
  },
  {
    name: "the database computes with numbers of 32 and 64 bits as C# does, and keeps them unique",
    run: async (host) => {
      const parts = "[4000000000,2]";
      const { id, number } = await open(host, { balance: "6000000000", limit: "5", parts });
      const query = new URLSearchParams({
        number,
        balance: JSON.stringify({ start: 6_000_000_000, end: 6_000_000_000 }),
        spread: "12000000000",
      });
      expect((await host.ok("GET", `/ledger-sums?${query}`)).body).toEqual([
        {
          ...{ id, number: Number(number), balance: 6_000_000_000, spread: 12_000_000_000, left: 12 },
          ...{ isVisited: true, isOdd: false, parted: 4_000_000_002, big: 1, isExample: true },
        },
      ]);
      expect(await host.send("POST", "/ledgers", ledger(number))).toMatchObject({ status: 409 });
      expect(await host.send("GET", "/ledger-sums?number=1.5")).toMatchObject({ status: 400 });
    },
  },
  {
    name: "email and web addresses are stored as texts, and any other text is a 400",
    run: async (host) => {
      const contact = { email: "o'brien+1@a-b.example.org", site: "https://example.com:8080/a%20b?q=1#top" };
      const copies = ["ada@example.com", "Bob_2@x.co"];
      const more = { contact: JSON.stringify(contact), copies: JSON.stringify(copies) };
      const { number, text, id } = await open(host, more);
      const owner = `owner${number}@example.com`;
      expect(JSON.parse(text)).toMatchObject({ owner, contact, copies, site: "https://example.com/ledgers" });
      expect((await host.ok("GET", `/ledgers/${id}`)).text).toBe(text);
      const found = await host.ok("GET", `/ledger-sums?${new URLSearchParams({ number, owner })}`);
      expect(found.body).toMatchObject([{ id, isExample: true }]);
      const emails = [
        "",
        "ada",
        "ada@",
        "@example.com",
        "a..b@example.com",
        "ada@example",
        "ada@example.com\n",
        "a b@x.co",
      ];
      const sites = [
        "",
        "example.com",
        "ftp://example.com",
        "javascript:alert(1)",
        "https://",
        "https://a b.c",
        "http://x/%",
      ];
      const wrong = [
        ...emails.flatMap((email) => [{ owner: email }, { copies: [email] }, { contact: { email } }]),
        ...sites.flatMap((site) => [{ site }, { contact: { email: "ada@example.com", site } }]),
      ].map((one) => Object.fromEntries(Object.entries(one).map(([name, value]) => [name, JSON.stringify(value)])));
      const answers = await Promise.all(wrong.map((one) => host.send("POST", "/ledgers", ledger(fresh(), one))));
      expect(answers.map(({ status }, index) => [wrong[index], status])).toEqual(wrong.map((one) => [one, 400]));
      const pay = (by: string) => host.send("POST", `/ledgers/${id}/paid`, { cents: 1, times: 1, by });
      expect(await pay("ada")).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining("by is an email address") },
      });
      expect(await pay("ada@example.com")).toMatchObject({ status: 200 });
    },
  },
];
