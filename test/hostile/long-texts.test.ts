import { expect, test } from "vitest";
import { build, graft, run } from "../in-memory.ts";

const key = "Id: { type: int, isKey: true }";
const long = "long text ".repeat(1_000);
const markers = ["<<<<<<< HEAD", "=======", ">>>>>>> other", "{{name}}", "{{{html}}}", "{{> partial}}"];

/** Entity files with much text, or with text that means something to a tool. */
const files: Readonly<Record<string, string>> = {
  "an enum of 10,000 members": `defaults: { access: anonymous }
enums: { Size: [${Array.from({ length: 10_000 }, (_, index) => `Size${index}`).join(", ")}] }
entity: { Author: { properties: { ${key}, Size: { type: Size } } } }
`,
  "markers of Git and of templates in descriptions": `defaults: { access: anonymous }
entity:
  Author:
    description: ${JSON.stringify(markers.join(" "))}
    properties:
      Id: { type: int, isKey: true, description: ${JSON.stringify(markers.join(" "))} }
`,
};

test.each(Object.entries(files))("%s: written, found unchanged, and never taken for a conflict", (_, text) => {
  const { disk, result } = graft(text);
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
  const before = disk.snapshot();
  expect(run(disk, "graft", "--host", "host").output).toMatch(/^Nothing to do: /);
  expect(disk.snapshot()).toEqual(before);
});

test("a policy of 10 kB is refused with the limit", () => {
  const { result } = graft(
    `defaults: { access: { policy: ${JSON.stringify(long)} } }\nentity: { Author: { properties: { ${key} } } }\n`,
  );
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringContaining("must have at most 200 characters")]);
});

test("messages and roles of 10 kB in a model are built", () => {
  const model = `context Shop {
  aggregate Carts root Cart {
    entity Cart identified by CartId {
      count: Int
      invariant count > 0 "${long}"
      @route("/carts/{id}/closing") @put @auth("${long.trim()}") command close { count -> 1 }
    }
  }
}
`;
  const { result } = build({ "shop.model": model }, "--layers", "application");
  expect([result.exitCode, result.messages.includes("TEN")]).toEqual([0, false]);
});
