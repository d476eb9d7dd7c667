import { expect, test } from "vitest";
import { parse } from "yaml";
import { build, emitted, run, type Sources } from "../in-memory.ts";
import type { MemoryDisk } from "../memory-disk.ts";
import { memoryDisk } from "../memory-disk.ts";

const library = `context Library {
  aggregate Loan root Loan {
    entity Loan identified by LoanId {
      note: String
      create open(note: String) { }
    }
  }
  readmodel LoanRow from Loan { id note }
  query LoanById(loan: LoanId): LoanRow
}
`;
const models = { "library.model": library };
const openapi = ["--target", "openapi"];

function documents(disk: MemoryDisk): Sources {
  return Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => path.includes("/openapi.")));
}

/** Returns the disk with changed files. */
function changed(disk: MemoryDisk, files: Sources): MemoryDisk {
  return memoryDisk({ ...disk.snapshot(), ...files });
}

function again(disk: MemoryDisk, ...args: readonly string[]) {
  return run(disk, "build", "models", "--out", "out", ...args);
}

test("280: two runs give the same bytes, and the second writes nothing", () => {
  const { disk } = build(models, ...openapi);
  expect(documents(build(models, ...openapi).disk)).toEqual(documents(disk));
  expect(again(disk, ...openapi).output).toBe("Nothing to do: 1 file is as it should be.\n");
});

test("281: annotations change nothing but the document", () => {
  const annotated = library.replace("create", '@route("/loans") @auth("desk") create').replace("query", "@post query");
  const [one, other] = [library, annotated].map((text) => build({ "library.model": text }).disk);
  expect(one && emitted(one)).toEqual(other && emitted(other));
  const [before, after] = [library, annotated].map((text) => build({ "library.model": text }, ...openapi).disk);
  expect(before && documents(before)).not.toEqual(after && documents(after));
});

test.each([
  ["a model that is wrong", library.replace("query LoanById(loan: LoanId)", "query LoanById(loan: Nothing)")],
  [
    "a model without a document",
    library
      .replace("query", '@route("/a/{loan:guid}") query')
      .replace(/\}\n$/, '@route("/a/{loan}") query Twin(loan: LoanId): LoanRow }'),
  ],
])("282, 287: %s writes nothing and leaves the documents of last time as they were", (_name, text) => {
  const before = documents(build(models, ...openapi).disk);
  const disk = changed(build(models, ...openapi).disk, { "/repo/models/library.model": text });
  const { exitCode, output, messages } = again(disk, ...openapi);
  expect([exitCode, output, messages]).toEqual([1, "", expect.stringContaining("Nothing was written.")]);
  expect(documents(disk)).toEqual(before);
});

test("283, 284: a model with warnings alone has its document, and they name their place", () => {
  const { disk, result } = build(
    { "library.model": library.replace("query", '@auth("front desk") query') },
    ...openapi,
  );
  expect([result.exitCode, result.messages]).toEqual([
    0,
    expect.stringMatching(/^models\/library\.model:9:3: warning TEN0724: /),
  ]);
  expect(Object.keys(documents(disk))).toEqual(["/repo/out/Library/openapi.yaml"]);
});

test("286: the document of a context that is gone is reported, and removed on demand", () => {
  const built = build({ ...models, "other.model": "context Clinic { }" }, ...openapi).disk;
  const disk = changed(built, { "/repo/models/other.model": "" });
  expect(again(disk, ...openapi).messages).toContain("TEN0510");
  expect(again(disk, ...openapi, "--prune").output).toContain("delete    out/Clinic/openapi.yaml");
  expect(Object.keys(documents(disk))).toEqual(["/repo/out/Library/openapi.yaml"]);
});

test("both forms say the same", () => {
  const { "/repo/out/Library/openapi.yaml": yaml = "" } = documents(build(models, ...openapi).disk);
  const { "/repo/out/Library/openapi.json": json = "" } = documents(
    build(models, ...openapi, "--openapi-format", "JSON").disk,
  );
  expect(JSON.parse(json)).toEqual(parse(yaml));
  expect(json.endsWith("}\n")).toBe(true);
});

test("C# and documents share a folder, and neither run judges the files of the other", () => {
  const { disk } = build(models);
  const csharp = emitted(disk);
  expect(again(disk, ...openapi, "--prune")).toMatchObject({ exitCode: 0, messages: "" });
  expect(again(disk, "--prune")).toMatchObject({ exitCode: 0, messages: "" });
  expect([emitted(disk), Object.keys(documents(disk))]).toEqual([csharp, ["/repo/out/Library/openapi.yaml"]]);
});

test("a document that was edited stops the run", () => {
  const path = "/repo/out/Library/openapi.yaml";
  const built = build(models, ...openapi).disk;
  const disk = changed(built, {
    [path]: `${documents(built)[path]}# mine\n`,
    "/repo/models/library.model": library.replaceAll("open", "start"),
  });
  const { exitCode, messages } = again(disk, ...openapi);
  expect([exitCode, messages]).toEqual([3, expect.stringContaining("TEN0501")]);
  expect(documents(disk)[path]).toContain("# mine");
});

test("--dry-run and --json tell what a run would do", () => {
  const { disk, result } = build(models, ...openapi, "--dry-run", "--json");
  expect(JSON.parse(result.output).files).toContainEqual({
    path: "Library/openapi.yaml",
    operation: "create",
    reason: "is new",
    added: expect.any(Number),
    removed: 0,
  });
  expect(documents(disk)).toEqual({});
});

test("without a folder the document is only checked", () => {
  const disk = memoryDisk({ "/repo/library.model": library.replace("query", '@auth("front desk") query') });
  const { exitCode, output, messages } = run(disk, "build", "library.model", ...openapi);
  expect([exitCode, output, messages]).toEqual([
    0,
    "1 model file, no errors. Name a folder with --out to write the files.\n",
    expect.stringContaining("TEN0724"),
  ]);
});
