import { expect, test } from "vitest";
import { recheck } from "../../generators/model/recheck/recheck.ts";
import { foundInAll, modelOf } from "./found.ts";

/** Returns the qualified types of the fields of value `V` in context Lending. */
function typesIn(...sources: readonly string[]): readonly string[] {
  const lending = modelOf(...sources).contexts.find(({ name }) => name === "Lending");
  const fields = lending?.values.find(({ name }) => name === "V")?.members ?? [];
  return fields.map(({ type }) => ("context" in type ? `${type.context}.${type.name}` : type.kind));
}

const contextsIn = (...sources: readonly string[]) => modelOf(...sources).contexts.map(({ name }) => name);
const uses = "value V { cover: Blob }";

test("a model that names no file has no context for files", () => {
  expect(contextsIn("context Lending { value V { cover: String } }")).toEqual(["Lending"]);
});

test("contexts that name a file share its type", () => {
  const fleet = "context Fleet { value W { photo: Blob? } }";
  expect(contextsIn(`context Lending { ${uses} }`, fleet)).toEqual(["Lending", "Fleet", "Files"]);
  expect(typesIn(`context Lending { ${uses} }`, fleet)).toEqual(["Files.Blob"]);
});

test.each([
  [
    "a type of the context",
    ["context Lending { value Blob { path: String } value V { cover: Blob } }"],
    "Lending.Blob",
  ],
  [
    "an imported type",
    ["context Fleet { value Blob { path: String } }", `context Lending { import Fleet.{ Blob } ${uses} }`],
    "Fleet.Blob",
  ],
  [
    "the type of a context of that name",
    ["context Files { value Blob { path: String } }", `context Lending { ${uses} }`],
    "Files.Blob",
  ],
])("%s comes before that of the language", (_name, sources, type) => {
  expect(typesIn(...sources)).toEqual([type]);
  const blobs = modelOf(...sources).contexts.flatMap(({ values }) => values.filter(({ name }) => name === "Blob"));
  expect(blobs.map(({ members }) => members.map(({ name }) => name))).toEqual([["path"]]);
});

test("a context of that name without the type gets it", () => {
  const files = "context Files { value Folder { path: String } }";
  expect(contextsIn(files, `context Lending { ${uses} }`)).toEqual(["Files", "Lending"]);
  expect(typesIn(files, `context Lending { ${uses} }`)).toEqual(["Files.Blob"]);
});

test("its members are read, and a value is made of them", () => {
  const body =
    'spec Large on V = cover.size > 10 && Blob(name: cover.name, type: "a/b", size: 1, address: "/c") != cover';
  expect(foundInAll(`context Lending { ${uses} ${body} }`)).toEqual([]);
  expect(foundInAll(`context Lending { ${uses} spec Odd on V = cover.path == "" }`)).toEqual(["DSL0202 1:65"]);
});

test("it comes and goes while a model is typed", () => {
  const text = (type: string) => `context Lending { value V { cover: ${type} } }`;
  let checked = recheck([{ path: "a.model", text: text("String") }]);
  for (const [type, want] of [
    ["Blob", ["Lending", "Files"]],
    ["Blob?", ["Lending", "Files"]],
    ["Int", ["Lending"]],
  ] as const) {
    checked = recheck([{ path: "a.model", text: text(type) }], checked);
    expect([...checked.contexts.keys()]).toEqual(want);
    expect(checked.diagnostics).toEqual([]);
  }
});
