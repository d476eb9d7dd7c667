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
    name: "the kind of a case can stand behind its members, and optional members can be left out",
    run: async ({ ok }) => {
      const { kind, ...members } = card;
      expect((await ok("POST", "/sales", sale({ means: { ...members, kind } }))).body).toMatchObject({ means: card });
      const means = { iban: "DE2", kind: "transfer" };
      expect((await ok("POST", "/sales", sale({ means }))).body).toMatchObject({ means: transfer });
    },
  },
  {
    name: "a body without a known kind, or without a member of its case, is refused by name",
    run: async ({ send }) => {
      const { number, ...incomplete } = card;
      const wrong = [{ number }, { kind: "cheque" }, { kind: 1 }, incomplete, { ...card, number: null }, "cash", []];
      for (const means of wrong) {
        const answer = await send("POST", "/sales", sale({ means }));
        expect([JSON.stringify(means), answer.status]).toEqual([JSON.stringify(means), 400]);
        expect(answer.body).toMatchObject({ errors: { means: [expect.any(String)] } });
      }
      expect(await send("POST", "/sales", sale({ means: null }))).toMatchObject({
        status: 400,
        body: { errors: { means: ["'means' is required."] } },
      });
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
