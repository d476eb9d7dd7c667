import { expect } from "vitest";
import { databaseTest, type Row, unique } from "./api.ts";

const routes: Readonly<Record<string, Row>> = {
  sends: { definition: "key", route: "x" },
  maps: { response: "x", sendId: null, mode: "Fast" },
  "file-sets": { user: "x" },
  definitions: { httpContext: "x" },
  summaries: { validator: "x" },
  validators: { endpoint: "x" },
  configs: { error: "x" },
  errors: { text: "x" },
  settlements: { text: "x" },
};

databaseTest(
  "entities with the names of what endpoint classes inherit work like any other",
  async ({ call, create }) => {
    for (const [route, members] of Object.entries(routes)) {
      const row = { ...members, ...("definition" in members && { definition: unique("key") }) };
      const created = await create(`/${route}`, row);
      expect([route, created]).toEqual([route, expect.objectContaining(row)]);
      const item = `/${route}/${created["definition"] ?? created["id"]}`;
      expect([route, (await call("GET", item)).body]).toEqual([route, created]);
      expect([route, (await call("PUT", item, { body: row })).body]).toEqual([route, created]);
      expect([route, (await call("GET", `/${route}?sortBy=unknown`)).status]).toEqual([route, 200]);
      expect([route, (await call("DELETE", item)).status]).toEqual([route, 204]);
    }
  },
);

databaseTest("a nested list of such entities has the children of its parent alone", async ({ create, list }) => {
  const { definition } = await create("/sends", { definition: unique("parent"), route: "x" });
  const child = await create("/maps", { response: "x", sendId: definition, mode: "Slow" });
  await create("/maps", { response: "y", sendId: null, mode: "Slow" });
  expect((await list(`/sends/${definition}/maps`)).items).toEqual([child]);
});
