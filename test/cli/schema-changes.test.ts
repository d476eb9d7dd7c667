import { expect, test } from "vitest";
import { graft, run, smallHost } from "../in-memory.ts";
import { memoryDisk, put } from "../memory-disk.ts";

const shop = (note: string, more = "", name = "Product") => `defaults: { access: anonymous }
entity:
  ${name}:
    properties:
      Id: { type: Guid, isKey: true }
      ${note}
${more}`;
const before = shop("Note: { type: string, maxLength: 80 }");
const note = "      Note: { type: string, maxLength: 80 }\n";

type Line = readonly [kind: string, place: string, change: string];

test.each<readonly [what: string, after: string, schema: readonly Line[], exitCode: number]>([
  ["a new property", shop(note.trim(), "      Size: { type: int? }\n"), [["additive", "Product.Size", "is new"]], 0],
  [
    "a new entity",
    shop(note.trim(), "  Shelf:\n    properties:\n      Id: { type: Guid, isKey: true }\n"),
    [["additive", "Shelf", "is new"]],
    0,
  ],
  [
    "a longer text",
    shop("Note: { type: string, maxLength: 90 }"),
    [["additive", "Product.Note", "has at most 90 characters now"]],
    0,
  ],
  ["null", shop("Note: { type: string?, maxLength: 80 }"), [["additive", "Product.Note", "can be empty now"]], 0],
  [
    "a renamed property",
    shop("Remark: { type: string, maxLength: 80, renamedFrom: Note }"),
    [["rename", "Product.Remark", "was Note"]],
    0,
  ],
  ["a renamed entity", shop(note.trim(), "    renamedFrom: Product\n", "Item"), [["rename", "Item", "was Product"]], 0],
  [
    "a shorter text",
    shop("Note: { type: string, maxLength: 20 }"),
    [["narrowing", "Product.Note", "has at most 20 characters now"]],
    4,
  ],
  ["another type", shop("Note: { type: int }"), [["narrowing", "Product.Note", "is int, and was string"]], 4],
  [
    "a dropped property",
    shop("Size: { type: int? }"),
    [
      ["destructive", "Product.Note", "is no longer stored"],
      ["additive", "Product.Size", "is new"],
    ],
    4,
  ],
  [
    "an undeclared rename",
    shop(note.trim(), "", "Item"),
    [
      ["destructive", "Product", "is no longer stored"],
      ["additive", "Item", "is new"],
    ],
    4,
  ],
])("a plan and a check name %s", (_, after, schema, exitCode) => {
  const { disk } = graft(before);
  put(disk, "/repo/entities.yaml", after);
  const plan = run(disk, "plan", "--host", "host", "--json");
  const document = JSON.parse(plan.output);
  const found = schema.map(([kind, place, change]) => ({ kind, place, change }));
  expect([plan.exitCode, document.schema]).toEqual([exitCode, found]);
  const check = run(disk, "graft", "--host", "host", "--check");
  expect([check.exitCode, check.output]).toEqual([4, expect.stringContaining("What is stored changes:")]);
});

test("a plan whose losses are accepted is written, and says them", () => {
  const { disk } = graft(before);
  put(disk, "/repo/entities.yaml", shop("Size: { type: int? }"));
  const line = ["plan", "--host", "host", "--out", "plan.json"] as const;
  expect(run(disk, ...line)).toMatchObject({
    exitCode: 4,
    messages: expect.stringContaining("tenon plan --accept TEN0916:Product.Note"),
  });
  expect(run(disk, ...line, "--accept", "TEN0916:Product.Size").messages).toContain("TEN0917");
  expect(run(disk, ...line, "--accept", "TEN0916:Product.Note").exitCode).toBe(0);
  expect(JSON.parse(disk.snapshot()["/repo/plan.json"] ?? "").schema).toHaveLength(2);
  expect(run(disk, "apply", "plan.json", "--host", "host").exitCode).toBe(0);
});

test("an entity file accepts losses where a review sees them, and keeps them when they are done", () => {
  const { disk } = graft(before);
  const accepted = (names: string) => `acceptedChanges: [${names}]\n${shop("Size: { type: int? }")}`;
  const plan = () => run(disk, "plan", "--host", "host");
  put(disk, "/repo/entities.yaml", accepted("TEN0915:Product.Note"));
  expect(plan()).toMatchObject({ exitCode: 4, messages: expect.stringContaining("error TEN0916") });
  put(disk, "/repo/entities.yaml", accepted("TEN0916:Product.Note"));
  expect(plan()).toMatchObject({ exitCode: 0, output: expect.stringContaining("Product.Note") });
  expect(run(disk, "graft", "--host", "host", "--check").messages).not.toContain("TEN0916");
  expect(run(disk, "graft", "--host", "host").exitCode).toBe(0);
  expect(plan()).toMatchObject({ exitCode: 0, messages: "" });
  expect(run(disk, "graft", "--host", "host", "--check").messages).not.toContain("TEN09");
});

test.each(["TEN1002:Products.Note", "Product.Note", "TEN0916"])("%s accepts nothing in an entity file", (name) => {
  const { disk } = graft(before);
  put(disk, "/repo/entities.yaml", `acceptedChanges: ["${name}"]\n${before}`);
  expect(run(disk, "plan", "--host", "host")).toMatchObject({ exitCode: 1, messages: expect.stringContaining(name) });
});

const model = (fields: string, head = "Loan") => `context Lending {
  value Terms { days: Int  place: String }
  aggregate ${head} root Loan versioned {
    entity Loan identified by LoanId {
      ${fields}
      create open() {}
    }
  }
}
`;

test.each<readonly [what: string, after: string, schema: readonly Line[]]>([
  ["a new field", model("note: String?\n      terms: Terms?\n      size: Int?"), [["additive", "Loan.Size", "is new"]]],
  [
    "a renamed field",
    model("remark: String? renamed from note\n      terms: Terms?"),
    [["rename", "Loan.Remark", "was Note"]],
  ],
  ["a dropped field", model("terms: Terms?"), [["destructive", "Loan.Note", "is no longer stored"]]],
  [
    "a field of a value",
    model("note: String?\n      terms: Terms?").replace("place: String", "place: Int"),
    [["narrowing", "Terms.Place", "is int, and was string"]],
  ],
])("a plan of a model names %s", (_, after, schema) => {
  const disk = memoryDisk({ ...smallHost, "/repo/lending.model": model("note: String?\n      terms: Terms?") });
  const options = ["--model", "lending.model", "--host", "host"] as const;
  expect(run(disk, "graft", ...options, "--layers", "infrastructure").exitCode).toBe(0);
  put(disk, "/repo/lending.model", after);
  const { output } = run(disk, "plan", ...options, "--json");
  expect(JSON.parse(output).schema).toEqual(schema.map(([kind, place, change]) => ({ kind, place, change })));
});

test("a first graft, and one that stores nothing anew, change no schema", () => {
  const { disk } = graft(before);
  expect(JSON.parse(run(disk, "plan", "--host", "host", "--json").output).schema).toBeUndefined();
  put(disk, "/repo/entities.yaml", before.replace("anonymous", "authenticated"));
  expect(JSON.parse(run(disk, "plan", "--host", "host", "--json").output).schema).toBeUndefined();
});
