import { expect, test } from "vitest";
import { isHelixFile, isNeovimFile, startsServer } from "./client-settings.ts";
import { isQuoted } from "./quote.ts";
import { faultyLines } from "./shell-lines.ts";
import { isShownBy } from "./shown-json.ts";

const source = `namespace Shop;

/// <summary>A class.</summary>
public class Order
{
    public int Count { get; }

    // A comment.
    public int Sum() =>
        Count;
}
`;

test.each([
  ["the whole", source, true],
  ["lines without their indentation", "public int Sum() =>\n    Count;\n", true],
  ["lines without documentation", "namespace Shop;\n\npublic class Order\n{\n", true],
  ["left-out lines", "public class Order\n{\n    // …\n    public int Sum() =>\n        Count;\n}\n", true],
  ["left-out lines before less indented ones", "    public int Count { get; }\n…\n}\n", true],
  ["lines that skip others", "public class Order\n{\n    public int Sum() =>\n", false],
  ["lines in another order", "public int Sum() =>\n// …\npublic int Count { get; }\n", false],
  ["a line with another end", "public int Count { get; set; }\n", false],
  ["lines with another indentation", "public int Sum() =>\nCount;\n", false],
  ["a comment left out", "public int Count { get; }\n\npublic int Sum() =>\n", false],
])("a quote: %s", (_, quote, holds) => {
  expect(isQuoted(quote, source)).toBe(holds);
});

test.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, "…": "…" }, { a: 1, b: 2 }, true],
  [{ a: 1, "…": "…" }, { b: 2 }, false],
  [[1, "…"], [1, 2], true],
  [[1], [1, 2], false],
  [[1, "…"], [2], false],
  ["0199…", "0199-ab", true],
  ["a.c", "abc", false],
  [null, {}, false],
  [{}, null, false],
  [[], {}, false],
])("JSON %j shows %j: %s", (shown, value, holds) => {
  expect(isShownBy(shown, value)).toBe(holds);
});

test.each([
  "tenon graft shop.yaml --hots ../MyShop",
  "npx tenon graff shop.yaml",
  "npx plop entty",
  "npm run chek",
  "node scripts/gone.js",
  "npx vitest run --project unit test/gone",
  "npx vitest run --project gone test/cli",
  "dotnet tool uninstall tenon",
  "dnx tenon --add-source nupkg --yes graft --nope",
  "make install",
])("a command that fails is found: %s", (line) => {
  expect(faultyLines(`# A comment.\n${line}   # with a comment\ntenon doctor\n`)).toEqual([line]);
});

test("settings that start no server are found", () => {
  expect(startsServer('{ "servers": { "tenon": { "command": "tenon", "args": ["mpc"] } } }')).toBe(false);
  expect(
    isHelixFile('[language-server.a]\ncommand = "tenon"\nargs = ["lsp"]\n[[language]]\nlanguage-servers = ["b"]'),
  ).toBe(false);
  expect(isNeovimFile('vim.lsp.config("tenon", { cmd = { "tenon", "--nope" } })')).toBe(false);
  expect(() => isNeovimFile('vim.lsp.config("tenon", {')).toThrow();
  expect(() => isHelixFile("[language-server")).toThrow();
});
