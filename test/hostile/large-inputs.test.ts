import { expect, test } from "vitest";
import { mostTokens } from "../../generators/entity/yaml/parse-yaml.ts";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { quickest } from "../quickest.ts";
import { sizeOf } from "../sample.ts";

/** The length of a hostile text. What takes squared time shows at a quarter of a megabyte, too, and nesting is deeper than any stack. */
const length = sizeOf(1_000_000, 250_000);
const shop = "entity: { A: { access: anonymous, properties: { Id: { type: int, isKey: true } } } }\n";
const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";

/** The files of a run that has nothing hostile in it. */
const plain = {
  ...smallHost,
  "/repo/host/Program.cs": program,
  "/repo/shop.yaml": shop,
  "/repo/a.model": "context A { value V { a: Int } }\n",
};

const graft = ["graft", "shop.yaml", "--host", "host", "--wire", "--dry-run"];
const build = ["build", "a.model", "--out", "out", "--dry-run"];

/** A file, the text before and behind the hostile part, and the command that reads it. */
const places = {
  entities: { path: "shop.yaml", args: graft },
  value: { path: "shop.yaml", args: graft, before: `${shop}enums: ` },
  config: { path: "host/.tenon/config.yaml", args: graft },
  manifest: { path: "host/.tenon/manifest.json", args: graft },
  project: { path: "host/Acme.Shop.csproj", args: graft },
  property: {
    path: "host/Acme.Shop.csproj",
    args: graft,
    before: `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><RootNamespace>`,
    behind: "</RootNamespace><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>",
  },
  props: { path: "host/Directory.Build.props", args: graft },
  packages: { path: "host/Directory.Packages.props", args: graft },
  solution: { path: "All.sln", args: ["graft", "shop.yaml", "--host", "All.sln", "--dry-run"] },
  solutionXml: { path: "All.slnx", args: ["graft", "shop.yaml", "--host", "All.slnx", "--dry-run"] },
  settings: { path: "host/.editorconfig", args: graft },
  section: { path: "host/.editorconfig", args: graft, before: "[", behind: "]\nend_of_line = crlf\n" },
  attributes: { path: "host/.gitattributes", args: graft, behind: " eol=crlf\n" },
  program: { path: "host/Program.cs", args: graft, before: program },
  source: { path: "host/Other.cs", args: graft },
  described: {
    path: "host/Author.cs",
    args: ["init", "--from", "ShopDb", "--host", "host"],
    before:
      "namespace Acme.Shop; partial class ShopDb { public DbSet<A> As { get; set; } } public class A { public int Id { get; set; } ",
  },
  model: { path: "a.model", args: build },
  expression: { path: "a.model", args: build, before: "context A { value V { a: String = " },
  template: { path: "own/entity/entity.mustache", args: [...graft, "--templates", "own"] },
} satisfies Readonly<Record<string, Place>>;

interface Place {
  readonly path: string;
  readonly args: readonly string[];
  readonly before?: string;
  readonly behind?: string;
}

/** Texts that a reader took very long for, or ended with a trace, or that are hard for a reader of their kind. */
const rows: readonly (readonly [place: keyof typeof places, ...pieces: readonly string[]])[] = [
  ["entities", '"', "*a ", "&a ", "!!a ", "}", "]", "{{a}}", "\r\n", "a:\n", "- ", '"\\z'],
  ["value", '"', "}", "|\n", "!!omap ", "\n  - *a"],
  ["config", "\n", "}"],
  ["manifest", "[", '{"a":'],
  ["project", "<!--", "<a>", "<PackageReference ", "</", "&"],
  ["property", "a.", "<", "$(A)"],
  ["props", "<Import Project='a'/>"],
  ["packages", "<PackageVersion "],
  ["solution", "\n", 'Project("'],
  ["solutionXml", "<Project Path='a.csproj'/>", "<Folder>"],
  ["settings", "\n", "[", "[*.cs]\nend_of_line = crlf\n"],
  ["section", "\\\\\\", "]", "*a", "{a,", "{,?}"],
  ["attributes", "*", "[["],
  ["program", "{", "}", '$"{', "class A{", "a.Build(", "\n"],
  ["source", "{", "class A(", "namespace A{class B{}", "public ", "class A:A{}", ".Map<"],
  ["described", "class A{", "[A(", "public int A{get;set;}"],
  ["model", "@", "/// a\n", "\u0000", "context A{"],
  ["expression", "@", "(", '"', "a.b("],
  ["template", "{{", "{{#a}}", "{{>a}}"],
];

/** The seconds of processor time within which every input of a megabyte ends. Each takes 0.1 to 3 alone; where time is squared, minutes. */
const bound = 6;

/** The same for a hostile text: of a quarter of a megabyte, each takes a quarter of that, and where time is squared, a sixteenth. */
const boundOfText = sizeOf(bound, 2);

/** Runs a command on a disk where one file holds the text. Returns the exit code and the time that the processor took. */
function judged({ path, args, before = "", behind = "" }: Place, text: string, most = bound) {
  const { result, seconds } = quickest(most, () => {
    const disk = memoryDisk({ ...plain, [`/repo/${path}`]: before + text + behind });
    return run(disk, ...args);
  });
  return { exitCode: result.exitCode, written: result.output.length + result.messages.length, seconds };
}

test.each(rows.flatMap(([place, ...pieces]) => pieces.map((piece) => [place, piece] as const)))(
  "a long text in %s of %j ends soon, with a documented exit code and a report that one can read",
  { timeout: 120_000 },
  (place, piece) => {
    const { exitCode, written, seconds } = judged(places[place], piece.repeat(length / piece.length), boundOfText);
    expect([0, 1, 2, 3, 5]).toContain(exitCode);
    expect(written).toBeLessThan(100_000);
    expect(seconds).toBeLessThan(boundOfText);
  },
);

test("more tokens than any entity file has are refused", { timeout: 120_000 }, () => {
  const { exitCode, seconds } = judged(places.value, "}".repeat(mostTokens + 1));
  expect([exitCode, seconds < bound]).toEqual([1, true]);
});

test("`!!omap` of 50,000 entries is refused like one of a single entry", { timeout: 120_000 }, () => {
  const entries = Array.from({ length: 50_000 }, (_, index) => `  - k${index}: 1\n`).join("");
  const { exitCode, seconds } = judged(places.value, `!!omap\n${entries}`);
  expect([exitCode, seconds < bound]).toEqual([1, true]);
});

test("many classes of one name, each derived from that name, are judged once each", { timeout: 120_000 }, () => {
  const classes = Array.from({ length: 200 }, (_, index) => `namespace N${index} { public class A : A { } }`);
  expect(judged(places.source, classes.join("\n")).seconds).toBeLessThan(bound);
});

test("a chain of very many base classes has an end", { timeout: 120_000 }, () => {
  const classes = Array.from({ length: 20_000 }, (_, index) => `public class A${index} : A${index + 1} { }`);
  expect(judged(places.source, classes.join("\n")).seconds).toBeLessThan(bound);
});
