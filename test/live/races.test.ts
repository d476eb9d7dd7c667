import { expect } from "vitest";
import { type Answer, databaseTest, unique } from "./api.ts";

/** Counts the responses by status. `call` throws on a 500. */
function tally(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function times<T>(count: number, action: (index: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: count }, (_item, index) => action(index)));
}

databaseTest("a hundred creates of one key at once: one is done, the others are in conflict", async ({ call }) => {
  const code = unique("race");
  const answers = await times(100, (index) => call("POST", "/rooms", { body: { code, name: String(index) } }));
  expect(tally(answers)).toEqual({ 201: 1, 409: 99 });
  const done = answers.find(({ status }) => status === 201);
  expect((await call("GET", `/rooms/${code}`)).text).toBe(done?.text);
});

databaseTest("one key created, changed and deleted by many at once: only documented answers", async ({ call }) => {
  const code = unique("churn");
  const answers = await times(150, (index) => {
    const body = { code, name: String(index) };
    if (index % 3 === 0) return call("POST", "/rooms", { body });
    return index % 3 === 1 ? call("PUT", `/rooms/${code}`, { body }) : call("DELETE", `/rooms/${code}`);
  });
  const allowed = [
    [201, 409],
    [200, 404],
    [204, 404],
  ];
  expect(answers.filter(({ status }, index) => !allowed[index % 3]?.includes(status))).toEqual([]);
});

databaseTest(
  "a parent deleted while children are added: no child is left without it",
  async ({ call, create, list }) => {
    for (let round = 0; round < 5; round++) {
      const code = unique("home");
      await create("/rooms", { code, name: "Home" });
      const answers = await times(40, (index) =>
        index % 4 === 3 ? call("DELETE", `/rooms/${code}`) : call("POST", "/beds", { body: { roomCode: code } }),
      );
      const added = answers.filter(({ status }, index) => index % 4 !== 3 && status === 201).length;
      const deleted = answers.filter(({ status }, index) => index % 4 === 3 && status === 204).length;
      const others = answers.filter(({ status }) => ![201, 204, 404, 409].includes(status));
      expect(others).toEqual([]);
      expect(deleted).toBeLessThanOrEqual(1);
      expect((await list(`/beds?roomCode=${code}`)).totalCount).toBe(deleted === 1 ? 0 : added);
    }
  },
);

databaseTest("children moved to a parent that is being deleted", async ({ call, create }) => {
  const [from, to] = [unique("from"), unique("to")];
  await create("/rooms", { code: from, name: "From" });
  await create("/rooms", { code: to, name: "To" });
  const beds = await times(20, () => create("/beds", { roomCode: from }));
  const answers = await times(40, (index) =>
    index % 8 === 7
      ? call("DELETE", `/rooms/${to}`)
      : call("PUT", `/beds/${beds[index % 20]?.["id"]}`, { body: { roomCode: to } }),
  );
  expect(answers.filter(({ status }) => ![200, 204, 404, 409].includes(status))).toEqual([]);
});

databaseTest("many readers and writers at once are all served", async ({ call }) => {
  const name = unique("crowd");
  const answers = await times(300, (index) =>
    index % 2 === 0 ? call("POST", "/guid-parents", { body: { name } }) : call("GET", `/guid-parents?name=${name}`),
  );
  expect(tally(answers)).toEqual({ 200: 150, 201: 150 });
});
