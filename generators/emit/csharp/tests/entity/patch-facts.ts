import type { Entity } from "../../../../entity/entity.ts";
import { requestProperties } from "../../../../entity/wire-properties.ts";
import { csharpString } from "../../csharp-text.ts";
import { expectation, type Fact } from "../fact.ts";
import { brokenSample } from "./broken-sample.ts";
import { anyVersion, callerFacts, created, factsWith, same, send, shown, status, unknown } from "./entity-facts.ts";
import { changeOfCreated, createdOne, unknownOne } from "./key-arguments.ts";

/** Returns the tests of the patch. Spec: shipped-tests, Tests of entities. */
export function patchFacts(entity: Entity): readonly Fact[] {
  const { version, operations } = entity;
  const one = createdOne(entity);
  const sample = `var sample = ${changeOfCreated(entity)};`;
  const tag = version === undefined ? "" : ", created.Tag";
  const patched = `var patched = (${send("Patch", "sample", tag)}).IsAccepted(nameof(CustomizeUpdate))`;
  return [
    ...factsWith(entity, ["create", "patch"], {
      name: "Patch_keeps_what_it_does_not_name",
      lines: [
        created,
        "var sample = created.Body!.AsObject();",
        `(${send("Patch", one, tag)}).Is(${status("OK")})${shown(entity, "Update")};`,
      ],
    }),
    ...factsWith(entity, ["create", "get", "patch"], {
      name: "Patch_is_shown_by_get",
      lines: [
        created,
        sample,
        `${patched}${shown(entity, "Update")};`,
        `var found = (${send("Get", one)}).Is(${status("OK")});`,
        same("patched"),
      ],
    }),
    ...factsWith(entity, ["create", "patch"], ...refusals(entity, one)),
    ...factsWith(entity, ["patch"], unknown("Patch", unknownOne(entity), anyVersion(entity))),
    ...(version === undefined
      ? []
      : factsWith(entity, ["create", "patch"], {
          name: "Patch_needs_the_latest_version",
          lines: [created, expectation(send("Patch", one, `, "\\"999999\\""`), "PreconditionFailed")],
        })),
    ...callerFacts("Patch", operations.patch, unknownOne(entity)),
  ];
}

/** Returns the tests of wrong patches: a value that a rule forbids, and a required member that is cleared. */
function refusals(entity: Entity, one: string): readonly Fact[] {
  const properties = requestProperties(entity, "Update");
  const broken = brokenSample(properties);
  const needed = properties.find(({ isOptional }) => !isOptional);
  const refused = (member: string, value: string) => [
    created,
    expectation(send("Patch", `${one}.With(${csharpString(member)}, ${value})`, anyVersion(entity)), "BadRequest"),
  ];
  return [
    ...(broken === undefined
      ? []
      : [{ name: "Patch_refuses_what_a_rule_forbids", lines: refused(broken.member, broken.value) }]),
    ...(needed === undefined
      ? []
      : [{ name: `Patch_cannot_clear_${needed.wireName}`, lines: refused(needed.wireName, "null") }]),
  ];
}
