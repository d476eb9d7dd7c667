import { expect, test } from "vitest";
import { toNamespace } from "../../generators/host/read-project.ts";

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
