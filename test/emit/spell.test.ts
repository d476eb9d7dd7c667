import { expect, test } from "vitest";
import { knownNames } from "../../generators/emit/csharp/known-names.ts";
import { extensionMethod, otherType, sharedType, silenced, typeName } from "../../generators/emit/csharp/names.ts";
import { namesAround } from "../../generators/emit/csharp/names-around.ts";
import { speller, standIn } from "../../generators/emit/csharp/spell.ts";
import { parts } from "../../generators/entity/placement.ts";
import { linkNames, resolveReferences } from "../../generators/render/reference.ts";

/** Resolves the references of a text in a file of the namespace `Acme.Tenon.Posts`. */
function resolved(text: string, ...taken: readonly string[]) {
  const shared = Object.fromEntries(parts.map((part) => [standIn(part), "Acme.Tenon"]));
  const names = { known: knownNames, shared, within: ["Acme.Tenon.Posts"] };
  return resolveReferences(text, speller({ ...names, taken: [new Set(taken)], nearer: new Set(["Near"]) }));
}

test("the namespaces follow from the printed names, System first", () => {
  const types = ["StatusCodes", "Task", "Guid", "IValidator"].map(typeName);
  const { text, usings } = resolved([...types, extensionMethod("Where")].join(" "));
  expect(text).toBe("StatusCodes Task Guid IValidator Where");
  expect(usings).toEqual([
    "System",
    "System.Linq",
    "System.Threading.Tasks",
    "FluentValidation",
    "Microsoft.AspNetCore.Http",
  ]);
});

test("a name in an enclosing namespace needs no using", () => {
  const { text, usings } = resolved(`${typeName("PageRequest")} ${extensionMethod("ToPageAsync")}`);
  expect({ text, usings }).toEqual({ text: "PageRequest ToPageAsync", usings: [] });
});

test("a name that the user has taken is qualified", () => {
  const { text, usings } = resolved(`${typeName("Guid")} ${typeName("PageRequest")}`, "Guid", "PageRequest");
  expect({ text, usings }).toEqual({ text: "global::System.Guid global::Acme.Tenon.PageRequest", usings: [] });
});

test("a generic type is never mistaken for an entity of its name", () => {
  const text = `${typeName("Task")}<int> ${typeName("Results")}<A, B> ${typeName("Task")} Run()`;
  expect(resolved(text, "Task", "Results").text).toBe(
    "Task<int> Results<A, B> global::System.Threading.Tasks.Task Run()",
  );
});

test("a class or namespace of the host around the generated ones keeps its name", () => {
  const around = namesAround("Acme.Tenon", [
    "Acme.Task",
    "Acme.Order",
    "Acme.Product",
    "Acme.PageRequest",
    "Acme.Options.Mine",
  ]);
  const shared = Object.fromEntries(parts.map((part) => [standIn(part), "Acme.Tenon"]));
  const spell = speller({ known: knownNames, shared, within: ["Acme.Tenon.Posts"], taken: [], around });
  const named = [
    linkNames("Task Task<int> Options PageRequest", knownNames),
    otherType({ name: "Order", namespace: "Acme.Tenon.Orders" }),
    otherType({ name: "Product", namespace: "Acme" }),
    otherType({ name: "Acme", namespace: "Acme.Tenon.Acmes" }),
  ];
  const { text } = resolveReferences(named.join(" "), spell);
  expect(text.split(" ")).toEqual([
    "global::System.Threading.Tasks.Task",
    "Task<int>",
    "global::Microsoft.Extensions.Options.Options",
    "PageRequest",
    "global::Acme.Tenon.Orders.Order",
    "Product",
    "global::Acme.Tenon.Acmes.Acme",
  ]);
});

test("another entity is short, unless its name means something here", () => {
  const others = [
    otherType({ name: "Author", namespace: "Acme.Tenon.Authors" }),
    otherType({ name: "Post", namespace: "Other" }),
    otherType({ name: "Guid", namespace: "Acme.Tenon.Guids" }),
    otherType({ name: "Task", namespace: "Acme.Tenon.Tasks" }),
    otherType({ name: "Near", namespace: "Acme.Tenon.Posts" }),
  ];
  const { text, usings } = resolved(others.join(" "), "Post");
  expect(text).toBe("Author global::Other.Post global::Acme.Tenon.Guids.Guid global::Acme.Tenon.Tasks.Task Near");
  expect(usings).toEqual(["Acme.Tenon.Authors"]);
});

test("an enum of the user's is qualified where a type of its name is nearer", () => {
  expect(resolved(`${sharedType("Near", "entity")} ${sharedType("Far", "entity")}`).text).toBe(
    "global::Acme.Tenon.Near Far",
  );
});

test("in several projects, usings of emitted namespaces stand inside the file's own", () => {
  const shared = Object.fromEntries(parts.map((part) => [standIn(part), `Acme.${part}`]));
  const emitted = parts.map((part) => `Acme.${part}`);
  const names = { known: knownNames, shared, emitted, within: ["Acme.api.Posts"], taken: [new Set(["Colour"])] };
  const spell = speller({ ...names, beside: new Set(["Guid", "State"]) });
  const author = otherType({ name: "Author", namespace: "Acme.entity.Authors" });
  const model = otherType({ name: "Model", namespace: "Shop.Models" });
  const types = ["PageRequest", "ListRequest", "Task", "Guid"].map(typeName);
  const enums = [sharedType("Colour", "entity"), sharedType("State", "entity")];
  const { text, usings, innerUsings } = resolveReferences([author, model, ...types, ...enums].join(" "), spell);
  expect(text).toBe("Author Model PageRequest ListRequest Task global::System.Guid Colour global::Acme.entity.State");
  expect({ usings, innerUsings }).toEqual({
    usings: ["System.Threading.Tasks", "Shop.Models"],
    innerUsings: ["Acme.contracts", "Acme.entity", "Acme.entity.Authors"],
  });
});

test("a silenced warning has no text", () => {
  const { text, silenced: warnings } = resolved(`a ==${silenced("CS1718")} a`);
  expect({ text, warnings: [...warnings] }).toEqual({ text: "a == a", warnings: ["CS1718"] });
});

test("an unknown name is a bug and throws", () => {
  expect(() => resolved(typeName("Nonsense"))).toThrow("'Nonsense' is not a known name.");
});
