import { expect, test } from "vitest";
import { compile } from "../../site/playground/compile.ts";

test("a relationship whose child has no list is shown without a route", () => {
  const text = `version: 1
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
    relationships:
      Posts: { relatedEntity: Post, type: OneToMany }
  Post:
    operations: []
    properties:
      Id: { type: Guid, isKey: true }
      AuthorId: { type: Guid }
`;
  const { output } = compile({ kind: "yaml", text, layers: [], library: "minimal" });
  const operations = output?.routes.map(({ operation }) => operation);
  expect(operations).toContain("GetAllAuthors");
  expect(operations?.filter((name) => name.includes("Post"))).toEqual([]);
});
