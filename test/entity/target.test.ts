import { expect, test } from "vitest";
import { targetOf } from "../../generators/entity/target.ts";
import type { HostClass } from "../../generators/host/host.ts";
import { declaredFrom, placesOf } from "./found.ts";
import { host } from "./host.ts";

const shop = { name: "ShopContext", namespace: "Shop.Storage" };
const twin = { name: "ShopContext", namespace: "Shop.Reports" };
const user = { name: "UserContext", namespace: "" };

test.each([
  ["the only one", "", [shop], ["Shop.Storage.ShopContext"]],
  ["by its name", "{ dbContext: UserContext }", [shop, user], [".UserContext"]],
  ["by its qualified name", "{ dbContext: Shop.Reports.ShopContext }", [shop, twin], ["Shop.Reports.ShopContext"]],
  ["none", "", [], ["TEN0407"]],
  ["two", "", [shop, user], ["TEN0408"]],
  ["two of the stated name", "{ dbContext: ShopContext }", [shop, twin], ["TEN0408 1:22"]],
  ["not there", "{ dbContext: ShpoContext }", [shop], ["TEN0409 1:22"]],
  ["the emitted one", "{ database: sqlite }", [], ["Shop.Tenon.TenonDbContext"]],
  [
    "the emitted one, with a second part by hand",
    "{ database: postgres, folder: Api }",
    [{ name: "TenonDbContext", namespace: "Shop.Api" }],
    ["Shop.Api.TenonDbContext"],
  ],
  ["the emitted one beside another", "{ database: sqlite }", [shop], ["TEN0375 1:21"]],
  ["the emitted one beside a stated one", "{ database: sqlite, dbContext: ShopContext }", [], ["TEN0375 1:21"]],
  ["not there, in a host without any", "{ dbContext: ShopContext }", [], ["TEN0409 1:22"]],
] satisfies readonly (readonly [
  name: string,
  target: string,
  dbContexts: readonly HostClass[],
  want: readonly string[],
])[])("%s", (_name, target, dbContexts, want) => {
  const text = `target: ${target}\nentity: { Post: { properties: { Id: { type: int, isKey: true } } } }\n`;
  const result = targetOf(declaredFrom([text]), { ...host, dbContexts });
  const { namespace, name } = (result.ok && result.value.dbContext) || user;
  expect(result.ok ? [`${namespace}.${name}`] : placesOf(result.diagnostics, [text])).toEqual(want);
});

test("a host without a root namespace", () => {
  const declared = declaredFrom(["entity: { Post: { properties: { Id: { type: int, isKey: true } } } }"]);
  expect(targetOf(declared, { ...host, rootNamespace: "" })).toMatchObject({
    value: { placement: { api: { project: "", folder: "Tenon", namespace: "Tenon" } } },
  });
});

test("a stated context that cannot be taken is named with the reason", () => {
  const text =
    "target: { dbContext: BaseDb }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n";
  const rejectedContexts = [{ name: "BaseDb", namespace: "Shop", file: "BaseDb.cs", reason: "is abstract" }];
  const result = targetOf(declaredFrom([text]), { ...host, dbContexts: [shop], rejectedContexts });
  expect(result.diagnostics).toMatchObject([{ code: "TEN0409", hint: "`Shop.BaseDb` is abstract." }]);
});
