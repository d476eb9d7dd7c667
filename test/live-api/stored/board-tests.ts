import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test on each database and in each kind of context. */
interface BoardTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

interface Board {
  readonly sum: number;
  readonly notes: readonly { readonly id: string; readonly text: string }[];
  readonly marks: readonly {
    readonly id: number;
    readonly tags: readonly { readonly text: string }[];
    readonly pins: readonly unknown[];
  }[];
}

const counted = { Count: "rows" };
const children = 100;
const overlapping = 60;
const change = `UPDATE "Boards" SET "Version" = "Version" + 1, "Sum" = "Sum" + 1`;

/** Opens a board, with children if they are asked for. */
async function open({ ok }: StoredHost, { notes = 0, links = 0, marks = 0 } = {}): Promise<string> {
  const { body } = await ok("POST", "/boards", { title: "a board" });
  const { id } = body as { readonly id: string };
  await ok("POST", `/boards/${id}/fill?notes=${notes}&links=${links}&marks=${marks}`);
  return id;
}

async function boardOf({ ok }: StoredHost, id: string): Promise<Board> {
  return (await ok("GET", `/boards/${id}`)).body as Board;
}

/** Starts a tally of a board's own, as all tests share a database. */
async function tallyOf({ ok }: StoredHost, board: string): Promise<number> {
  const id = Number.parseInt(board.slice(-7), 16);
  await ok("POST", "/tallies", { id });
  return id;
}

const stepOf = (id: string, number: number) => ["PUT", `/boards/${id}/step`, { by: 1, tally: number }] as const;

