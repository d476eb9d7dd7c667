import { expect, test } from "vitest";
import { createScope } from "../../generators/emit/csharp/create-scope.ts";
import { knownNames } from "../../generators/emit/csharp/known-names.ts";

const scopeWith = (...taken: string[]) =>
  createScope({ names: knownNames, shared: "Acme.Tenon", within: ["Acme.Tenon.Posts"], taken: new Set(taken) });

test("the namespaces follow from the names that are used, System first", () => {
  const scope = scopeWith();
  for (const name of ["StatusCodes", "Task", "Guid", "IValidator"]) expect(scope.type(name)).toBe(name);
  scope.member("Where");
  expect(scope.usings()).toEqual([
    "System",
    "System.Linq",
    "System.Threading.Tasks",
    "FluentValidation",
    "Microsoft.AspNetCore.Http",
  ]);
});

test("what an enclosing namespace holds needs no using", () => {
  const scope = scopeWith();
  expect([scope.type("PageRequest"), scope.member("ToPageAsync"), scope.usings()]).toEqual([
    "PageRequest",
    "ToPageAsync",
    [],
  ]);
});

test("a name that the user has taken is qualified", () => {
  const scope = scopeWith("Guid", "PageRequest");
  expect([scope.type("Guid"), scope.type("PageRequest"), scope.usings()]).toEqual([
    "global::System.Guid",
    "global::Acme.Tenon.PageRequest",
    [],
  ]);
});

test("a generic type is never mistaken for an entity of its name", () => {
  const scope = scopeWith("Task", "Results");
  expect([scope.type("Task"), scope.type("Results")]).toEqual(["Task", "Results"]);
});

test("another entity is written short, unless its name means something here", () => {
  const scope = scopeWith("Post");
  expect(scope.other({ name: "Author", namespace: "Acme.Tenon.Authors" })).toBe("Author");
  expect(scope.other({ name: "Post", namespace: "Other" })).toBe("global::Other.Post");
  expect(scope.other({ name: "Guid", namespace: "Acme.Tenon.Guids" })).toBe("global::Acme.Tenon.Guids.Guid");
  expect(scope.usings()).toEqual(["Acme.Tenon.Authors"]);
});
