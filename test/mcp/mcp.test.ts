import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connected, connect, newRepository } from "./client.ts";

const folder = newRepository();
const host = join(folder, "host");
const yaml = join(host, "shop.yaml");
const original = readFileSync(yaml, "utf8");
let server: Connected;

beforeAll(async () => {
  server = await connect(folder);
}, 60_000);

afterAll(async () => {
  await server.client.close();
  rmSync(folder, { recursive: true, force: true });
});

const shop = { host: "host", files: ["host/shop.yaml"] };
const lending = { model: ["lending.model"] };

/** Plans the graft of the shop; returns its id. */
async function plannedId(): Promise<string> {
  const { text } = await server.call("plan", shop);
  return JSON.parse(text).plan;
}

test("the server names its tools, and which of them write", async () => {
  const { tools } = await server.client.listTools();
  const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
  expect(tools.map(({ name }) => name)).toEqual(["check", "routes", "doctor", "explain", "plan", "apply"]);
  expect(writing).toEqual(["apply"]);
});

test("the specification is there to read", async () => {
  const { resources } = await server.client.listResources();
  const files = readdirSync(new URL("../../docs/specification/", import.meta.url));
  expect(resources).toHaveLength(files.length);
  expect(resources).toContainEqual(
    expect.objectContaining({ uri: "tenon://specification/entity-file", mimeType: "text/markdown" }),
  );
  const { contents } = await server.client.readResource({ uri: "tenon://specification/entity-file" });
  expect(contents[0]).toMatchObject({ text: expect.stringContaining("maxLength") });
  await expect(server.client.readResource({ uri: "tenon://specification/../README" })).rejects.toThrow("not found");
});

test("a correct input passes, and a wrong one is told with its position", async () => {
  expect(await server.call("check", shop)).toMatchObject({ isError: false });
  expect(await server.call("check", lending)).toMatchObject({ isError: false });
  writeFileSync(join(host, "wrong.yaml"), original.replace("type: Guid", "type: Gid"));
  const { isError, text } = await server.call("check", { host: "host", files: ["host/wrong.yaml"] });
  rmSync(join(host, "wrong.yaml"));
  expect(isError).toBe(true);
  expect(JSON.parse(text).diagnostics).toContainEqual(
    expect.objectContaining({ code: "TEN0303", file: "host/wrong.yaml", line: expect.any(Number) }),
  );
});

test("routes, explanations and the host can be asked for", async () => {
  const routes = JSON.parse((await server.call("routes", shop)).text).routes;
  expect(routes).toContainEqual(expect.objectContaining({ verb: "POST", route: "/authors" }));
  const { text } = await server.call("routes", lending);
  expect(JSON.parse(text).routes).toContainEqual(
    expect.objectContaining({ verb: "PUT", route: "/loans/{id}/activation", role: "librarian" }),
  );
  const explained = await server.call("explain", { code: "TEN0303" });
  expect(JSON.parse(explained.text)).toMatchObject({ code: "TEN0303", cause: expect.any(String) });
  expect(await server.call("explain", { code: "TEN9999" })).toMatchObject({ isError: true });
  const doctor = await server.call("doctor", { host: "host" });
  expect(doctor.isError).toBe(false);
  expect(JSON.parse(doctor.text)).toMatchObject({ command: "doctor" });
});

test("arguments of a wrong form are refused", async () => {
  expect(await server.call("explain", {})).toMatchObject({ isError: true });
  expect(await server.call("check", { files: "shop.yaml" })).toMatchObject({ isError: true });
  expect(await server.call("check", { ...shop, ...lending })).toMatchObject({
    isError: true,
    text: "Name either files or model.",
  });
});

test.each([["../shop.yaml"], ["/etc/passwd.yaml"], ["host/out/shop.yaml"]])(
  "a path that leaves the folder is refused: %s",
  async (path) => {
    symlinkSync("/etc", join(host, "out"));
    const { isError, text } = await server.call("check", { host: "host", files: [path] });
    const planned = await server.call("plan", { host: "..", files: ["host/shop.yaml"] });
    rmSync(join(host, "out"));
    expect([isError, text]).toEqual([true, expect.stringContaining(`${path} leaves the folder`)]);
    expect(planned).toMatchObject({ isError: true, text: expect.stringContaining(".. leaves the folder") });
  },
);

test("nothing is applied that no plan of the session says", async () => {
  const made = "0123456789ab";
  expect(await server.call("apply", { plan: made })).toMatchObject({
    isError: true,
    text: expect.stringContaining(`There is no plan ${made} in this session`),
  });
  const other = await connect(folder);
  const foreign = JSON.parse((await other.call("plan", shop)).text).plan;
  await other.client.close();
  expect(await server.call("apply", { plan: foreign })).toMatchObject({ isError: true });
  expect(existsSync(join(host, "Tenon"))).toBe(false);
}, 60_000);

