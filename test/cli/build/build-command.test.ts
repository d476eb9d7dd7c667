import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { readManifest } from "../../../generators/files/manifest/manifest.ts";
import { withoutOwnState } from "../../files/own-state.ts";
import { build, emitted, emittedFrom, run, smallHost } from "../../in-memory.ts";
import { memoryDisk, put } from "../../memory-disk.ts";

const library = `context Library {
  aggregate Desk root Loan {
    entity Loan identified by LoanId {
      copies: Int
      command close { copies -> 0 }
      create open(copies: Int) { }
    }
  }
  readmodel LoanRow from Loan { id copies }
  query LoanById(loan: LoanId): LoanRow
}
`;
const clinic = "context Clinic {\n  enum Ward { North, South }\n}\n";
const entities = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
`;

test("a build creates the files and a record of them, and a second one does nothing", () => {
  const { disk, result } = build({ "library.model": library });
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
  expect(result.output).toMatch(/ {2}create {4}out\/Library\/ {2}\d+ files\n/);
  const before = disk.snapshot();
  expect(readManifest({ disk, root: "/repo/out" })).toMatchObject({
    ok: true,
    value: { inputs: ["../models/*.model"] },
  });
  const again = run(disk, "build", "models", "--out", "out");
  expect([again.exitCode, again.output]).toEqual([0, expect.stringMatching(/^Nothing to do: \d+ files/)]);
  expect(disk.snapshot()).toEqual(before);
});

test("two builds of the same models give the same bytes, whatever the order in which they are named", () => {
  const files = { "/repo/a/library.model": library, "/repo/b/clinic.model": clinic };
  const [one, other] = [
    ["a/library.model", "b"],
    ["b", "a/library.model"],
  ].map((models) => {
    const disk = memoryDisk(files);
    expect(run(disk, "build", ...models, "--out", "out").exitCode).toBe(0);
    return disk.snapshot();
  });
  expect(one).toEqual(other);
});

test("without --out the model is only checked", () => {
  const disk = memoryDisk({ "/repo/library.model": library });
  const before = disk.snapshot();
  const { exitCode, output } = run(disk, "build", "library.model");
  expect([exitCode, output]).toEqual([0, "1 model file, no errors. Name a folder with --out to write the files.\n"]);
  expect(disk.snapshot()).toEqual(before);
});

test("a dry run names every file and writes nothing", () => {
  const { disk, result } = build({ "library.model": library }, "--dry-run");
  expect(result.output).toMatch(/^ {2}create {4}out\/Library\/Loan\.cs {2}\+\d+ −0$/m);
  expect(result.output).toMatch(/Dry run, nothing was written\. Files: \d+ created\./);
  expect(Object.keys(disk.snapshot())).toEqual(["/repo/models/library.model"]);
});

test("a model with a mistake writes nothing and leaves what is there, also when only one of several files has it", () => {
  const { disk } = build({ "library.model": library });
  const broken = memoryDisk({
    ...disk.snapshot(),
    "/repo/models/clinic.model": "context Clinic { value V { x: Nothing } }",
  });
  const before = broken.snapshot();
  const { exitCode, output, messages } = run(broken, "build", "models", "--out", "out");
  expect([exitCode, output]).toEqual([1, ""]);
  expect(messages).toMatch(/^models\/clinic\.model:1:31: error DSL0101: /);
  expect(broken.snapshot()).toEqual(before);
});

test.each([
  ["bin/Model", "bin/Model"],
  ["obj", "obj"],
  ["Web/node_modules/x", "Web/node_modules/x"],
  [".generated", ".generated"],
  ["Obj/Model", "Obj/Model"],
])("a folder that the build ignores is a warning: %s", (out, shown) => {
  const { disk } = build({ "library.model": library });
  const project = memoryDisk({ ...disk.snapshot(), "/repo/Shop/Shop.csproj": "" });
  const { exitCode, messages } = run(project, "build", "models", "--out", `Shop/${out}`);
  expect([exitCode, messages]).toEqual([0, expect.stringContaining(`warning TEN0532: \`${shown}\` is in a folder`)]);
  // A project below is compiled, whatever the folders above it are named.
  const nested = memoryDisk({ ...project.snapshot(), [`/repo/Shop/${out}/Model.csproj`]: "" });
  expect(run(nested, "build", "models", "--out", `Shop/${out}/Sub`).messages).not.toContain("TEN0532");
  expect(run(memoryDisk(disk.snapshot()), "build", "models", "--out", out).messages).not.toContain("TEN0532");
});