/** The tests of loading, saving and losing races. */
export const boardTests: readonly BoardTest[] = [
  {
    name: "two lists cost what they hold, and not their product: to get, to list and to change",
    run: async (host) => {
      const one = await open(host, { notes: children });
      const two = await open(host, { notes: children, links: children });
      const costs = async (id: string) => ({
        get: await host.sendWith(counted, "GET", `/boards/${id}`),
        jot: await host.sendWith(counted, "PUT", `/boards/${id}/jot`, { text: "more" }),
      });
      const [single, double] = [await costs(one), await costs(two)];
      for (const part of ["get", "jot"] as const) {
        expect([part, double[part].status]).toEqual([part, 200]);
        expect(single[part].rows).toBeGreaterThanOrEqual(children);
        expect(double[part].rows).toBeLessThanOrEqual(3 * single[part].rows);
        expect(double[part].statements).toBe(single[part].statements);
      }
    },
  },
  {
    name: "a number that a read model cannot multiply by the length of a list is refused when it is written",
    run: async (host) => {
      const id = await open(host, { notes: children, links: 2 });
      const load = async () => (await host.ok("GET", `/load-of-board?id=${id}`)).body;
      expect((await host.send("PUT", `/boards/${id}/weigh`, { grams: 1_500_000_000 })).status).toBe(400);
      expect(await load()).toMatchObject({ load: 2 });
      const weighed = await host.sendWith(counted, "PUT", `/boards/${id}/weigh`, { grams: 1_000_000_000 });
      expect([weighed.status, weighed.rows < 10]).toEqual([200, true]);
      expect(await load()).toMatchObject({ load: 2_000_000_000 });
    },
  },
  {
    name: "a command loads the lists that it reads, and no others",
    run: async (host) => {
      const id = await open(host, { notes: children, links: children, marks: 3 });
      const number = await tallyOf(host, id);
      const step = await host.sendWith(counted, ...stepOf(id, number));
      expect([step.status, step.rows < 10]).toEqual([200, true]);
      const retitled = await host.sendWith(counted, "PUT", `/boards/${id}/retitle`, { title: "new" });
      expect(retitled.body).toMatchObject({ title: "new", noteCount: children });
      expect(retitled.rows).toBeLessThan(children + 10);
      await host.ok("PUT", `/boards/${id}/mark`, { number: 9, text: "last" });
      const board = await boardOf(host, id);
      expect(board).toMatchObject({ sum: 1, notes: { length: children }, links: { length: children } });
      expect(board.marks.map((mark) => [mark.id, mark.tags.length, mark.pins.length])).toEqual([
        [1, 2, 1],
        [2, 2, 1],
        [3, 2, 1],
        [9, 2, 1],
      ]);
    },
  },
  {
    name: "a command on one child reads that child, and leaves the others and their order alone",
    run: async (host) => {
      const id = await open(host, { notes: children, marks: children });
      const before = await boardOf(host, id);
      const note = before.notes[5]?.id;
      const text = "rewritten";
      const rewritten = await host.sendWith(counted, "PUT", `/boards/${id}/notes/${note}`, { text });
      expect([rewritten.status, rewritten.rows]).toEqual([200, 1]);
      const tied = await host.sendWith(counted, "POST", `/boards/${id}/marks/7/tags`, { text: "third" });
      expect([tied.status, tied.rows < 12]).toEqual([200, true]);
      const { notes, marks } = await boardOf(host, id);
      expect(notes).toEqual(before.notes.map((one) => (one.id === note ? { id: note, text } : one)));
      expect(marks.map((mark) => [mark.id, mark.tags.length])).toEqual(
        before.marks.map((mark) => [mark.id, mark.id === 7 ? 3 : 2]),
      );
      expect(marks[6]?.tags.at(-1)).toMatchObject({ text: "third" });
      const unknown = crypto.randomUUID();
      const refused = { text: " " };
      expect(await host.send("PUT", `/boards/${id}/notes/${unknown}`, { text })).toMatchObject({ status: 400 });
      expect(await host.send("PUT", `/boards/${id}/notes/${note}`, refused)).toMatchObject({ status: 400 });
    },
  },
  {
    name: "a save searches for changes once",
    run: async (host) => {
      const id = await open(host, { notes: children });
      const jot = await host.send("PUT", `/boards/${id}/jot`, { text: "more" });
      expect([jot.status, jot.detections]).toEqual([200, 1]);
      const step = await host.send(...stepOf(id, await tallyOf(host, id)));
      expect([step.status, step.detections]).toEqual([200, 1]);
    },
  },
  {
    name: "a board that changes while it is read is read again, and never half old",
    run: async (host) => {
      const id = await open(host, { notes: 1, links: 1 });
      for (const times of [1, 2, 9]) {
        const before = (await boardOf(host, id)).sum;
        const { status, body } = await host.sendWith({ Torn: `${times} ${change}` }, "GET", `/boards/${id}`);
        const done = (await boardOf(host, id)).sum - before;
        expect([status, (body as Board).sum, done]).toEqual([200, before + done, Math.min(times, 3)]);
        const jot = await host.sendWith({ Torn: `${times} ${change}` }, "PUT", `/boards/${id}/jot`, { text: "more" });
        expect(jot.status).toBe(200);
      }
      expect(await boardOf(host, id)).toMatchObject({ notes: { length: 4 } });
    },
  },
  {
    name: "of 60 overlapping commands without If-Match, the sum counts each that is answered with 200",
    run: async (host) => {
      const id = await open(host);
      const overlap = { Overlap: `${id} ${overlapping}` };
      const answers = await Promise.all(
        Array.from({ length: overlapping }, () => host.sendWith(overlap, "PUT", `/boards/${id}/count`, { by: 1 })),
      );
      const done = answers.filter(({ status }) => status === 200).length;
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect((await boardOf(host, id)).sum).toBe(done);
      expect(done).toBeGreaterThanOrEqual(50);
    },
  },
  {
    name: "of 60 overlapping policies, the total counts each that is done",
    run: async (host) => {
      const number = await tallyOf(host, await open(host));
      const done = (await host.ok("POST", `/policies?tally=${number}&count=${overlapping}`)).body as number;
      const { body } = await host.ok("GET", `/tally-by-number?number=${number}`);
      expect(body).toEqual({ total: done });
      expect(done).toBeGreaterThanOrEqual(50);
    },
  },
  {
    name: "a command in a use case of the host that has loaded the board before is told of the lost race at once",
    run: async (host) => {
      const id = await open(host);
      const number = await tallyOf(host, id);
      const { text } = await host.ok("POST", `/boards/${id}/step-in-use-case?tally=${number}`);
      expect(text).toBe("lost");
      expect((await boardOf(host, id)).sum).toBe(1);
    },
  },
  {
    name: "an aggregate without `versioned` that the host gives back is saved, unless somebody was faster",
    run: async (host) => {
      const id = await open(host);
      const number = await tallyOf(host, id);
      const giveBack = async (isLate: boolean) =>
        (await host.ok("POST", `/boards/${id}/give-back?tally=${number}&isLate=${isLate}`)).text;
      expect([await giveBack(false), await giveBack(true)]).toEqual(["saved", "lost"]);
      expect(await boardOf(host, id)).toMatchObject({ sum: 1 });
    },
  },
];
