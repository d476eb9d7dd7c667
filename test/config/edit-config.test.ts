import { expect, test } from "vitest";
import { withText } from "../../generators/config/edit-config.ts";
import { parsed } from "../../generators/config/read-config.ts";

function edited(text: string | undefined, value: string | undefined): string {
  const file = text === undefined ? undefined : parsed(new TextEncoder().encode(text));
  if (file !== undefined && !file.ok) throw new Error("The text has mistakes.");
  const bytes = withText(file?.value ?? { bytes: undefined, root: undefined }, "templates", value);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

test("a new file says its purpose", () => {
  expect(edited(undefined, "../templates")).toBe(
    "# Options of Tenon that hold for every run on this host. Commit this file.\ntemplates: ../templates\n",
  );
});

test.each([
  ["a line is added", "health: host # ours\n", "health: host # ours\ntemplates: mine\n"],
  ["a last line without an end gets one", "health: host", "health: host\ntemplates: mine\n"],
  ["line ends stay", "health: host\r\n", "health: host\r\ntemplates: mine\r\n"],
  ["a byte order mark stays", "\ufeffhealth: host\n", "\ufeffhealth: host\ntemplates: mine\n"],
  [
    "a value is replaced, comments stay",
    "# a\ntemplates: 'old' # b\nhealth: host\n",
    "# a\ntemplates: mine # b\nhealth: host\n",
  ],
  ["a file of comments gets its first line", "# nothing yet\n", "# nothing yet\ntemplates: mine\n"],
  ["a map in braces is reformatted", "{ health: host }\n", "{ health: host, templates: mine }\n"],
])("%s", (_name, before, after) => {
  expect(edited(before, "mine")).toBe(after);
});

test("a removed option takes its line along, and nothing else", () => {
  expect(edited("health: host\ntemplates: mine # ours\naccess: anonymous\n", undefined)).toBe(
    "health: host\naccess: anonymous\n",
  );
  expect(edited("# a\ntemplates: mine\n", undefined)).toBe("# a\n");
  expect(edited("templates: |\n  mine\nhealth: host\n", undefined)).toBe("health: host\n");
});

test("a path that YAML would read as something else is quoted", () => {
  for (const path of ["true", "a: b", "# x", "1e3", "'", '"', " a", "no"]) {
    const file = parsed(new TextEncoder().encode(edited(undefined, path)));
    const node = file.ok ? file.value.root?.entries.get("templates")?.value : undefined;
    expect(node?.kind === "scalar" ? node.value : undefined).toBe(path);
  }
});