test("a model with warnings only writes all its files", () => {
  const { disk, result } = build({
    "library.model": library.replace("  query", '  @route("/loans/{nobody}")\n  query'),
  });
  expect([result.exitCode, result.messages]).toEqual([0, expect.stringContaining("warning DSL1215")]);
  expect(emitted(disk)).toHaveProperty(["Library/Loan.cs"]);
});

test("an edit in the lines of a new output is a conflict: exit 3, and not one byte is written", () => {
  const { disk } = build({ "library.model": library });
  put(disk, "/repo/out/Library/Loan.cs", "// mine\n");
  put(disk, "/repo/models/library.model", library.replace("copies -> 0", "copies -> 1"));
  put(disk, "/repo/models/clinic.model", clinic);
  const before = disk.snapshot();
  const { exitCode, messages } = run(disk, "build", "models", "--out", "out");
  expect([exitCode, messages]).toEqual([3, expect.stringContaining("error TEN0528: `Library/Loan.cs` was changed")]);
  expect(disk.snapshot()).toEqual(before);
});

test("what a model no longer declares is an orphan, and goes with --prune", () => {
  const { disk } = build({ "library.model": library, "clinic.model": clinic });
  const { "/repo/models/clinic.model": _gone, ...rest } = disk.snapshot();
  const smaller = memoryDisk(rest);
  const orphaned = run(smaller, "build", "models", "--out", "out");
  expect([orphaned.exitCode, orphaned.messages]).toEqual([
    0,
    expect.stringContaining("TEN0510: `Clinic/ClinicTypes.cs`"),
  ]);
  expect(run(smaller, "build", "models", "--out", "out", "--prune").exitCode).toBe(0);
  expect(emitted(smaller)).toEqual(emitted(build({ "library.model": library }).disk));
});

test("models of last time are built again with those that are named, so that the runtime fits all", () => {
  const disk = memoryDisk({ "/repo/library.model": library, "/repo/clinic.model": clinic });
  expect(run(disk, "build", "library.model", "--out", "out").exitCode).toBe(0);
  const { exitCode, messages } = run(disk, "build", "clinic.model", "--out", "out");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(emitted(disk)).toEqual(emittedFromDomain({ library, clinic }));
  const { "/repo/library.model": _gone, ...rest } = disk.snapshot();
  const refused = run(memoryDisk(rest), "build", "clinic.model", "--out", "out");
  expect([refused.exitCode, refused.messages]).toEqual([1, expect.stringContaining("TEN0115")]);
});

test("two emitted types of one name are an error that names both, with the layer that emits them", () => {
  const twins = { "library.model": library.replace("LoanById", "LoanClose") };
  expect(build(twins).result.exitCode).toBe(0);
  const { disk, result } = build(twins, "--layers", "application");
  expect([result.exitCode, result.messages]).toEqual([
    1,
    expect.stringContaining(
      "error TEN0701: `Library.LoanCloseHandler` would be declared twice, as command handler and as query handler.",
    ),
  ]);
  expect(emitted(disk)).toEqual({});
});

test("--print routes lists the operations", () => {
  const disk = memoryDisk({ "/repo/library.model": library });
  const { exitCode, output } = run(disk, "build", "library.model", "--print", "routes");
  expect([exitCode, output.split("\n").map((line) => line.split(/ {2,}/).slice(0, 3).join(" "))]).toEqual([
    0,
    [
      "VERB ROUTE OPERATION",
      "POST /loan/close Loan_close",
      "POST /loan/open Loan_open",
      "GET /loan-by-id LoanById",
      "",
    ],
  ]);
});

