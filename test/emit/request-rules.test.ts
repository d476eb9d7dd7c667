import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

/** Returns the contracts and the rule of a property of an emitted request. */
function emitted(property: string): { readonly contracts: string; readonly rule: string | undefined } {
  const entities = `defaults: { access: anonymous }\nentity:\n  Author:\n    properties:\n      Id: { type: int, isKey: true }\n      Title: ${property}\n`;
  const disk = memoryDisk({ ...smallHost, "/repo/entities.yaml": entities });
  expect(run(disk, "graft", "entities.yaml", "--host", "host").exitCode).toBe(0);
  const files = disk.snapshot();
  const at = (file: string) => files[`/repo/host/Tenon/Authors/${file}.g.cs`] ?? "";
  return {
    contracts: at("AuthorContracts"),
    rule: /RuleFor\(request => request\.Title\)(.*);/.exec(at("CreateAuthorEndpoint"))?.[1],
  };
}

test.each([
  ["lengths", "{ type: string, minLength: 2, maxLength: 9 }", ".NotEmpty().Length(2, 9).WithoutNul()"],
  ["an optional text", "{ type: string, required: false, maxLength: 9 }", ".MaximumLength(9).WithoutNul()"],
  ["a lower bound", "{ type: int, min: 0 }", ".NotNull().GreaterThanOrEqualTo(0)"],
  ["both bounds", "{ type: int, min: 0, max: 5 }", ".NotNull().InclusiveBetween(0, 5)"],
  [
    "a pattern",
    "{ type: string, pattern: '^a' }",
    '.NotEmpty().MaximumLength(10000).MatchesPattern("^a").WithoutNul()',
  ],
  [
    "a pattern that only .NET understands, which documents leave out",
    "{ type: string, pattern: '(?i)a\\z' }",
    '.NotEmpty().MaximumLength(10000).MatchesPattern(@"(?i)a\\z", isDocumented: false).WithoutNul()',
  ],
])("the validator alone has the rules: %s", (_name, property, want) => {
  const { contracts, rule } = emitted(property);
  expect(rule).toBe(want);
  expect(contracts).not.toContain("DataAnnotations");
});
