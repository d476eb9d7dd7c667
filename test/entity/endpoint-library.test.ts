import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const shop = (target: string) =>
  `${target}defaults: { access: anonymous }
entity:
  Author:
    properties: { Id: { type: Guid, isKey: true } }
    relationships: { Posts: { relatedEntity: Post, type: OneToMany } }
  Post: { concurrency: true, properties: { Id: { type: Guid, isKey: true }, AuthorId: { type: Guid } } }
`;

/** Returns the small host with a version of FastEndpoints, or without it, and an entity file. */
function hostWith(version: string | undefined, target = "", files: Readonly<Record<string, string>> = {}) {
  const reference = `<ItemGroup><PackageReference Include="FastEndpoints" Version="${version}" /></ItemGroup></Project>`;
  const project = (smallHost["/repo/host/Acme.Shop.csproj"] ?? "").replace(
    "</Project>",
    version === undefined ? "</Project>" : reference,
  );
  return memoryDisk({
    ...smallHost,
    "/repo/host/Acme.Shop.csproj": project,
    "/repo/shop.yaml": shop(target),
    ...files,
  });
}

const grafted = (disk: MemoryDisk, ...more: readonly string[]) =>
  run(disk, "graft", "shop.yaml", "--host", "host", ...more);

const endpointOf = (disk: MemoryDisk) => disk.snapshot()["/repo/host/Tenon/Posts/CreatePostEndpoint.g.cs"];

const [stated, minimal] = ["target: { library: fastendpoints }\n", "target: { library: minimal }\n"];

test.each([
  ["without the package", undefined, "", "static partial class"],
  ["with version 7", "7.0.1", "", "FastEndpoints.Endpoint<"],
  ["with version 8", "[8.3.0]", "", "FastEndpoints.Endpoint<"],
  ["with a floating version", "8.*", "", "FastEndpoints.Endpoint<"],
  ["with a version that only a build knows", "$(FastVersion)", "", "FastEndpoints.Endpoint<"],
  ["with the package, where the file says otherwise", "8.3.0", minimal, "static partial class"],
  ["without the package, where the file asks for it", undefined, stated, "FastEndpoints.Endpoint<"],
])("a host %s gets endpoints of its library", (_host, version, target, want) => {
  const disk = hostWith(version, target);
  expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
  expect(endpointOf(disk)).toContain(want);
});

test.each([
  ["minimal APIs", undefined, "8.3.0", "static partial class"],
  ["FastEndpoints", "8.3.0", undefined, "FastEndpoints.Endpoint<"],
])("endpoints of %s stay when a package comes or goes, until the file says otherwise", (_name, before, after, want) => {
  const disk = hostWith(before);
  grafted(disk);
  put(disk, "/repo/host/Acme.Shop.csproj", hostWith(after).snapshot()["/repo/host/Acme.Shop.csproj"] ?? "");
  expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
  expect(endpointOf(disk)).toContain(want);
});

test("a version below 7 is passed over with a warning", () => {
  const disk = hostWith("6.2.0");
  const { exitCode, messages } = grafted(disk);
  expect([exitCode, messages]).toEqual([0, expect.stringMatching(/^warning TEN0419: .* FastEndpoints 6\.2\.0, /)]);
  expect(endpointOf(disk)).toContain("static partial class");
});

test("a version below 7 is an error where the file asks for the library", () => {
  const disk = hostWith("5.35.0", stated);
  const { exitCode, messages } = grafted(disk);
  expect([exitCode, messages]).toEqual([1, expect.stringMatching(/error TEN0418: .* FastEndpoints 5\.35\.0, /)]);
  expect(endpointOf(disk)).toBeUndefined();
});

test("a version below 7 is nobody's business where the file asks for minimal APIs", () => {
  expect(grafted(hostWith("5.35.0", minimal))).toMatchObject({ exitCode: 0, messages: "" });
});

const program = (lines: string) =>
  `var builder = WebApplication.CreateBuilder(args);\n${lines}var app = builder.Build();\napp.Run();\n`;

