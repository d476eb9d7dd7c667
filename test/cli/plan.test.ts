import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { withConflicts } from "../edited-files.ts";
import { graft, run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const shop = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string }
`;
const host = {
  ...smallHost,
  "/repo/shop.yaml": shop,
  "/repo/host/Program.cs":
    "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n",
};
const planArguments = ["plan", "shop.yaml", "--host", "host", "--wire", "--out", "plan.json"];

function planned(files: Readonly<Record<string, string>> = host, ...args: string[]) {
  const disk = memoryDisk(files);
  const result = run(disk, ...planArguments, ...args);
  return { disk, result, plan: JSON.parse(disk.snapshot()["/repo/plan.json"] ?? "{}") };
}

function apply(disk: MemoryDisk, ...args: string[]) {
  return run(disk, "apply", "plan.json", "--host", "host", ...args);
}

function withPlan(plan: unknown): MemoryDisk {
  return memoryDisk({ ...host, "/repo/plan.json": typeof plan === "string" ? plan : JSON.stringify(plan) });
}

const schema = JSON.parse(readFileSync(new URL("../../schemas/plan.schema.json", import.meta.url), "utf8"));
const isPlan = new Ajv2020().compile(schema);

test("a plan is data of the schema, and applied it gives the bytes of the run", () => {
  const { disk, result, plan } = planned();
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
  expect(result.output).toContain("The plan is plan.json. To carry it out:\n  tenon apply plan.json --host host\n");
  expect([isPlan(plan), isPlan.errors]).toEqual([true, null]);
  expect(plan.request).toMatchObject({ kind: "entities", files: ["../shop.yaml"], wire: true });
  expect(plan.inputs.map(({ path }: { path: string }) => path)).toEqual(["../shop.yaml"]);
  expect(plan.files.map(({ path }: { path: string }) => path)).toContain("Program.cs");
  expect(Object.keys(disk.snapshot()).sort()).toEqual([...Object.keys(host), "/repo/plan.json"].sort());

  const dry = apply(disk, "--dry-run");
  expect([dry.exitCode, dry.output]).toEqual([0, expect.stringContaining("Dry run, nothing was written.")]);
  const applied = apply(disk);
  const direct = memoryDisk(host);
  const grafted = run(direct, "graft", "shop.yaml", "--host", "host", "--wire");
  expect(applied).toEqual(grafted);
  const { "/repo/plan.json": _, ...files } = disk.snapshot();
  expect(files).toEqual(direct.snapshot());
});

test("models, own templates, selected entities and every option survive the way through a plan", () => {
  const template = readFileSync(new URL("../../templates/entity/entity.mustache", import.meta.url), "utf8");
  const more = {
    ...host,
    "/repo/.git/HEAD": "",
    "/repo/house/entity/entity.mustache": `// ours\n${template}`,
    "/repo/models/shop.model": "context Shop { value Money { amount: Decimal } }",
    "/repo/events/post.model":
      "context Post { publishes Sent integration event Sent {} aggregate Letter root Letter { entity Letter identified by LetterId { create send() { publish Sent() } } } }",
  };
  for (const args of [
    ["--model", "models", "--layers", "api"],
    ["--model", "events", "--layers", "infrastructure", "--messaging", "rabbitmq"],
    ["shop.yaml", "--templates", "house", "--entity", "Author"],
  ]) {
    const disk = memoryDisk(more);
    expect(run(disk, "plan", "--host", "host", "--out", "plan.json", ...args).exitCode).toBe(0);
    const { inputs: read, ...applied } = JSON.parse(apply(disk, "--json").output);
    const direct = memoryDisk(more);
    const { inputs, ...grafted } = JSON.parse(run(direct, "graft", "--host", "host", ...args, "--json").output);
    expect(read.filter(({ path }: { readonly path: string }) => path !== "../plan.json")).toEqual(inputs);
    expect(applied).toEqual({ ...grafted, command: "apply" });
    const { "/repo/plan.json": _, ...files } = disk.snapshot();
    expect(files).toEqual(direct.snapshot());
  }
});

test.each([
  [
    "an input",
    { "/repo/shop.yaml": `${shop}# more\n` },
    "`../shop.yaml` is not as the plan says: the input has changed.",
  ],
  ["a file of the host", { "/repo/host/Program.cs": `// mine\n${host["/repo/host/Program.cs"]}` }, "Program.cs"],
  ["a file that comes", { "/repo/host/Tenon/Authors/Author.g.cs": "// mine\n" }, "Author.g.cs"],
  ["the configuration", { "/repo/host/.tenon/config.yaml": "health: host\n" }, "config.yaml"],
])("a plan is not applied where %s has moved on: exit code 3, nothing written", (_what, change, message) => {
  const { disk } = planned();
  const moved = memoryDisk({ ...disk.snapshot(), ...change });
  const before = moved.snapshot();
  for (const args of [[], ["--dry-run"]]) {
    const result = apply(moved, ...args);
    expect([result.exitCode, result.messages]).toEqual([3, expect.stringContaining(message)]);
    expect(result.messages).toContain("TEN0525");
    expect(moved.snapshot()).toEqual(before);
  }
  expect(JSON.parse(apply(moved, "--json").output)).toMatchObject({ command: "apply", exitCode: 3 });
});

