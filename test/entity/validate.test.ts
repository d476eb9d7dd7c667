import fc from "fast-check";
import { expect, test } from "vitest";
import { validate } from "../../generators/entity/validate.ts";
import { host } from "./host.ts";

const encoded = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });

const blog = `
target: { folder: Api/Blog, dbContext: Shop.Storage.ShopContext }
defaults: { access: anonymous, maxPageSize: 5 }
entity:
  Author:
    access: { default: authenticated, delete: { policy: Editors } }
    properties:
      code: { type: String, isKey: true, maxLength: 20 }
      HTMLBio: { type: string?, description: What the author says. }
    relationships:
      written: { relatedEntity: BlogPost, type: OneToMany }
      edited: { relatedEntity: BlogPost, type: OneToMany, foreignKey: editorId, route: edited, access: authenticated }
  BlogPost:
    route: posts
    pageSize: 3
    properties:
      Id: { type: long, isKey: true }
      AuthorId: { type: string }
      EditorId: { type: string, required: false }
      price: { type: decimal, min: -0.50, max: 12345678901234567890.10 }
`;

function graft(...texts: readonly string[]) {
  const result = validate(
    texts.map((text, index) => encoded(`${index}.yaml`, text)),
    host,
  );
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.value;
}

test("the target: folder, namespace and the DbContext by its qualified name", () => {
  const web = { project: "", folder: "Api/Blog", namespace: "Shop.Api.Blog" };
  expect(graft(blog).target).toEqual({
    placement: { entity: web, contracts: web, data: web, api: web },
    isRelational: true,
    dbContext: { name: "ShopContext", namespace: "Shop.Storage" },
    library: "minimal",
    health: "tenon",
    references: [],
    hasOpenApi: false,
  });
});

test("names, routes, sizes of pages and access of entities", () => {
  const [author, post] = graft(blog).entities;
  expect(author).toMatchObject({
    name: "Author",
    plural: "Authors",
    folder: "Authors",
    route: "authors",
    pageSize: 5,
    maxPageSize: 5,
    input: "0.yaml",
  });
  expect(author?.operations).toMatchObject({
    create: { access: { kind: "authenticated" } },
    delete: { access: { kind: "policy", name: "Editors" } },
  });
  expect(post).toMatchObject({
    plural: "BlogPosts",
    route: "posts",
    pageSize: 3,
    operations: { get: { access: { kind: "anonymous" } } },
  });
});

test("properties: C# and wire names, optional ones, and bounds with every digit", () => {
  const [author, post] = graft(blog).entities;
  expect(author?.keys[0]).toMatchObject({ name: "Code", wireName: "code", type: "string", isOptional: false });
  expect(author?.properties).toMatchObject([
    { name: "HTMLBio", wireName: "htmlBio", isOptional: true, description: "What the author says." },
  ]);
  expect(post?.properties[2]?.limits).toMatchObject({ min: "-0.50", max: "12345678901234567890.10" });
});

test("the first relationship to a child is named after the child, each further one after itself", () => {
  const { relationships, entities } = graft(blog);
  expect(relationships.map(({ title, route, operation }) => [title, route, operation?.access.kind])).toEqual([
    ["BlogPostsByAuthor", "posts", "anonymous"],
    ["EditedByAuthor", "edited", "authenticated"],
  ]);
  expect(relationships[0]?.foreignKey).toEqual({ kind: "declared", property: entities[1]?.properties[0] });
  expect(relationships[0]?.child).toBe(entities[1]);
});

test("an absent foreign key becomes a shadow property, with a warning", () => {
  const text =
    "entity: { Author: { properties: { Id: { type: int, isKey: true } }, relationships: { posts: { relatedEntity: Author, type: OneToMany } } } }";
  const result = validate([encoded("a.yaml", text)], host);
  expect(result.ok && result.value.relationships).toMatchObject([
    { title: "AuthorsByAuthor", foreignKey: { kind: "shadow", name: "AuthorId" } },
  ]);
  expect(result.diagnostics.map(({ code }) => code)).toEqual(["TEN0343"]);
});

test("entities of several files know each other", () => {
  const author =
    "entity: { Author: { properties: { Id: { type: int, isKey: true } }, relationships: { posts: { relatedEntity: Post, type: OneToMany } } } }";
  const post = "entity: { Post: { properties: { Id: { type: int, isKey: true }, AuthorId: { type: int } } } }";
  expect(graft(author, post).relationships).toHaveLength(1);
});

test("empty optional sections count as left out", () => {
  expect(
    graft(
      "target:\ndefaults:\nentity:\n  Author:\n    properties: { Id: { type: int, isKey: true } }\n    relationships:\n",
    ).target.placement.api.namespace,
  ).toBe("Shop.Tenon");
});

test("a later stage is not reached while an earlier one has errors", () => {
  const { diagnostics } = validate([encoded("a.yaml", "entity: {}"), encoded("b.yaml", "entity: [")], host);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["TEN0104"]));
});

test("any bytes give a result", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      (bytes) => typeof validate([{ path: "a.yaml", bytes }], host).ok === "boolean",
    ),
    { numRuns: 2000 },
  );
});

// Pieces of real files reach every stage; random bytes do not.
const pieces = [..."\n:{}[],-? #&*!|>'\"%@`\t", "\n  ", "\n    ", ": ", ...(blog.match(/\w+|[^\w\s]+|\s+/g) ?? [])];
const nearly = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(""));
const edited = fc
  .tuple(fc.nat(blog.length), fc.nat(20), nearly)
  .map(([at, length, text]) => blog.slice(0, at) + text + blog.slice(at + length));

test("nearly right files give a result, the same every time", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(nearly, edited), (text) => {
      expect(validate([encoded("a.yaml", text)], host)).toEqual(validate([encoded("a.yaml", text)], host));
    }),
    { numRuns: 2000 },
  );
});