test("a host is told of the lines of the library, which --wire inserts", () => {
  const disk = hostWith(undefined, stated, { "/repo/host/Program.cs": program("") });
  const { output } = grafted(disk);
  for (const line of ["package FastEndpoints", "builder.Services.AddFastEndpoints();", "app.MapFastEndpoints();"]) {
    expect(output).toContain(line);
  }
  expect(grafted(disk, "--wire").exitCode).toBe(0);
  const text = disk.snapshot()["/repo/host/Program.cs"] ?? "";
  expect(text).toContain("using FastEndpoints;");
  expect(text).toMatch(/AddFastEndpoints\(\);[\s\S]*app\.MapFastEndpoints\(\);/);
});

test("a host that uses the library lacks none of its lines, and may make its own errors problem details", () => {
  const lines = "builder.Services.AddFastEndpoints();\n";
  const text = program(lines).replace("app.Run", "app.UseFastEndpoints();\napp.Run");
  const disk = hostWith("8.3.0", "", { "/repo/host/Program.cs": text });
  expect(grafted(disk).output).not.toMatch(/AddFastEndpoints|MapFastEndpoints/);
  expect(run(disk, "doctor", "--host", "host").output).toContain("config.Errors.UseProblemDetails()");
});

const parts = {
  minimal: `namespace Acme.Shop.Tenon.Posts;
public static partial class CreatePostEndpoint { static partial void Configure(RouteHandlerBuilder endpoint) { } }
public static partial class GetPostEndpoint { public static int Count; }
public static partial class HealthEndpoint { static partial void Configure(RouteHandlerBuilder endpoint) { } }
`,
  fastendpoints: `namespace Acme.Shop.Tenon.Posts;
public partial class CreatePostEndpoint { partial void Customize() { } }
public sealed partial class GetPostEndpoint { }
`,
};

test.each([
  ["fastendpoints", minimal, stated, "partial void Customize() => Options(endpoint => …);"],
  ["minimal", stated, minimal, "static partial void Configure(RouteHandlerBuilder endpoint) => …;"],
] as const)(
  "one run changes the library to %s: its files replace those of the other",
  (library, before, after, want) => {
    const mine = library === "minimal" ? parts.fastendpoints : parts.minimal;
    const disk = hostWith("8.3.0", before, { "/repo/host/Own/Mine.cs": mine });
    expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
    const fresh = hostWith("8.3.0", after, { "/repo/host/Own/Mine.cs": mine });
    grafted(fresh);
    put(disk, "/repo/shop.yaml", shop(after));
    const { exitCode, output, messages } = grafted(disk);
    expect([exitCode, messages]).toEqual([0, ""]);
    const emitted = (one: MemoryDisk) => Object.entries(one.snapshot()).filter(([path]) => path.endsWith(".cs"));
    expect(emitted(disk)).toEqual(emitted(fresh));
    for (const type of ["CreatePostEndpoint", "GetPostEndpoint"]) {
      expect(output).toMatch(new RegExp(`Own/Mine\\.cs +public (?:static|sealed) partial class ${type} `));
    }
    expect(output).toContain(want);
    expect(output).not.toContain("HealthEndpoint {");
    expect(grafted(disk).output).toContain("Own/Mine.cs");
  },
);

test("a file of the other library that was edited stays, and is named", () => {
  const disk = hostWith("8.3.0", minimal);
  grafted(disk);
  const path = "/repo/host/Tenon/Shared/ETagFilter.g.cs";
  const text = disk.snapshot()[path] ?? "";
  put(disk, path, text.replace("internal sealed", "internal  sealed"));
  put(disk, "/repo/shop.yaml", shop(stated));
  const { exitCode, messages } = grafted(disk);
  expect([exitCode, messages]).toEqual([0, expect.stringContaining("ETagFilter.g.cs")]);
  expect(disk.snapshot()[path]).toContain("internal  sealed");
});
