import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of unions, for each database and kind of context. */
interface UnionTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const card = { kind: "card", number: "4711", expires: "2030-01-31" };
const transfer = { kind: "transfer", iban: "DE2", note: null };
const cash = { kind: "cash" };
const voucher = { kind: "voucher", worth: { units: 10.5, currency: "EUR" }, rest: card };
const sale = (more: object = {}) => ({
  ...{ means: card, deposit: null, share: { means: transfer, percent: 60 }, kept: [cash, voucher], ...more },
});

export const unionTests: readonly UnionTest[] = [
  {
    name: "every case comes back equal, alone, optional, in values and in lists",
    run: async ({ ok }) => {
      const { body } = await ok("POST", "/sales", sale({ deposit: voucher }));
      const { id } = body as { readonly id: string };
      const shown = { ...sale({ deposit: voucher }), id, label: "4711", due: "2030-01-31" };
      expect(body).toMatchObject(shown);
      expect((await ok("GET", `/sales/${id}`)).body).toMatchObject(shown);
      expect((await ok("GET", "/sales")).body).toContainEqual(expect.objectContaining(shown));
      await ok("PUT", `/sales/${id}/means`, { means: cash });
      expect((await ok("GET", `/sales/${id}`)).body).toMatchObject({
        means: cash,
        deposit: cash,
        label: "cash",
        due: null,
      });
      await ok("POST", `/sales/${id}/voucher`, { units: 3 });
      const worth = { units: 3, currency: "EUR" };
      expect((await ok("GET", `/sales/${id}`)).body).toMatchObject({ means: { kind: "voucher", worth, rest: cash } });
    },
  },
  {
    name: "lists and sets of values grow and shrink by their values, and stay",
    run: async ({ ok, send }) => {
      const { body } = await ok("POST", "/sales", sale());
      const { id } = body as { readonly id: string };
      expect(body).toMatchObject({ tags: ["open"], marks: [], kinds: ["card", "4711"], kept: [cash, voucher] });
      const kept = `/sales/${id}/kept`;
      expect((await ok("POST", kept, { means: cash, tag: "a" })).body).toEqual(["open", "a"]);
      const row = async () => {
        const { tags, marks, kept: all } = (await ok("GET", `/sales/${id}`)).body as Record<string, readonly unknown[]>;
        return [tags, marks?.toSorted(), all];
      };
      expect(await row()).toEqual([
        ["open", "a"],
        ["a", "till"],
        [cash, voucher, cash],
      ]);
      await ok("POST", kept, { means: card, tag: "a", others: ["till"] });
      expect(await row()).toEqual([
        ["open", "a", "a"],
        ["a", "till"],
        [cash, voucher, cash, card],
      ]);
      expect((await send("POST", kept, { means: card, tag: "b" })).status).toBe(400);
      await ok("DELETE", kept, { means: cash, tag: "a" });
      expect(await row()).toEqual([["open"], ["a"], [voucher, card]]);
      expect((await ok("POST", kept, { means: cash, tag: "c", others: [] })).body).toEqual(["none"]);
      expect(await row()).toEqual([[], ["a", "c"], [voucher, card, cash]]);
    },
  },
  {
    name: "the kind of a case can stand behind its members, and optional members can be left out",
    run: async ({ ok }) => {
      const { kind, ...members } = card;
      expect((await ok("POST", "/sales", sale({ means: { ...members, kind } }))).body).toMatchObject({ means: card });
      const means = { iban: "DE2", kind: "transfer" };
      expect((await ok("POST", "/sales", sale({ means }))).body).toMatchObject({ means: transfer });
    },
  },
  {
    name: "every fault in a case is named by its path",
    run: async ({ send }) => {
      const { number, ...incomplete } = card;
      const refused = async (changed: object) => {
        const { status, body } = await send("POST", "/sales", sale(changed));
        expect([JSON.stringify(changed), status]).toEqual([JSON.stringify(changed), 400]);
        return (body as { readonly errors?: unknown }).errors;
      };
      for (const means of [{ number }, { kind: "cheque" }, { kind: 1 }, { kind: null }, "cash", []])
        expect(await refused({ means })).toEqual({ means: ["'means' is not valid."] });
      expect(await refused({ means: null })).toEqual({ means: ["'means' is required."] });
      expect(await refused({ means: incomplete, kept: [cash, { kind: "transfer", iban: 1, note: "a\0b" }] })).toEqual({
        "means.number": ["'means.number' is required."],
        "kept[1].iban": ["'kept[1].iban' is not valid."],
        "kept[1].note": ["'kept[1].note' must not contain NUL."],
      });
      const rest = { ...card, number: "4".repeat(10_001), expires: null };
      expect(await refused({ deposit: { ...voucher, worth: {}, rest } })).toEqual({
        "deposit.worth.units": ["'deposit.worth.units' is required."],
        "deposit.rest.number": ["'deposit.rest.number' must have at most 10000 characters."],
        "deposit.rest.expires": ["'deposit.rest.expires' is required."],
      });
      expect(await refused({ means: { ...voucher, worth: { units: 0 } } })).toBeUndefined();
      let deep: object = cash;
      for (let depth = 0; depth < 60; depth += 1) deep = { ...voucher, rest: deep };
      expect(await refused({ means: deep })).toBeUndefined();
    },
  },
  {
    name: "rules read the case of a union, and compare whole unions",
    run: async ({ ok, send }) => {
      expect(await send("POST", "/sales", sale({ means: { ...card, number: "1" } }))).toMatchObject({ status: 400 });
      const { id } = (await ok("POST", "/sales", sale())).body as { readonly id: string };
      await ok("POST", `/sales/${id}/check`);
      await ok("PUT", `/sales/${id}/means`, { means: cash });
      expect(await send("POST", `/sales/${id}/check`)).toMatchObject({ status: 400 });
    },
  },
];
