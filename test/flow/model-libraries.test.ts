import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const model = `context Shop {
  aggregate Orders root Order { entity Order identified by OrderId { note: String  create place(note: String) { } } }
  readmodel OrderRow from Order { id }
  query OrderRows(): List<OrderRow>
}
`;

const program = `var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.Run();
`;

const configuration = "/repo/host/.tenon/config.yaml";
const stating = (library: string) => `target: { library: ${library} }\n`;

/** Returns the small host with a model, and with a version of FastEndpoints if one is given. */
function hostWith(version: string | undefined, files: Readonly<Record<string, string>> = {}): MemoryDisk {
  const reference = `<ItemGroup><PackageReference Include="FastEndpoints" Version="${version}" /></ItemGroup></Project>`;
  const project = smallHost["/repo/host/Acme.Shop.csproj"] ?? "";
  return memoryDisk({
    ...smallHost,
    "/repo/host/Acme.Shop.csproj": version === undefined ? project : project.replace("</Project>", reference),
    "/repo/host/Program.cs": program,
    "/repo/shop.model": model,
    ...files,
  });
}

const grafted = (disk: MemoryDisk, ...more: readonly string[]) =>
  run(disk, "graft", "--model", "shop.model", "--layers", "api", "--host", "host", ...more);

const folder = "/repo/host/Tenon/Shop/Endpoints";
const classes = (disk: MemoryDisk) =>
  Object.keys(disk.snapshot())
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));

const own = ["OrderPlaceEndpoint.cs", "OrderRowsEndpoint.cs", "ShopEndpoints.cs"];

test.each([
  ["without the package", undefined, undefined, ["ShopEndpoints.cs"]],
  ["with the package", "8.3.0", undefined, own],
  ["with a version that only a build knows", "$(FastVersion)", undefined, own],
  ["with the package, where the configuration says otherwise", "8.3.0", "minimal", ["ShopEndpoints.cs"]],
  ["without the package, where the configuration asks for it", undefined, "fastendpoints", own],
])("the models of a host %s get endpoints of its library", (_host, version, stated, want) => {
  const disk = hostWith(version, stated === undefined ? {} : { [configuration]: stating(stated) });
  expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
  expect(classes(disk).sort()).toEqual(want);
});

test.each([
  ["minimal APIs", undefined, "8.3.0"],
  ["FastEndpoints", "8.3.0", undefined],
])(
  "endpoints of %s stay when a package comes or goes, until the configuration says otherwise",
  (_name, before, after) => {
    const disk = hostWith(before);
    grafted(disk);
    const kept = classes(disk);
    put(disk, "/repo/host/Acme.Shop.csproj", hostWith(after).snapshot()["/repo/host/Acme.Shop.csproj"] ?? "");
    expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
    expect(classes(disk)).toEqual(kept);
    put(disk, configuration, stating(before === undefined ? "fastendpoints" : "minimal"));
    grafted(disk);
    expect(classes(disk)).not.toEqual(kept);
  },
);

test("models follow the recorded library of the entities, and entity files the configuration", () => {
  const entities =
    "defaults: { access: anonymous }\nentity: { Note: { properties: { Id: { type: Guid, isKey: true } } } }\n";
  const disk = hostWith("8.3.0", { [configuration]: stating("minimal"), "/repo/shop.yaml": entities });
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  expect(disk.snapshot()["/repo/host/Tenon/Notes/CreateNoteEndpoint.g.cs"]).toContain("static partial class");
  put(disk, configuration, "health: tenon\n");
  grafted(disk);
  expect(classes(disk)).toEqual(["ShopEndpoints.cs"]);
});

test.each([
  ["names the lines of FastEndpoints where the configuration asks for it", undefined, "fastendpoints", true],
  ["names no line of FastEndpoints where the configuration asks for minimal APIs", "8.3.0", "minimal", false],
])("the doctor of a host with models alone %s", (_name, version, stated, isNamed) => {
  const disk = hostWith(version, { [configuration]: stating(stated) });
  grafted(disk, "--wire");
  expect(run(disk, "doctor", "--host", "host").output.includes("UseProblemDetails")).toBe(isNamed);
});

