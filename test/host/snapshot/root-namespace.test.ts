import { expect, test } from "vitest";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { toNamespace } from "../../../generators/host/snapshot/read-project.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { webProject } from "../host-files.ts";

const rows = [
  ["a name is kept", "Bookshop", "Bookshop"],
  ["dots part the namespace", "Acme.Shop.Api", "Acme.Shop.Api"],
  ["a dash becomes an underscore", "my-shop", "my_shop"],
  ["a blank becomes an underscore", "My Shop", "My_Shop"],
  ["a leading digit gets an underscore", "3d.Shop", "_3d.Shop"],
  ["each part is an identifier", "Acme.2024.Shop", "Acme._2024.Shop"],
  ["letters of any script stay", "Bücher.書店", "Bücher.書店"],
  ["empty parts are left out", "Acme..Shop.", "Acme.Shop"],
  ["quotes and braces cannot stand in one", 'A";}B', "A___B"],
  ["nothing at all", "", "_"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(rows)("%s", (_name, given, want) => {
  expect(toNamespace(given)).toBe(want);
});

const ownRoots = [
  ["the stated root, where a file uses it", { "/w/Shop.Api/A.cs": "namespace Shop.Api.Data; class A { }" }, "Shop.Api"],
  ["the stated root, where no file has a namespace", { "/w/Shop.Api/A.cs": "class A { }" }, "Shop.Api"],
  [
    "what all files begin with, where none uses the stated root",
    {
      "/w/Shop.Api/A.cs": "namespace Acme.Shop.Data { class A { } }",
      "/w/Shop.Api/B.cs": "namespace Acme.Shop;\nenum B { }",
    },
    "Acme.Shop",
  ],
  [
    "the stated root, where files have nothing in common",
    { "/w/Shop.Api/A.cs": "namespace Data; class A { }", "/w/Shop.Api/B.cs": "namespace Web; class B { }" },
    "Shop.Api",
  ],
  [
    "the stated root beside extensions of the framework",
    { "/w/Shop.Api/A.cs": "namespace Microsoft.Extensions.DependencyInjection; static class A { }" },
    "Shop.Api",
  ],
  [
    "the stated root beside a part of an emitted type of a model",
    { "/w/Shop.Api/A.cs": "namespace Lending;\ninternal sealed partial class LoansBetweenHandler { class Inner { } }" },
    "Shop.Api",
  ],
  [
    "the stated root, where only a part of an emitted type uses it",
    {
      "/w/Shop.Api/A.cs": "namespace Shop.Api.Tenon.Books; static partial class DeleteBookEndpoint { }",
      "/w/Shop.Api/B.cs": "namespace Domain; class B { }",
    },
    "Shop.Api",
  ],
] as const;

test.each(ownRoots)("the root namespace is %s", (_name, files, want) => {
  const host = readHost(memoryDisk({ "/w/Shop.Api/Shop.Api.csproj": webProject(""), ...files }), "/w/Shop.Api");
  expect(host).toMatchObject({ ok: true, value: { rootNamespace: want, projects: [{ rootNamespace: want }] } });
});

test("types are read with their namespaces, those in other types are not", () => {
  const source =
    "namespace A { public enum B { One } namespace C { record struct D(int E); class F<T> where T : class { struct G { } } } } interface H { }";
  const host = readHost(memoryDisk({ "/w/Shop/Shop.csproj": webProject(""), "/w/Shop/A.cs": source }), "/w/Shop");
  const names = ["A.B", "A.C.D", "A.C.F", "H"].map((name) => ({ name, file: "A.cs" }));
  expect(host).toMatchObject({ value: { typeNames: names, rootNamespace: "A" } });
});
