import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const entities =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n";
const project = "/repo/host/Acme.Shop.csproj";
const withPackage = (id: string) =>
  smallHost[project]?.replace("</Project>", `<ItemGroup><PackageReference Include="${id}" /></ItemGroup></Project>`);

test.each([
  ["the package", { [project]: withPackage("Microsoft.AspNetCore.OpenApi") ?? "" }, true],
  [
    "a call of the package, which can come by another project",
    { "/repo/host/Program.cs": "builder.Services.AddOpenApi();" },
    true,
  ],
  ["another package", { [project]: withPackage("Swashbuckle.AspNetCore") ?? "" }, false],
  ["nothing", {}, false],
] satisfies readonly (readonly [string, Readonly<Record<string, string>>, boolean])[])(
  "schemas are described on a host with %s",
  (_name, host, want) => {
    const disk = memoryDisk({ ...smallHost, ...host, "/repo/entities.yaml": entities });
    expect(run(disk, "graft", "entities.yaml", "--host", "host").exitCode).toBe(0);
    const files = disk.snapshot();
    const registration = files["/repo/host/Tenon/TenonRegistration.g.cs"];
    expect([
      files["/repo/host/Tenon/Shared/Http.g.cs"]?.includes("class SchemaConvention") === true,
      registration?.includes("SchemaConvention") === true,
      registration?.includes("using Microsoft.AspNetCore.OpenApi;") === true,
    ]).toEqual([want, want, want]);
  },
);