test("a plan that was applied is not applied again", () => {
  const { disk } = planned();
  apply(disk);
  expect(apply(disk)).toMatchObject({ exitCode: 3, messages: expect.stringContaining("nothing is to do now") });
});

test("another version of Tenon is a hint, not an obstacle", () => {
  const { plan } = planned();
  const other = { ...plan, tenon: "0.0.1" };
  expect(apply(withPlan(other)).exitCode).toBe(0);
  const moved = { ...other, files: other.files.slice(1) };
  expect(apply(withPlan(moved)).messages).toContain("hint: Tenon 0.0.1 made the plan, and this is Tenon 0.1.0.");
});

test("a plan's word alone writes nothing: whatever is changed in it, it is refused", () => {
  const { plan } = planned();
  const [first, ...rest] = plan.files.toReversed();
  const evil = { ...first, path: "../../etc/passwd" };
  const refused: readonly (readonly [unknown, number, string])[] = [
    ["no JSON", 1, "it is not JSON"],
    ["[".repeat(100_000), 1, "it is not JSON"],
    [{ ...plan, version: 2 }, 1, "at `/version`"],
    [{ ...plan, run: "rm" }, 1, "at `/run`"],
    [{ ...plan, files: [{ ...first, after: "x" }] }, 1, "at `/files/0/after`"],
    [{ ...plan, files: [...plan.files, evil] }, 3, "`../../etc/passwd` is not as the plan says: the plan says create"],
    [{ ...plan, files: [...plan.files, { ...first, path: "/etc/passwd" }] }, 1, "`/etc/passwd` is no path"],
    [{ ...plan, files: rest }, 3, "the plan does not have it, and the run would create it"],
    [{ ...plan, files: [{ ...first, operation: "delete" }, ...rest] }, 3, "the plan says delete, and the run create"],
    [{ ...plan, files: [{ ...first, after: "0".repeat(32) }, ...rest] }, 3, "its new text is another one"],
    [
      { ...plan, needs: [{ file: "Program.cs", line: "app.Run();" }] },
      3,
      "the host no longer lacks a line of the plan",
    ],
    [{ ...plan, request: { ...plan.request, files: ["../secret.txt"] } }, 1, "it names ../secret.txt as an input"],
    [{ ...plan, inputs: [{ ...plan.inputs[0], path: "../secret.txt" }] }, 1, "it names ../secret.txt as an input"],
    [{ ...plan, request: { ...plan.request, templates: "../.." } }, 1, "templates are outside the repository"],
    [{ ...plan, request: { ...plan.request, onConflict: "overwrite" } }, 2, "--on-conflict overwrite"],
  ];
  for (const [text, exitCode, message] of refused) {
    const disk = withPlan(text);
    const before = disk.snapshot();
    const result = apply(disk);
    expect([message, result.exitCode, result.messages]).toEqual([message, exitCode, expect.stringContaining(message)]);
    expect(disk.snapshot()).toEqual(before);
  }
});

test("a plan that overwrites edited files is obeyed only if the command line says so as well", () => {
  const { disk: grafted } = graft(shop);
  const path = "/repo/host/Tenon/Authors/Author.g.cs";
  const edited = withConflicts(grafted.snapshot(), { [path]: "// mine\n" });
  const disk = memoryDisk(edited);
  const args = ["plan", "--host", "host", "--out", "plan.json"];
  expect(run(disk, ...args).exitCode).toBe(3);
  expect(disk.snapshot()).toEqual(edited);
  expect(run(disk, ...args, "--on-conflict", "overwrite").output).toContain("--on-conflict overwrite");
  expect(apply(disk).exitCode).toBe(2);
  expect(apply(disk, "--on-conflict", "overwrite").exitCode).toBe(0);
  expect(disk.snapshot()[path]).toBe(grafted.snapshot()[path]);
});

test("a plan replaces an earlier plan and no other file; without --out it is printed", () => {
  const { disk, plan } = planned();
  expect(run(disk, ...planArguments).exitCode).toBe(0);
  const mine = planned({ ...host, "/repo/plan.json": '{ "mine": true }' });
  expect([mine.result.exitCode, mine.plan]).toEqual([3, { mine: true }]);
  expect(mine.result.messages).toContain("TEN0502");
  const printed = run(memoryDisk(host), "plan", "shop.yaml", "--host", "host", "--wire");
  expect(JSON.parse(printed.output)).toEqual(plan);
  expect(run(memoryDisk(host), ...planArguments, "--json").output).toContain('"command": "plan"');
});

test("mistakes in the input stop a plan, and apply takes one plan", () => {
  const { result, disk } = planned({ ...host, "/repo/shop.yaml": "entity: {" });
  expect([result.exitCode, disk.snapshot()["/repo/plan.json"]]).toEqual([1, undefined]);
  expect(run(disk, "apply").exitCode).toBe(2);
  expect(apply(disk)).toMatchObject({ exitCode: 1, messages: expect.stringContaining("there is no such file") });
});
