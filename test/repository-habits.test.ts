import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { notesOf } from "../scripts/release/notes-of.js";

const root = new URL("..", import.meta.url).pathname;
const text = (path: string): string => readFileSync(join(root, path), "utf8");
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");

/** The keys of each kind of element in an issue form. */
const elements: Readonly<Record<string, readonly string[]>> = {
  markdown: ["value"],
  input: ["label", "description", "placeholder", "value"],
  textarea: ["label", "description", "placeholder", "value", "render"],
  dropdown: ["label", "description", "multiple", "options", "default"],
  checkboxes: ["label", "description", "options"],
};
const forms = readdirSync(join(root, ".github/ISSUE_TEMPLATE")).filter((name) => name !== "config.yml");

test.each(forms)("the issue form %s has the keys that a form can have", (name) => {
  const { body, ...form } = parse(text(`.github/ISSUE_TEMPLATE/${name}`));
  const unknown = (given: object, known: readonly string[]) => Object.keys(given).filter((key) => !known.includes(key));
  expect(unknown(form, ["name", "description", "title", "labels", "assignees", "projects", "type"])).toEqual([]);
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  for (const { type, id, attributes, validations = {} } of body) {
    expect([type, unknown(attributes, elements[type] ?? [])]).toEqual([type, []]);
    expect([id, unknown(validations, ["required"])]).toEqual([expect.stringMatching(/^[\w-]+$/), []]);
  }
  const ids = body.map(({ id }: { readonly id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("updates are proposed for every folder with packages of its own", () => {
  const { updates } = parse(text(".github/dependabot.yml"));
  const watched = updates.map(
    (one: Readonly<Record<string, string>>) => `${one["package-ecosystem"]} ${one["directory"]}`,
  );
  const folderOf = (path: string) => posix.join("/", posix.dirname(path));
  const packages = tracked
    .filter((path) => posix.basename(path) === "package-lock.json")
    .map((path) => `npm ${folderOf(path)}`);
  const projects = tracked
    .filter((path) => path.startsWith("examples/") && path.endsWith(".csproj"))
    .map((path) => `nuget ${folderOf(path)}`);
  expect([...watched].sort()).toEqual([...new Set([...packages, ...projects, "github-actions /"])].sort());
});

test.each([
  ["gate", ".ci/run"],
  ["everything", ".ci/run test:everything"],
])("the workflow %s runs %s", (name, command) => {
  const { jobs } = parse(text(`.github/workflows/${name}.yml`));
  const steps = Object.values<{ readonly steps: readonly { readonly run?: string }[] }>(jobs).flatMap(
    (job) => job.steps,
  );
  expect(steps.some(({ run }) => run?.endsWith(command))).toBe(true);
  const [path = "", script = "test"] = command.split(" ");
  expect(existsSync(join(root, path))).toBe(true);
  expect(JSON.parse(text("package.json")).scripts).toHaveProperty([script]);
});

test("the notes of the last release are those of the changelog, once nothing waits under Unreleased", () => {
  const changelog = text("CHANGELOG.md");
  const [last = ""] = /^\d+\.\d+\.\d+$/m.exec(changelog.replaceAll(/^## /gm, "")) ?? [];
  const released = changelog.replace(/^## Unreleased\n[\s\S]*?(?=^## )/m, "");
  expect(notesOf(released, last).length).toBeGreaterThan(100);
});

test("no folder of the sources has more files than a reader can look over", () => {
  const sources = tracked.filter((path) => /^generators\/.*\.ts$/.test(path) && existsSync(join(root, path)));
  const folders = [...new Set(sources.map((path) => posix.dirname(path)))];
  expect(folders.length).toBeGreaterThan(50);
  const sizeOf = (folder: string) => sources.filter((path) => posix.dirname(path) === folder).length;
  expect(folders.filter((folder) => sizeOf(folder) > 25)).toEqual([]);
});

test.each([
  ["generators", ".ts", 340],
  ["templates", ".mustache", 110],
])("no file of %s%s is longer than a reader can follow", (folder, extension, lines) => {
  const files = tracked.filter(
    (path) => path.startsWith(`${folder}/`) && path.endsWith(extension) && existsSync(join(root, path)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => text(path).split("\n").length > lines + 1)).toEqual([]);
});