test("--print routes with --json prints the operations as data", () => {
  const disk = memoryDisk({ "/repo/library.model": library });
  const report = JSON.parse(run(disk, "build", "library.model", "--print", "routes", "--json").output);
  expect(report.routes[0]).toEqual({
    context: "Library",
    operation: "Loan_close",
    verb: "POST",
    route: "/loan/close",
    role: null,
    tokens: [],
    origins: { verb: "convention", route: "convention", role: "convention" },
  });
  expect(report.routes).toHaveLength(3);
  expect(JSON.parse(run(disk, "build", "library.model", "--json").output)).not.toHaveProperty("routes");
  const wrong = memoryDisk({ "/repo/library.model": "context A { value V { a: Nope } }" });
  expect(JSON.parse(run(wrong, "build", "library.model", "--print", "routes", "--json").output)).toMatchObject({
    exitCode: 1,
    diagnostics: [{ code: "DSL0101" }],
  });
});

const mapped = `
context Fleet { publishes Sold  integration event Sold { plate: PlateId } value Price { amount: Decimal } }
context Lending { subscribes Fleet.Sold value Fine { amount: Decimal } }
contextmap {
  Fleet <-> Lending : shared-kernel { Price }
  Fleet -> Lending : anti-corruption-layer acl { Fleet.Price -> Lending.Fine }
}`;

test("--print context-map lists relations and integration events, as text and as JSON", () => {
  const disk = memoryDisk({ "/repo/m.model": mapped, "/repo/library.model": library });
  const print = (model: string, ...args: readonly string[]) =>
    run(disk, "build", model, "--print", "context-map", ...args);
  expect(print("m.model").output).toBe(
    [
      "CONTEXT       CONTEXT  RELATION               TYPES",
      "Fleet    <->  Lending  shared-kernel          Price",
      "Fleet    ->   Lending  anti-corruption-layer  Fleet.Price -> Lending.Fine",
      "",
      "PUBLISHER  EVENT  SUBSCRIBERS",
      "Fleet      Sold   Lending",
      "",
    ].join("\n"),
  );
  expect(print("library.model").output).toBe("The contexts have no relations and no integration events.\n");
  const report = JSON.parse(print("m.model", "--json").output);
  const schema = JSON.parse(readFileSync(new URL("../../../schemas/report.schema.json", import.meta.url), "utf8"));
  expect(new Ajv2020().validate(schema, report)).toBe(true);
  expect(report.contextMap).toEqual({
    contexts: ["Fleet", "Lending"],
    relations: [
      { kind: "shared-kernel", left: "Fleet", arrow: "<->", right: "Lending", types: ["Price"], mappings: [] },
      {
        kind: "anti-corruption-layer",
        left: "Fleet",
        arrow: "->",
        right: "Lending",
        types: [],
        mappings: [{ source: "Fleet.Price", target: "Lending.Fine" }],
      },
    ],
    events: [{ context: "Fleet", name: "Sold", subscribers: ["Lending"] }],
  });
});

test("graft --model names the handlers of integration events that the host does not mention", () => {
  const needs = (program: string) => {
    const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program, "/repo/m.model": mapped });
    return run(disk, "graft", "--model", "m.model", "--host", "host", "--layers", "application", "--json").output;
  };
  const line = "builder.Services.AddScoped<IIntegrationEventHandler<Fleet.IntegrationEvents.Sold>, SoldHandler>();";
  expect(JSON.parse(needs("")).host.needs).toEqual([line]);
  expect(JSON.parse(needs(line)).host.needs).toEqual([]);
  const handler = "class SoldHandler : Modeler.Runtime.IIntegrationEventHandler<Sold> { }";
  expect(JSON.parse(needs(handler)).host.needs).toEqual([]);
});

test("graft --model names no handler of an event that a policy begins with", () => {
  const policy =
    "aggregate Notes root Note { entity Note identified by NoteId { create take() {} } } policy TakeNote when Fleet.Sold then Note.take";
  const model = mapped.replace("subscribes Fleet.Sold", `subscribes Fleet.Sold ${policy}`);
  const disk = memoryDisk({ ...smallHost, "/repo/m.model": model });
  const { output } = run(disk, "graft", "--model", "m.model", "--host", "host", "--layers", "application", "--json");
  expect(JSON.parse(output).host.needs.join("\n")).not.toContain("IIntegrationEventHandler");
});

