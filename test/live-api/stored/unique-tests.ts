import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of unique fields, for each database and kind of context. */
interface UniqueTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const mail = () => `${crypto.randomUUID()}@club`;
const member = (more: object = {}) => ({ email: mail(), level: "Junior", club: crypto.randomUUID(), ...more });
const join = ({ send }: StoredHost, more: object = {}) => send("POST", "/members", member(more));
const taken = (detail: string) => ({ status: 409, body: { status: 409, detail } });

export const uniqueTests: readonly UniqueTest[] = [
  {
    name: "a unique value is taken once, by factories, patches and several fields together",
    run: async (host) => {
      const [email, club, badge] = [mail(), crypto.randomUUID(), Date.now() % 1_000_000_000];
      expect(await join(host, { email, club, badge })).toMatchObject({ status: 200 });
      expect(await join(host, { email })).toMatchObject(taken(`Member with email '${email}' exists already.`));
      expect(await join(host, { badge })).toMatchObject(taken(`Member with badge '${badge}' exists already.`));
      const together = taken(`Member with club and level '${club}, Junior' exists already.`);
      expect(await join(host, { club })).toMatchObject(together);
      const other = (await host.ok("POST", "/members", member({ club, level: "Senior" }))).body as {
        readonly id: string;
      };
      const patch = (body: object) => host.send("PATCH", `/members/${other.id}`, body);
      expect(await patch({ email })).toMatchObject(taken(`Member with email '${email}' exists already.`));
      expect(await patch({ email: mail(), badge: null })).toMatchObject({ status: 200 });
      expect((await host.ok("GET", `/members/${other.id}`)).body).toMatchObject({ badge: null, level: "Senior" });
    },
  },
  {
    name: "no two absent values are the same",
    run: async (host) => {
      for (const badge of [null, null, undefined]) expect(await join(host, { badge })).toMatchObject({ status: 200 });
    },
  },
  {
    name: "of creations at one time, one takes the value and the others are told which",
    run: async (host) => {
      const email = mail();
      const answers = await Promise.all(Array.from({ length: 12 }, () => join(host, { email })));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(11);
      for (const answer of refused) expect(answer).toMatchObject(taken(`Member with email '${email}' exists already.`));
    },
  },
];
