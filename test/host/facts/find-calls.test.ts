import { expect, test } from "vitest";
import { readCode } from "../../../generators/host/csharp/read-code.ts";
import { findCalls, usualCalls } from "../../../generators/host/facts/find-calls.ts";

const ours = [
  ["services", "builder.Services.AddTenon();", ["AddTenon"]],
  ["endpoints", 'app.MapGroup("/api").MapTenon();', ["MapTenon"]],
  ["endpoints alone", "app\n  .MapTenonEndpoints ();", ["MapTenon"]],
  ["health alone is not enough", "app.MapTenonHealth();", []],
  ["the tables", "app.Services.CreateTenonSchema();", ["CreateTenonSchema"]],
  ["the model", "modelBuilder.ApplyTenon();", ["ApplyTenon"]],
  ["a call that is commented out", "// app.MapTenon();\n/* builder.Services.AddTenon(); */", []],
  ["a declaration", "static void AddTenon(this IServiceCollection services) { }", []],
  ["a longer name", "app.MapTenonish();", []],
  ["a handler of a query", "class A : IQueryHandler<Shop.Tags, List<Tag>> { }", ["IQueryHandler<Tags>"]],
  ["no handler", "IQueryHandler handler; IQueryHandler<", []],
  [
    "a hook",
    "partial class ShopRepository { static partial void Largest(int a); void Other() { } }",
    ["ShopRepository.Largest"],
  ],
  ["a partial method of another class", "partial class Shop { partial void Configure() { } }", []],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

const asked: ReadonlySet<string> = new Set(ours.flatMap(([, , want]) => want));

test.each(ours)("our calls: %s", (_name, text, want) => {
  const calls = usualCalls(findCalls(readCode(text).tokens).called);
  expect([...calls].filter((name) => asked.has(name))).toEqual(want);
});
