import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const authenticating =
  "builder.Services.AddAuthentication().AddJwtBearer();\nvar app = builder.Build();\napp.UseAuthentication();\n";
const entities = (access: string) =>
  `defaults: { access: ${access} }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n`;
const model = (annotation: string) =>
  `context Lending { aggregate Loan root Loan { entity Loan identified by LoanId { note: String\n ${annotation} command write(note: String) { note -> note } } } }`;

/** Pipelines and inputs, with the lines that the host lacks. Spec: host, Host needs. */
const rows: readonly (readonly [name: string, pipeline: string, input: string, line: string | undefined])[] = [
  ["entities that ask for a caller", authenticating, entities("authenticated"), "app.UseAuthorization();"],
  ["entities for everybody", authenticating, entities("anonymous"), undefined],
  [
    "entities of a host that authorizes",
    `${authenticating}app.UseAuthorization();\n`,
    entities("authenticated"),
    undefined,
  ],
  [
    "entities of a host that leaves both to ASP.NET Core",
    "builder.Services.AddAuthentication().AddJwtBearer();\nvar app = builder.Build();\n",
    entities("authenticated"),
    undefined,
  ],
  ["a model with a role", authenticating, model('@auth("librarian")'), "app.UseAuthorization();"],
  ["a model for everybody", authenticating, model(""), undefined],
];

test.each(rows)("authorization behind authentication: %s", (_name, pipeline, input, line) => {
  const program = `var builder = WebApplication.CreateBuilder(args);\n${pipeline}app.Run();\n`;
  const isModel = input.startsWith("context");
  const file = isModel ? "lending.model" : "shop.yaml";
  const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program, [`/repo/${file}`]: input });
  const args = isModel ? ["--model", file, "--layers", "api"] : [file];
  const { output } = run(disk, "graft", ...args, "--host", "host", "--wire");
  const found = /host\/(\S+) +(app\.UseAuthorization\(\);)\n +(.+)/.exec(output)?.slice(1);
  expect(found).toEqual(
    line && [
      "Program.cs",
      line,
      "below UseAuthentication(); without it, endpoints that ask for a caller refuse everybody",
    ],
  );
});
