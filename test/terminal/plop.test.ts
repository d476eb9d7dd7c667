import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { withoutOwnState } from "../files/own-state.ts";
import { hasTerminal, keys, openTerminal, type TerminalOptions } from "./open-terminal.ts";

const root = new URL("../../", import.meta.url).pathname;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-terminal-"));
  cpSync(join(root, "examples/host"), join(folder, "host"), { recursive: true });
  // The entity file and the host are of one repository.
  mkdirSync(join(folder, ".git"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const atTerminal = test.runIf(hasTerminal);
const patience = { timeout: 300_000 };
/** No package is near the folder, so the entity file is completed by a copy of the schema. */
const schemaCopy = "/host/.tenon/entity-file.schema.json";

function plop(args: readonly string[], options: Partial<TerminalOptions> = {}) {
  const command = [
    process.execPath,
    join(root, "node_modules/plop/bin/plop.js"),
    "--plopfile",
    join(root, "plopfile.js"),
  ];
  return openTerminal([...command, ...args], { folder, ...options });
}

function tenon(args: readonly string[], options: Partial<TerminalOptions> = {}) {
  return openTerminal([process.execPath, join(root, "tenon.js"), ...args], { folder, ...options });
}

/** Returns every file below a folder by path. */
function filesBelow(path: string): Readonly<Record<string, string>> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return withoutOwnState(
    Object.fromEntries(paths.map((file) => [file.slice(path.length), readFileSync(file, "utf8")])),
  );
}

atTerminal(
  "npx plop entity asks, shows the plan and writes on yes: the bytes of an unattended run",
  patience,
  async () => {
    const terminal = plop(["entity"], { columns: 60 });
    await terminal.answer("The host", keys.enter);
    await terminal.answer("Name of the new entity file", "shop.yaml\r");
    await terminal.answer("Name of the entity", "OrderLine");
    await terminal.answer("/order-lines, in the folder OrderLines", keys.enter);
    await terminal.answer("Type of the key", keys.enter);
    await terminal.answer("Name of the key", keys.enter);
    await terminal.answer("Name of a property", "page");
    await terminal.answer("cannot be named `page`", "\u007f\u007f\u007f\u007fAmount\r");
    await terminal.answer("Type of Amount", `${keys.down}${keys.down}${keys.enter}`);
    await terminal.answer("Must a request give Amount", keys.enter);
    await terminal.answer("Smallest value", "1\r");
    await terminal.answer("Largest value", keys.enter);
    await terminal.answer("Name of a property", keys.enter);
    await terminal.answer("that is all", keys.enter);
    await terminal.answer("Which operations", keys.enter);
    await terminal.answer("Give rows a version", keys.enter);
    await terminal.answer("Who may call the endpoints", keys.enter);
    await terminal.answer("Whose rows", ` ${keys.down}${keys.down} ${keys.enter}`);
    await terminal.answer("Write this?", keys.enter);
    expect([await terminal.ended(), terminal.screen()]).toEqual([
      0,
      expect.stringContaining("Nothing is written yet: "),
    ]);

    const { [schemaCopy]: schema, ...asked } = filesBelow(folder);
    expect(schema).toContain('"$id"');
    expect(asked["/shop.yaml"]).toContain(`# yaml-language-server: $schema=.${schemaCopy}\n`);
    expect(asked["/shop.yaml"]).toContain("      Amount: { type: int, min: 1 }\n");
    expect(asked["/shop.yaml"]).toContain("    concurrency: true\n");
    expect(asked["/shop.yaml"]).toContain("    rows: { softDelete: DeletedAt, audit: true }\n");
    rmSync(join(folder, "host/Tenon"), { recursive: true });
    rmSync(join(folder, "host/.tenon"), { recursive: true });
    const args = ["graft", "shop.yaml", "--host", "host"];
    expect(await runCommandLine(args, createContext(folder))).toMatchObject({ exitCode: 0 });
    expect(filesBelow(folder)).toEqual(asked);
  },
);

atTerminal("tenon relationship asks whether requests can include the related rows", patience, async () => {
  const pens = "Pen: { properties: { Id: { type: int, isKey: true }, CaseId: { type: int } } }";
  writeFileSync(
    join(folder, "shop.yaml"),
    `defaults: { access: anonymous }\nentity:\n  Case:\n    properties:\n      Id: { type: int, isKey: true }\n  ${pens}\n`,
  );
  const args = ["--host", "host", "--config", "shop.yaml", "--parent", "Case", "--child", "Pen"];
  const terminal = tenon(["relationship", ...args]);
  await terminal.answer("What kind of relationship is it?", keys.enter);
  await terminal.answer("Name of the relationship", keys.enter);
  await terminal.answer("What tells the Case of a Pen", keys.enter);
  await terminal.answer("Let requests include the related rows?", "y\r");
  await terminal.answer("Write this?", keys.enter);
  expect(await terminal.ended()).toBe(0);
  expect(readFileSync(join(folder, "shop.yaml"), "utf8")).toContain(
    "      Pens: { relatedEntity: Pen, type: OneToMany, include: true }\n",
  );
});

atTerminal("plop relationship asks for the kind, and links rows with a list on either side", patience, async () => {
  const tags = "Tag: { properties: { Id: { type: int, isKey: true } } }";
  writeFileSync(
    join(folder, "shop.yaml"),
    `defaults: { access: anonymous }\nentity:\n  Pen:\n    properties:\n      Id: { type: int, isKey: true }\n  ${tags}\n`,
  );
  const args = ["--host", "host", "--config", "shop.yaml", "--parent", "Pen", "--child", "Tag"];
  const terminal = plop(["relationship", "--", ...args]);
  await terminal.answer("What kind of relationship is it?", `${keys.down}${keys.down}${keys.enter}`);
  await terminal.answer("Name of the relationship", keys.enter);
  await terminal.answer("Let a tag list its pens as well?", keys.enter);
  await terminal.answer("Name of the list in Tag", keys.enter);
  await terminal.answer("Write this?", keys.enter);
  expect(await terminal.ended()).toBe(0);
  expect(readFileSync(join(folder, "shop.yaml"), "utf8")).toContain(
    "      Tags: { relatedEntity: Tag, type: ManyToMany, inverse: Pens }\n",
  );
});

atTerminal("Ctrl-C at any prompt: exit 130, nothing written", patience, async () => {
  const before = filesBelow(folder);
  const atFirst = plop(["entity"]);
  await atFirst.answer("The host", keys.interrupt);
  expect([await atFirst.ended(), atFirst.screen()]).toEqual([130, expect.stringContaining("Nothing was written.")]);
  const atText = tenon(["entity", "--host", "host"]);
  await atText.answer("Name of the new entity file", keys.enter);
  await atText.answer("Name of the entity", `Bo${keys.interrupt}`);
  expect(await atText.ended()).toBe(130);
  expect(filesBelow(folder)).toEqual(before);
});

atTerminal("of several web projects a terminal asks for the host; elsewhere they are named", patience, async () => {
  cpSync(join(root, "examples/host"), join(folder, "admin"), { recursive: true });
  writeFileSync(
    join(folder, "shop.yaml"),
    "defaults: { access: anonymous }\nentity: { Pen: { properties: { Id: { type: int, isKey: true } } } }\n",
  );
  const stopped = tenon(["graft", "shop.yaml"], { environment: { CI: "true" } });
  expect(await stopped.ended()).not.toBe(0);
  expect(stopped.screen()).toContain("admin/Bookshop.csproj");
  expect(existsSync(join(folder, "host/Tenon"))).toBe(false);

  const terminal = tenon(["graft", "shop.yaml"]);
  await terminal.answer(
    /The host[\s\S]*admin\/Bookshop\.csproj[\s\S]*host\/Bookshop\.csproj/,
    `${keys.down}${keys.enter}`,
  );
  expect(await terminal.ended()).toBe(0);
  expect([existsSync(join(folder, "host/Tenon")), existsSync(join(folder, "admin/Tenon"))]).toEqual([true, false]);
});

atTerminal(
  "a graft that meets edited files asks on a terminal, and elsewhere names the options",
  patience,
  async () => {
    writeFileSync(
      join(folder, "shop.yaml"),
      "defaults: { access: anonymous }\nentity: { Pen: { properties: { Id: { type: int, isKey: true } } } }\n",
    );
    const graft = ["graft", "shop.yaml", "--host", "host"];
    expect(await tenon(graft).ended()).toBe(0);
    const path = join(folder, "host/Tenon/Shared/Health.g.cs");
    const generated = readFileSync(path, "utf8");
    writeFileSync(path, "// \u001b[2Jmine\n");
    // A file without a record is in conflict, whatever its output is.
    rmSync(join(folder, "host/.tenon/manifest/shared/common.json"));

    const stopped = tenon(graft, { environment: { CI: "true" } });
    expect([await stopped.ended(), stopped.screen()]).toEqual([3, expect.stringContaining("--on-conflict keep")]);

    const terminal = tenon(graft);
    await terminal.answer("What about this file?", `${keys.down}${keys.down}${keys.enter}`);
    await terminal.answer(/-\/\/ \\u001b\[2Jmine[\s\S]*What about this file\?/, `${keys.down}${keys.enter}`);
    expect([await terminal.ended(), readFileSync(path, "utf8")]).toEqual([0, generated]);
  },
);

atTerminal("a terminal that says it has no columns: the run ends", patience, async () => {
  const terminal = plop(["health"], { columns: 0 });
  await terminal.answer("The host", keys.enter);
  expect(await terminal.ended()).toBe(0);
  expect(existsSync(join(folder, "host/Tenon/Shared/Health.g.cs"))).toBe(true);
});

atTerminal("NO_COLOR: no colours, on a terminal of 40 columns", patience, async () => {
  const terminal = tenon(["health"], { columns: 40, environment: { NO_COLOR: "1" } });
  await terminal.answer("The host", keys.enter);
  expect(await terminal.ended()).toBe(0);
  expect(terminal.raw()).not.toMatch(/\u001b\[[\d;]*m/);
  const coloured = tenon(["health"]);
  await coloured.answer("The host", keys.interrupt);
  expect(await coloured.ended()).toBe(130);
  expect(coloured.raw()).toMatch(/\u001b\[[\d;]+m/);
  const forced = tenon(["health"], { environment: { NO_COLOR: "1", FORCE_COLOR: "1" } });
  await forced.answer("The host", keys.interrupt);
  expect(await forced.ended()).toBe(130);
  expect(forced.raw()).toMatch(/\u001b\[[\d;]+m/);
});

/** Matches a text that a narrow terminal breaks anywhere. */
function broken(text: string): RegExp {
  const characters = [...text].filter((character) => character !== " ");
  return new RegExp(characters.map((one) => one.replace(/[?()./]/, "\\$&")).join("\\s*"));
}

atTerminal("a terminal of 20 columns: questions and reports stay whole", patience, async () => {
  const asked = tenon(["entity", "--host", "host"], { columns: 20 });
  await asked.answer(broken("Name of the new entity file"), "shop.yaml\r");
  await asked.answer(broken("Name of the entity"), "Pen");
  await asked.answer(broken("/pens, in the folder Pens"), keys.enter);
  await asked.answer(broken("Type of the key"), keys.enter);
  await asked.answer(broken("Name of the key"), keys.enter);
  await asked.answer(broken("Name of a property"), "page");
  await asked.answer(broken("cannot be named `page`"), keys.interrupt);
  expect([await asked.ended(), asked.screen()]).toEqual([130, expect.stringContaining("Nothing was written.")]);

  writeFileSync(
    join(folder, "shop.yaml"),
    "defaults: { access: anonymous }\nentity: { Pen: { properties: { Id: { type: int, isKey: true } } } }\n",
  );
  const graft = ["graft", "shop.yaml", "--host", "host"];
  const written = tenon(graft, { columns: 20 });
  expect([await written.ended(), written.screen()]).toEqual([
    0,
    expect.stringMatching(/create {4}host\/Tenon\/Pens\/[\s\S]*The host still needs:/),
  ]);
  writeFileSync(join(folder, "host/Tenon/Shared/Health.g.cs"), "// mine\n");
  rmSync(join(folder, "host/.tenon/manifest/shared/common.json"));
  const conflict = tenon(graft, { columns: 20 });
  await conflict.answer(broken("What about this file?"), `${keys.down}${keys.enter}`);
  expect(await conflict.ended()).toBe(0);
  expect(readFileSync(join(folder, "host/Tenon/Shared/Health.g.cs"), "utf8")).not.toBe("// mine\n");
});

const unattended = [
  ["CI", { CI: "true" }],
  ["TERM=dumb", { TERM: "dumb" }],
] as const;

atTerminal.each(unattended)(
  "%s: nobody is asked, and the error names the flags",
  patience,
  async (_name, environment) => {
    const terminal = tenon(["relationship", "--host", "host"], { environment });
    expect([await terminal.ended(), terminal.screen()]).toEqual([
      2,
      expect.stringContaining("--parent, --child, --name"),
    ]);
  },
);

atTerminal("npx plop lists the generators with what they do", patience, async () => {
  const terminal = plop([]);
  await terminal.answer("health", keys.interrupt);
  await terminal.ended();
  for (const name of ["entity", "relationship", "health"])
    expect(terminal.screen()).toMatch(new RegExp(`${name}.* - .*endpoint`));
});

atTerminal("a plopfile of the user's loads the pack, with its configuration", patience, async () => {
  mkdirSync(join(folder, "mine/entity"), { recursive: true });
  const template = readFileSync(join(root, "templates/http/health-endpoint.mustache"), "utf8");
  mkdirSync(join(folder, "mine/http"));
  writeFileSync(join(folder, "mine/http/health-endpoint.mustache"), `// ours\n${template}`);
  writeFileSync(
    join(folder, "plopfile.mjs"),
    `export default (plop) => plop.load(${JSON.stringify(join(root, "plopfile.js"))}, { host: "host", templates: "mine" });\n`,
  );
  const terminal = openTerminal([process.execPath, join(root, "node_modules/plop/bin/plop.js"), "health"], { folder });
  expect(await terminal.ended()).toBe(0);
  expect(readFileSync(join(folder, "host/Tenon/Shared/Health.g.cs"), "utf8")).toContain("// ours\n");
});