test("the doctor keeps to the recorded library of models when their package is gone", () => {
  const disk = hostWith("8.3.0");
  grafted(disk, "--wire");
  put(disk, "/repo/host/Acme.Shop.csproj", smallHost["/repo/host/Acme.Shop.csproj"] ?? "");
  expect(run(disk, "doctor", "--host", "host").output).toContain("UseProblemDetails");
});

test("the doctor keeps to the stated library where an entity file cannot be read", () => {
  const files = { [configuration]: stating("fastendpoints"), "/repo/host/tenon.yaml": "entity: {{\n" };
  const { output } = run(hostWith(undefined, files), "doctor", "--host", "host");
  expect(output).toContain("builder.Services.AddFastEndpoints();");
});

test.each([
  ["6.2.0", undefined, 0, "warning TEN0419"],
  ["6.2.0", "fastendpoints", 1, "error TEN0418"],
])("a version %s, with %s stated, ends with %i", (version, stated, exitCode, message) => {
  const disk = hostWith(version, stated === undefined ? {} : { [configuration]: stating(stated) });
  expect(grafted(disk)).toMatchObject({ exitCode, messages: expect.stringContaining(message) });
});

test("a host is told of the lines of the library and of each context, which --wire inserts", () => {
  const disk = hostWith(undefined, { [configuration]: stating("fastendpoints") });
  const { output } = grafted(disk);
  for (const line of ["package FastEndpoints", "AddFastEndpoints();", "app.MapFastEndpoints();", "AddShopEndpoints();"])
    expect(output).toContain(line);
  expect(output).not.toContain("MapShopEndpoints");
  expect(grafted(disk, "--wire").exitCode).toBe(0);
  const text = disk.snapshot()["/repo/host/Program.cs"] ?? "";
  expect(text).toMatch(/AddFastEndpoints\(\);[\s\S]*AddShopEndpoints\(\);[\s\S]*app\.MapFastEndpoints\(\);/);
});

const parts = {
  minimal:
    "public static partial class ShopEndpoints { static partial void Configure(string operation, RouteHandlerBuilder endpoint) { } }",
  fastendpoints: "public sealed partial class OrderPlaceEndpoint { partial void Customize() { } }",
};

test.each([
  ["fastendpoints", "minimal", "public sealed partial class OrderPlaceEndpoint { partial void Customize()"],
  [
    "minimal",
    "fastendpoints",
    "public static partial class ShopEndpoints { static partial void Configure(string operation",
  ],
] as const)("one run changes the library to %s: its files replace those of the other", (after, before, want) => {
  const mine = { "/repo/host/Own/Mine.cs": `namespace Shop;\n${parts[before]}\n` };
  const disk = hostWith("8.3.0", { ...mine, [configuration]: stating(before) });
  expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
  const fresh = hostWith("8.3.0", { ...mine, [configuration]: stating(after) });
  grafted(fresh);
  put(disk, configuration, stating(after));
  const { exitCode, output, messages } = grafted(disk);
  expect([exitCode, messages]).toEqual([0, ""]);
  const emitted = (one: MemoryDisk) => Object.entries(one.snapshot()).filter(([path]) => path.endsWith(".cs"));
  expect(emitted(disk)).toEqual(emitted(fresh));
  expect(output).toContain("Own/Mine.cs");
  expect(output).toContain(want);
  expect(grafted(disk).output).toContain("Own/Mine.cs");
});

test("a call that maps a context is named, as FastEndpoints maps it itself", () => {
  const disk = hostWith("8.3.0", {
    "/repo/host/Program.cs": program.replace("app.Run", "app.MapShopEndpoints();\napp.Run"),
  });
  expect(grafted(disk).output).toContain("instead of MapShopEndpoints()");
});

test("a type of the user's keeps its name, and the class of an operation steps aside", () => {
  const text = model.replace("readmodel", "value OrderPlaceEndpoint { text: String }\n  readmodel");
  const disk = hostWith("8.3.0", { "/repo/shop.model": text });
  expect(grafted(disk)).toMatchObject({ exitCode: 0, messages: "" });
  expect(classes(disk)).toContain("OrderPlaceEndpoint_.cs");
});
