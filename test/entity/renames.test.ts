import { expect, test } from "vitest";
import { validateEntities } from "../../generators/entity/validate.ts";

const file = (text: string) =>
  validateEntities([{ path: "shop.yaml", bytes: new TextEncoder().encode(text) }], {
    authentication: "unknown",
    authenticationSigns: [],
    classes: undefined,
  });

const shop = (property: string, entity = "Item", member = "{ name: Crimson, renamedFrom: Red }") => `
defaults: { access: anonymous }
enums:
  Colour: [Blue, ${member}]
entity:
  Product:
    renamedFrom: ${entity}
    properties:
      Id: { type: Guid, isKey: true }
      Price: { type: decimal, renamedFrom: ${property} }
      Weight: { type: decimal }
      Colour: { type: Colour }
`;

test("an entity, a property and a member of an enum carry their names before", () => {
  const result = file(shop("Cost"));
  expect(result.diagnostics).toEqual([]);
  const { entities, enums } = result.ok ? result.value : { entities: [], enums: [] };
  expect(entities[0]?.renamedFrom).toBe("Item");
  expect(entities[0]?.properties[0]?.renamedFrom).toBe("Cost");
  expect(enums[0]).toMatchObject({ members: ["Blue", "Crimson"], renamedMembers: { Crimson: "Red" } });
});

test.each([
  [shop("Price"), "that is its name now"],
  [shop("Weight"), "`Weight` is still there"],
  [shop("2nd"), "it is not a C# name"],
  [shop("Cost", "Product"), "that is its name now"],
  [shop("Cost", "Item", "{ name: Crimson, renamedFrom: Blue }"), "`Blue` is still there"],
  [shop("Cost").replace("Weight: { type: decimal }", "Weight: { type: decimal, renamedFrom: Cost }"), "as well"],
])("refuses a name before that cannot hold (%#)", (text, reason) => {
  const { diagnostics } = file(text);
  expect(diagnostics.map(({ code }) => code)).toEqual(["TEN0379"]);
  expect(diagnostics[0]?.message).toContain(reason);
});