test("a plan is refused when an input has changed since, and forgotten", async () => {
  const plan = await plannedId();
  writeFileSync(yaml, original.replace("maxLength: 80", "maxLength: 90"));
  const moved = await server.call("apply", { plan });
  writeFileSync(yaml, original);
  expect(moved.isError).toBe(true);
  expect(JSON.parse(moved.text)).toMatchObject({ exitCode: 3, files: [] });
  expect(await server.call("apply", { plan })).toMatchObject({ isError: true });
  expect(existsSync(join(host, "Tenon"))).toBe(false);
});

test("a plan is refused when a file has come in its way", async () => {
  const plan = await plannedId();
  const path = join(host, "Tenon/Authors/Author.g.cs");
  expect(existsSync(path)).toBe(false);
  const own = join(host, "Tenon");
  writeFileSync(own, "a file of the user's");
  const moved = await server.call("apply", { plan });
  rmSync(own);
  expect([moved.isError, JSON.parse(moved.text).exitCode]).toEqual([true, 3]);
});

test("a plan with a mistake has no id", async () => {
  writeFileSync(yaml, original.replace("type: Guid", "type: Gid"));
  const { isError, text } = await server.call("plan", shop);
  writeFileSync(yaml, original);
  expect(isError).toBe(true);
  expect(JSON.parse(text)).not.toHaveProperty("plan");
});

test("an argument that no tool knows is refused by its name", async () => {
  for (const [tool, known] of [
    ["plan", shop],
    ["check", shop],
    ["doctor", { host: "host" }],
    ["explain", { code: "TEN0303" }],
  ] as const)
    expect(await server.call(tool, { ...known, prnue: true })).toMatchObject({
      isError: true,
      text: expect.stringContaining("prnue"),
    });
});

test("a message above 10 MB is refused, and the next one is answered", async () => {
  const other = await connect(folder);
  const refusal = new Promise((resolve) => {
    other.client.onerror = resolve;
  });
  const lost = other.call("explain", { code: "x".repeat(11_000_000) }).catch(() => undefined);
  await refusal;
  expect(await other.call("explain", { code: "TEN0303" })).toMatchObject({ isError: false });
  await other.client.close();
  await lost;
}, 60_000);

test("a plan shows what it changes in the user's own files", async () => {
  const { files } = JSON.parse((await server.call("plan", { ...shop, wire: true })).text);
  const program = files.find(({ path }: { path: string }) => path === "Program.cs");
  expect(program.diff).toContain("+builder.Services.AddTenon();");
});

test("a plan that was shown is carried out, once", async () => {
  const { isError, text } = await server.call("plan", { ...shop, wire: true });
  const { plan, files } = JSON.parse(text);
  expect([isError, files]).toEqual([
    false,
    expect.arrayContaining([
      expect.objectContaining({ path: "Tenon/Authors/Author.g.cs", operation: "create" }),
      expect.objectContaining({ path: "Program.cs", operation: "merge" }),
    ]),
  ]);
  expect(existsSync(join(host, "Tenon"))).toBe(false);
  const applied = await server.call("apply", { plan });
  expect([applied.isError, JSON.parse(applied.text).exitCode]).toEqual([false, 0]);
  expect(readFileSync(join(host, "Tenon/Authors/Author.g.cs"), "utf8")).toContain("class Author");
  expect(await server.call("apply", { plan })).toMatchObject({ isError: true });
  const again = JSON.parse((await server.call("plan", shop)).text);
  expect(again.files).toEqual([]);
});

test("layers plan the tests of entities, too", async () => {
  const asked = { ...shop, layers: ["tests"] };
  const { plan, files } = JSON.parse((await server.call("plan", asked)).text);
  const path = expect.stringMatching(/AuthorTests\.cs$/);
  expect(files).toContainEqual(expect.objectContaining({ path, operation: "create" }));
  expect((await server.call("apply", { plan })).isError).toBe(false);
  expect(JSON.parse((await server.call("plan", asked)).text).files).toEqual([]);
  const pruned = await server.call("plan", { ...shop, layers: [], prune: true });
  expect(JSON.parse(pruned.text).files).toContainEqual(expect.objectContaining({ path, operation: "delete" }));
  expect(await server.call("plan", { ...shop, layers: ["test"] })).toMatchObject({ isError: true });
});

test("the events of a model are planned over a broker", async () => {
  const letter = "entity Letter identified by LetterId { create send() { publish Sent() } }";
  writeFileSync(
    join(folder, "post.model"),
    `context Post { publishes Sent integration event Sent {} aggregate Letter root Letter { ${letter} } }`,
  );
  const asked = { host: "host", model: ["post.model"], layers: ["infrastructure"], messaging: "rabbitmq" };
  const { files, needs } = JSON.parse((await server.call("plan", asked)).text);
  const path = "Tenon/Modeler/Runtime/RabbitMq.cs";
  expect(files).toContainEqual(expect.objectContaining({ path, operation: "create" }));
  expect(needs).toContainEqual(expect.objectContaining({ line: expect.stringContaining("AddPostMessaging") }));
  expect(await server.call("plan", { ...shop, messaging: "rabbitmq" })).toMatchObject({
    isError: true,
    text: expect.stringContaining("--messaging is for models."),
  });
});