const usage = [
  ["an unknown word to print", ["m", "--print", "types"], "--print routes"],
  ["no model", [], "No model was named."],
  [
    "an unknown layer",
    ["m", "--layers", "aplication"],
    "Did you mean 'application'? The layers are domain, application, infrastructure, api and tests.",
  ],
  [
    "a layer like no other",
    ["m", "--layers", "ui"],
    "The layers are domain, application, infrastructure, api and tests.",
  ],
  [
    "an unknown layer like none",
    ["m", "--layers", "web"],
    "The layers are domain, application, infrastructure, api and tests.",
  ],
  ["an unknown target", ["m", "--target", "java"], "The targets are csharp, openapi and asyncapi."],
  [
    "an unknown layer of a document",
    ["m", "--target", "openapi", "--layers", "web"],
    "The layers are domain, application, infrastructure, api and tests.",
  ],
  ["an unknown form of documents", ["m", "--target", "openapi", "--openapi-format", "xml"], "yaml and json"],
  ["C# in a form of documents", ["m", "--openapi-format", "json"], "Add --target openapi."],
  [
    "an unknown option",
    ["m", "--outt", "x"],
    "Did you mean '--out'? The options are --out, --layers, --messaging, --target",
  ],
  ["an option like no other", ["m", "--verbose"], "The options are --out, --layers, --messaging, --target"],
] as const;

test.each(usage)("%s is a mistake in the command line: exit 2", (_name, args, text) => {
  const { exitCode, output, messages } = run(memoryDisk({ "/repo/m": "" }), "build", ...args);
  expect([exitCode, output, messages]).toEqual([2, "", expect.stringContaining(text)]);
});

test.each([
  ["a file that is not there", "nothing.model", "TEN0611"],
  ["a folder without models", "empty", "TEN0612"],
])("%s: exit 5 or 1, with its code", (_name, model, code) => {
  const { exitCode, messages } = run(memoryDisk({ "/repo/empty/readme.txt": "" }), "build", model);
  expect([exitCode > 0, messages]).toEqual([true, expect.stringContaining(code)]);
});

test("layers are read in any letter case, each once, and blanks do not count", () => {
  const { disk } = build({ "library.model": library }, "--layers", " Application , DOMAIN,application");
  expect(emitted(disk)).toEqual(emittedFrom({ "library.model": library }));
});

test("--json prints one document as the schema describes it", () => {
  const { result } = build({ "library.model": library }, "--json");
  const report = JSON.parse(result.output);
  const schema = JSON.parse(readFileSync(new URL("../../../schemas/report.schema.json", import.meta.url), "utf8"));
  expect(new Ajv2020().validate(schema, report)).toBe(true);
  expect([report.command, report.exitCode]).toEqual(["build", 0]);
  expect(report.files).toContainEqual({ path: "Library/Loan.cs", operation: "create", reason: "is new" });
});

test("a host registers the handlers of a context without endpoints by themselves", () => {
  const counters = `context Counters {
  event Began { counter: CounterId }
  aggregate Counters root Counter {
    entity Counter identified by CounterId {
      count: Int = 0
      create begin() internal { emit Began(counter: id) }
      command raise internal { count -> count + 1 }
    }
  }
  policy Raise when Began then Counter.raise(id: counter)
  service Desk { usecase open() }
}`;
  const disk = memoryDisk({ ...smallHost, "/repo/counters.model": counters });
  const words = ["--model", "counters.model", "--host", "host", "--layers", "infrastructure,api"];
  const { output } = run(disk, "graft", ...words);
  const paths = Object.keys(disk.snapshot()).filter((path) => path.includes("/Tenon/Counters/"));
  expect(output).toContain("builder.Services.AddCountersApplication();\n");
  expect(output).not.toContain("Endpoints();");
  expect(paths).not.toContainEqual(expect.stringContaining("/Endpoints/"));
  const operations = disk.snapshot()["/repo/host/Tenon/Counters/Application/CounterOperations.cs"];
  expect(operations).toContain("class RaisePolicy(");
  expect(operations).not.toMatch(/Request|Handler\(/);
});

test("graft --model puts the same files below the target folder of the host, and says what it still needs", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/library.model": library });
  const { exitCode, output } = run(
    disk,
    "graft",
    "--model",
    "library.model",
    "--host",
    "host",
    "--layers",
    "application",
  );
  expect(exitCode).toBe(0);
  const grafted = Object.entries(disk.snapshot()).flatMap(([path, text]) =>
    path.startsWith("/repo/host/Tenon/") ? [[path.replace("/repo/host/Tenon/", ""), text]] : [],
  );
  expect(Object.fromEntries(grafted)).toEqual(emittedFrom({ "library.model": library }));
  expect(output).toContain("  host/Program.cs  builder.Services.AddLibraryApplication();\n");

  const wired = memoryDisk({
    ...disk.snapshot(),
    "/repo/host/Program.cs": "using Library;\nbuilder.Services.AddLibraryApplication();\n",
  });
  const again = run(wired, "graft", "--model", "library.model", "--host", "host", "--layers", "application");
  expect(again.output).toMatch(/^Nothing to do: \d+ files are as they should be\.\n$/);
});

