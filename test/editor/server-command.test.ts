import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { serverCommand } from "../../editors/vscode/src/server-command.mts";
import { startProcess } from "../../editors/vscode/src/start-process.mts";

const folder = realpathSync(mkdtempSync(`${tmpdir()}/tenon-`));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(`${folder}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
  writeFileSync(`${folder}/${path}`, text);
}

write("package/node_modules/tenon/package.json", "{}");
write("package/src/Shop/shop.yaml", "");
write("tool/.config/dotnet-tools.json", '{ "version": 1, "tools": { "tenon": { "version": "0.1.0" } } }');
write("other-tool/.config/dotnet-tools.json", '{ "version": 1, "tools": { "csharpier": { "version": "1.0.0" } } }');

const program = `${folder}/package/node_modules/tenon/dist/tenon.js`;

test.each([
  ["the settings come first", ["npx", "tenon", "lsp"], ["package"], "npx tenon lsp", "package"],
  ["then the package of a folder", [], ["package"], `node ${program} lsp`, "package"],
  ["or of a folder above it", [], ["package/src/Shop"], `node ${program} lsp`, "package/src/Shop"],
  ["or of another folder of the workspace", [], ["other-tool", "package"], `node ${program} lsp`, "package"],
  ["then the .NET tool of a folder", [], ["other-tool", "tool"], "dotnet tenon lsp", "tool"],
  ["then the command of the machine", [], ["other-tool"], "tenon lsp", "other-tool"],
])("%s", (_title, stated, names, line, cwd) => {
  const found = serverCommand(
    stated,
    names.map((name) => `${folder}/${name}`),
  );
  expect([found.command, ...found.args].join(" ")).toBe(line);
  expect(found.cwd).toBe(`${folder}/${cwd}`);
});

test("a window without a folder starts the command of the machine", () => {
  expect(serverCommand([], [])).toMatchObject({ command: "tenon", args: ["lsp"], cwd: undefined });
});

test("a command that is not there is refused before a client waits for it", async () => {
  await expect(startProcess(serverCommand([`${folder}/nowhere`], []))).rejects.toThrow("ENOENT");
  const started = await startProcess(serverCommand([process.execPath, "--version"], [folder]));
  expect(started.pid).toBeGreaterThan(0);
});
