import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const entities = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
`;
const config = "/repo/host/.tenon/config.yaml";
const own = "// House.\n";

/** A repository with the small host, an entity file, and a template of its own. */
function repository(files: Readonly<Record<string, string>> = {}) {
  return memoryDisk({
    ...smallHost,
    "/repo/.git/HEAD": "ref: refs/heads/main\n",
    "/repo/entities.yaml": entities,
    "/repo/house/entity/entity.mustache": own,
    ...files,
  });
}

function textAt(disk: ReturnType<typeof memoryDisk>, path: string): string | undefined {
  return disk.snapshot()[path];
}

const entityFile = "/repo/host/Tenon/Authors/Author.g.cs";

test("templates of a run are recorded, and later runs use them", () => {
  const disk = repository();
  const first = run(disk, "graft", "entities.yaml", "--host", "host", "--templates", "house");
  expect([first.exitCode, first.messages]).toEqual([0, ""]);
  expect(first.output).toContain("  create    host/.tenon/config.yaml\n");
  expect(textAt(disk, config)).toContain("\ntemplates: ../house\n");
  expect(textAt(disk, entityFile)).toContain("// House.");
  const before = disk.snapshot();
  const second = run(disk, "graft", "--host", "host");
  expect([second.exitCode, second.output]).toEqual([0, expect.stringMatching(/^Nothing to do/)]);
  expect(run(disk, "graft", "--host", "host", "--templates", "house").output).toMatch(/^Nothing to do/);
  expect(disk.snapshot()).toEqual(before);
});

test("a dry run shows the record and does not write it", () => {
  const disk = repository();
  const before = disk.snapshot();
  const { output } = run(disk, "graft", "entities.yaml", "--host", "host", "--templates", "house", "--dry-run");
  expect(output).toContain(".tenon/config.yaml");
  expect(disk.snapshot()).toEqual(before);
  expect(run(disk, "graft", "entities.yaml", "--host", "host", "--templates", "house", "--check").exitCode).toBe(4);
});

test("an empty value takes the record back and keeps the other lines", () => {
  const disk = repository({ [config]: "# ours\ntemplates: ../house\nhealth: tenon\n" });
  expect(run(disk, "graft", "entities.yaml", "--host", "host").exitCode).toBe(0);
  expect(textAt(disk, entityFile)).toContain("// House.");
  const { output } = run(disk, "graft", "--host", "host", "--templates", "");
  expect(output).toContain("merge     host/.tenon/config.yaml  names no templates any more");
  expect(textAt(disk, config)).toBe("# ours\nhealth: tenon\n");
  expect(textAt(disk, entityFile)).not.toContain("// House.");
});

test("templates outside the repository hold for one run, with a warning", () => {
  const disk = repository({ "/elsewhere/entity/entity.mustache": own });
  const { exitCode, messages } = run(disk, "graft", "entities.yaml", "--host", "host", "--templates", "/elsewhere");
  expect([exitCode, messages]).toEqual([0, expect.stringContaining("warning TEN0432")]);
  expect(textAt(disk, config)).toBeUndefined();
  expect(textAt(disk, entityFile)).toContain("// House.");
});

test.each([
  ["../../house", "TEN0430"],
  ["/etc", "TEN0430"],
  ["~/house", "TEN0430"],
  ["C:house", "TEN0430"],
  ["..\\\\house", "TEN0430"],
  ["../house/../../etc", "TEN0430"],
  ["../hosue", "TEN0512"],
])("a configuration is not trusted: templates: %s", (path, code) => {
  const disk = repository({ [config]: `health: tenon\ntemplates: "${path}"\n`, "/house/x.mustache": "" });
  const before = disk.snapshot();
  const { exitCode, messages } = run(disk, "graft", "entities.yaml", "--host", "host");
  expect(exitCode).toBeGreaterThan(0);
  expect(messages).toMatch(new RegExp(`^host/\\.tenon/config\\.yaml:2:12: error ${code}: `));
  expect(disk.snapshot()).toEqual(before);
});

test.each([
  ["templtes: a", "1:1: error TEN0201: .*\\n.*\\n.*\\n  hint: Did you mean `templates`\\?"],
  ["health: tennon", "1:9: error TEN0204: .*\\n.*\\n.*\\n  hint: Did you mean `tenon`\\?"],
  ["access: { polcy: a }", "1:11: error TEN0201: .*\\n.*\\n.*\\n  hint: Did you mean `policy`\\?"],
  ["templates: 1", "1:12: error TEN0203"],
  ["templates: &a b", "1:12: error TEN0107"],
  ["- a", "1:1: error TEN0203"],
])("a mistake in a configuration has a position and a hint: %s", (text, expected) => {
  const disk = repository({ [config]: `${text}\n` });
  const { messages } = run(disk, "graft", "entities.yaml", "--host", "host");
  expect(messages).toMatch(new RegExp(`^host/\\.tenon/config\\.yaml:${expected}`));
  expect(JSON.parse(run(disk, "graft", "entities.yaml", "--host", "host", "--json").output).diagnostics).toHaveLength(
    1,
  );
});

test("a configuration of comments says nothing", () => {
  const disk = repository({ [config]: "# templates: ../house\n" });
  expect(run(disk, "graft", "entities.yaml", "--host", "host").messages).toBe("");
});

const pointer = "/repo/.tenon/config.yaml";

test("a configuration above the host says where it is", () => {
  const disk = repository({ [pointer]: "host: host\n" });
  expect(run(disk, "graft", "entities.yaml").exitCode).toBe(0);
  expect(textAt(disk, entityFile)).toContain("class Author");
  expect(run(disk, "doctor").output).toContain("Acme.Shop.csproj");
  const added = run(disk, "relationship", "--parent", "Author", "--child", "Author", "--name", "Friends");
  expect([added.exitCode, added.output]).toEqual([0, expect.stringContaining("entities.yaml")]);
});

test("a configuration above the host holds nothing else, and leads nowhere else", () => {
  const misplaced = run(repository({ [pointer]: "host: host\nhealth: host\n" }), "graft", "entities.yaml");
  expect([misplaced.exitCode, misplaced.messages]).toEqual([
    1,
    expect.stringMatching(/^\.tenon\/config\.yaml:2:1: error TEN0431/),
  ]);
  const outside = run(repository({ [pointer]: "host: ../other\n" }), "graft", "entities.yaml");
  expect([outside.exitCode, outside.messages]).toEqual([
    1,
    expect.stringMatching(/^\.tenon\/config\.yaml:1:7: error TEN0430/),
  ]);
});

test("a model takes the recorded templates, too", () => {
  const disk = repository({
    "/repo/lending.model": "context Lending {\n  event Lent { note: String }\n}\n",
    "/repo/house/domain/event.mustache": "// House.\n",
    [config]: "templates: ../house\n",
  });
  const { exitCode, messages } = run(disk, "graft", "--model", "lending.model", "--host", "host");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(
    Object.entries(disk.snapshot())
      .filter(([, text]) => text.includes("// House."))
      .map(([path]) => path),
  ).toEqual([
    "/repo/host/Tenon/Lending/LendingTypes.cs",
    "/repo/house/domain/event.mustache",
    "/repo/house/entity/entity.mustache",
  ]);
});

const open = "entity:\n  Author:\n    properties:\n      Id: { type: Guid, isKey: true }\n";

test("access holds for files that do not say it, and not for others", () => {
  const disk = repository({ "/repo/entities.yaml": open, [config]: "access: { policy: staff }\n" });
  run(disk, "graft", "entities.yaml", "--host", "host");
  const endpoint = "/repo/host/Tenon/Authors/CreateAuthorEndpoint.g.cs";
  expect(textAt(disk, endpoint)).toContain('"staff"');
  const stated = repository({ [config]: "access: { policy: staff }\n" });
  run(stated, "graft", "entities.yaml", "--host", "host");
  expect(textAt(stated, endpoint)).not.toContain("staff");
  expect(
    run(repository({ "/repo/entities.yaml": open }), "graft", "entities.yaml", "--host", "host").messages,
  ).toContain("TEN0337");
});

test("health says whose endpoints are mapped, and the entity file wins", () => {
  const mapped = (files: Readonly<Record<string, string>>) => {
    const disk = repository(files);
    run(disk, "graft", "entities.yaml", "--host", "host");
    return textAt(disk, "/repo/host/Tenon/Shared/Health.g.cs") !== undefined;
  };
  expect(mapped({})).toBe(true);
  expect(mapped({ [config]: "health: host\n" })).toBe(false);
  expect(mapped({ [config]: "health: host\n", "/repo/entities.yaml": `health: tenon\n${entities}` })).toBe(true);
});

test("placement holds for files that state no projects", () => {
  const project = (sdk: string, items: string) =>
    `<Project Sdk="${sdk}"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup><ItemGroup>${items}</ItemGroup></Project>`;
  const solution = {
    "/repo/host/Acme.Shop.csproj": project(
      "Microsoft.NET.Sdk.Web",
      '<ProjectReference Include="../Domain/Domain.csproj" />',
    ),
    "/repo/Domain/Domain.csproj": project("Microsoft.NET.Sdk", ""),
    [config]: "placement: { entity: ../Domain }\n",
  };
  const disk = repository(solution);
  const { exitCode, messages } = run(disk, "graft", "entities.yaml", "--host", "host");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(textAt(disk, "/repo/Domain/Tenon/Authors/Author.g.cs")).toContain("namespace Domain.Tenon.Authors;");
  const stated = repository({ ...solution, "/repo/entities.yaml": `target: { projects: { entity: . } }\n${entities}` });
  run(stated, "graft", "entities.yaml", "--host", "host");
  expect(textAt(stated, entityFile)).toContain("namespace Acme.Shop.Tenon.Authors;");
  const wrong = repository({ ...solution, [config]: "placement: { entities: ../Domain }\n" });
  expect(run(wrong, "graft", "entities.yaml", "--host", "host").messages).toContain("Possible keys: `entity`");
  const unknown = repository({ ...solution, [config]: "placement: { entity: ../Domains }\n" });
  expect(run(unknown, "graft", "entities.yaml", "--host", "host").messages).toMatch(
    /host\/\.tenon\/config\.yaml:1:22: error TEN0371/,
  );
});

const unstated = "entity: { Author: { properties: { Id: { type: Guid, isKey: true }, AuthorId: { type: Guid? } } } }\n";
const unclear = "public static class E { public static void F(IServiceCollection s) => s.AddAuthorization(); }\n";

/** A host with unclear signs of authentication, and an entity file that states no access. */
function unclearHost(files: Readonly<Record<string, string>>) {
  return repository({ "/repo/host/Auth.cs": unclear, "/repo/entities.yaml": unstated, ...files });
}

test("openapi, relationship and doctor take the access of the configuration", () => {
  const openapi = ["openapi", "entities.yaml", "--out", "api", "--host", "host"] as const;
  const child = ["--config", "entities.yaml", "--parent", "Author", "--child", "Author", "--name", "Pupils"];
  const relationship = ["relationship", "--host", "host", ...child] as const;
  const without = unclearHost({});
  expect(run(without, ...openapi).messages).toContain("TEN0361");
  expect(run(without, ...relationship).messages).toContain("TEN0361");
  const disk = unclearHost({ [config]: "access: anonymous\n" });
  expect(run(disk, ...openapi)).toMatchObject({ exitCode: 0, messages: "" });
  expect(textAt(disk, "/repo/api/openapi.yaml")).not.toContain("securitySchemes");
  const guarded = unclearHost({ [config]: "access: authenticated\n" });
  run(guarded, ...openapi);
  expect(textAt(guarded, "/repo/api/openapi.yaml")).toContain("securitySchemes");
  expect(run(disk, ...relationship)).toMatchObject({ exitCode: 0, messages: "" });
  expect(run(disk, "doctor", "--host", "host").output).not.toContain("TEN0361");
});

test("a mistake in the configuration stops openapi, too", () => {
  const disk = unclearHost({ [config]: "access: nobody-knows: x\n" });
  const { exitCode, messages } = run(disk, "openapi", "entities.yaml", "--out", "api", "--host", "host");
  expect([exitCode, messages]).toEqual([1, expect.stringContaining(".tenon/config.yaml")]);
});