test("entities and models live in one host, and neither run touches the other's files", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/library.model": library, "/repo/shop.yaml": entities });
  const graft = (...args: readonly string[]) => run(disk, "graft", ...args, "--host", "host", "--prune");
  expect(graft("shop.yaml").exitCode).toBe(0);
  const shop = withoutOwnState(disk.snapshot());
  expect(graft("--model", "library.model")).toMatchObject({ exitCode: 0, messages: "" });
  const both = disk.snapshot();
  expect(both).toMatchObject(omit(shop, "/repo/host/.tenon/manifest.json"));
  for (const args of [[], ["shop.yaml"], ["--model", "library.model"]]) {
    expect(graft(...args)).toMatchObject({ exitCode: 0, messages: "" });
    expect(disk.snapshot()).toEqual(both);
  }
});

test("models go where the entity file of the host says that entities go", () => {
  const placed = entities.replace("entity:", "target: { folder: Api/Generated }\nentity:");
  const disk = memoryDisk({ ...smallHost, "/repo/library.model": library, "/repo/shop.yaml": placed });
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  expect(run(disk, "graft", "--model", "library.model", "--host", "host").exitCode).toBe(0);
  const files = Object.keys(disk.snapshot());
  expect(files).toContain("/repo/host/Api/Generated/Library/Loan.cs");
  expect(files.filter((path) => path.startsWith("/repo/host/Tenon/"))).toEqual([]);
});

test("a host keeps the layers of its models, unless a run says otherwise", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/library.model": library });
  const graft = (...args: readonly string[]) =>
    run(disk, "graft", "--model", "library.model", "--host", "host", ...args);
  expect(graft("--layers", "api").exitCode).toBe(0);
  const before = disk.snapshot();
  expect(graft()).toMatchObject({ exitCode: 0, output: expect.stringContaining("are as they should be") });
  expect(disk.snapshot()).toEqual(before);
  expect(graft("--layers", "domain").messages).toContain("TEN0510: `Tenon/Library/Application/LoanOperations.cs`");
});

test("a host that was grafted from models only has no entity files of last time", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/library.model": library });
  expect(run(disk, "graft", "--model", "library.model", "--host", "host").exitCode).toBe(0);
  const before = disk.snapshot();
  expect(run(disk, "graft", "--host", "host")).toMatchObject({
    exitCode: 1,
    messages: expect.stringMatching(/TEN0116[\s\S]*name the file or folder of it with --model/),
  });
  expect(disk.snapshot()).toEqual(before);
});

test("entity files and models are not mixed in one run", () => {
  const { exitCode, messages } = run(memoryDisk(smallHost), "graft", "shop.yaml", "--model", "library.model");
  expect([exitCode, messages]).toEqual([2, expect.stringContaining("one after the other")]);
});

function emittedFromDomain(models: { readonly library: string; readonly clinic: string }) {
  const { disk } = build({ "library.model": models.library, "clinic.model": models.clinic });
  return emitted(disk);
}

function omit(files: Readonly<Record<string, string>>, path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).filter(([one]) => one !== path));
}
