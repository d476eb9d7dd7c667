import fc from "fast-check";
import { expect, test } from "vitest";
import { graft } from "../in-memory.ts";
import { sizeOf } from "../sample.ts";

/** Texts for an entity file: ends of code, comments and strings, all line ends, template tags, and random text. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '""',
        '"""',
        "\\",
        "\\u0022",
        "'",
        "{",
        "}",
        "{{Entity}}",
        "{0}",
        "$&",
        "$'",
        "*/",
        "//",
        "///",
        "</summary>",
        "<see cref=",
        "&",
        "]]>",
        "#region",
        "\n[ModuleInitializer]\n",
        "\r",
        "\u0085",
        "\u2028",
        "\u2029",
        ";",
        "(",
        ")",
        "x",
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join("")),
);

function entityFile(description: string, pattern: string, policy: string): string {
  const text = (value: string) => JSON.stringify(value);
  return JSON.stringify({
    defaults: { access: { policy: "POLICY" } },
    entity: {
      Trap: {
        description: "DESCRIPTION",
        properties: {
          Id: { type: "Guid", isKey: true },
          Text: { type: "string", pattern: "PATTERN", description: "DESCRIPTION" },
        },
      },
    },
  })
    .replaceAll('"DESCRIPTION"', () => text(description))
    .replaceAll('"PATTERN"', () => text(pattern))
    .replaceAll('"POLICY"', () => text(policy));
}

/** Removes the content of strings and comments from C#. Splits lines as C# does. */
function skeleton(code: string): readonly string[] {
  return (
    code
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .map((line) =>
        line.replace(/@"(?:[^"]|"")*"|"(?:[^"\\]|\\.)*"|\/\/.*/g, (token) => (token.startsWith("/") ? "//" : '""')),
      )
      // Documents describe only patterns with the same meaning in JavaScript.
      .map((line) => line.replace('"", isDocumented: false', '""'))
  );
}

function emitted(entities: string): readonly string[] | undefined {
  const { disk, result } = graft(entities);
  if (result.exitCode !== 0) return undefined;
  const files = Object.entries(disk.snapshot()).filter(([path]) => path.includes("/Traps/"));
  return files.flatMap(([path, text]) => [path, ...skeleton(text)]);
}

test("no text of an entity file leaves the place that it is put in", () => {
  const benign = emitted(entityFile("plain", "plain", "plain"));
  let accepted = 0;
  fc.assert(
    fc.property(hostile, hostile, hostile, (description, pattern, policy) => {
      const code = emitted(entityFile(description, pattern, policy));
      if (code === undefined) return;
      accepted += 1;
      expect(code).toEqual(benign);
    }),
    { numRuns: sizeOf(400, 100) },
  );
  // Input that the front end refuses never reaches the encoders.
  expect(accepted).toBeGreaterThan(20);
});
