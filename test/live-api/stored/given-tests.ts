import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of identities that callers give, for each database and kind of context. */
interface GivenTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const guid = () => crypto.randomUUID();
const taken = (detail: string) => ({ status: 409, body: { detail } });

async function trainOf({ ok }: StoredHost): Promise<string> {
  const id = guid();
  await ok("POST", "/trains", { id, name: "Orient" });
  return id;
}

export const givenTests: readonly GivenTest[] = [
  {
    name: "a Guid that is given is the identity, once",
    run: async (host) => {
      const id = await trainOf(host);
      expect((await host.ok("GET", `/trains/${id}`)).body).toMatchObject({ id, name: "Orient" });
      const again = { id, name: "Ghost" };
      expect(await host.send("POST", "/trains", again)).toMatchObject(taken(`Train '${id}' exists already.`));
      expect((await host.ok("GET", `/trains/${id}`)).body).toMatchObject({ name: "Orient" });
      for (const body of [{ name: "None" }, { id: "12", name: "Short" }])
        expect(await host.send("POST", "/trains", body)).toMatchObject({ status: 400 });
    },
  },
  {
    name: "a Guid that is given to a child counts in its root",
    run: async (host) => {
      const [id, other, seat] = [await trainOf(host), await trainOf(host), guid()];
      const seated = (train: string) => host.send("PUT", `/trains/${train}/fit`, { seat, row: 1 });
      expect(await seated(id)).toMatchObject({ status: 200 });
      expect(await seated(id)).toMatchObject({ status: 400 });
      expect(await seated(other)).toMatchObject({ status: 200 });
      expect((await host.ok("GET", `/trains/${id}`)).body).toMatchObject({ seats: [{ id: seat, row: 1 }] });
      await host.ok("PUT", `/trains/${id}/strip`, { seat });
      expect((await host.ok("GET", `/trains/${id}`)).body).toMatchObject({ seats: [] });
      expect((await host.ok("GET", `/trains/${other}`)).body).toMatchObject({ seats: [{ id: seat }] });
    },
  },
  {
    name: "a rule on a natural identity is asked when it is given",
    run: async (host) => {
      const letter = () => String.fromCharCode(65 + Math.floor(Math.random() * 26));
      const code = `${letter()}${letter()}${letter()}`;
      const open = (id: string) => host.send("POST", "/stations", { id, name: "Central" });
      expect(await open("abc")).toMatchObject({
        status: 400,
        body: { detail: "a code has three capital letters" },
      });
      expect(await open(code)).toMatchObject({ status: 200 });
      expect(await open(code)).toMatchObject(taken(`Station '${code}' exists already.`));
    },
  },
];
