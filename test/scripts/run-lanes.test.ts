import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runLanes } from "../../scripts/run-lanes.js";
import { testGroups } from "../../scripts/test-groups.js";
import config from "../../vitest.config.ts";

/** Runs a program of Node for each project, in two lanes, and returns the exit codes and the lines. */
async function run(
  groups: readonly (readonly string[])[],
  programs: Readonly<Record<string, string>>,
  hear: (line: string) => void = () => undefined,
) {
  const lines: string[] = [];
  const commandOf = (project: string) => ({ program: process.execPath, args: ["-e", programs[project] ?? ""] });
  const write = (written: string) => {
    const line = written.replaceAll(/ {2,}/g, " ");
    lines.push(line);
    hear(line);
  };
  const outcomes = await runLanes(groups, commandOf, write, { lanes: 2 });
  return { codes: outcomes.map(({ code }) => code), lines };
}

/** Returns a program that ends once a file is there. */
function waitingFor(path: string): string {
  return `const { existsSync } = require("node:fs"); setInterval(() => existsSync(${JSON.stringify(path)}) && process.exit(), 20);`;
}

test("a project that fails leaves the others alone, and the last lines name it", async () => {
  const { codes, lines } = await run([["one", "two"], ["three"]], {
    one: "console.error('no such package'); process.exit(3)",
    two: "console.log('fine')",
  });
  expect(codes).toEqual([3, 0, 0]);
  expect(lines).toEqual(expect.arrayContaining(["one | no such package", "two | begins, 3 of 3", "two | fine"]));
  expect(lines.slice(-6, -4)).toEqual(["one ended with:", "no such package"]);
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^one FAILED with 3 in \d+ min \d+ s$/),
    expect.stringMatching(/^two passed in/),
    expect.stringMatching(/^three passed in/),
  ]);
});

test("a lane is heard while the other one still runs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tenon-lanes-"));
  const heard = join(folder, "heard");
  const { codes } = await run(
    [["slow"], ["quick"]],
    { slow: waitingFor(heard), quick: "console.log('here')" },
    (line) => {
      if (line === "quick | here") writeFileSync(heard, "");
    },
  );
  expect([codes, existsSync(heard)]).toEqual([[0, 0], true]);
  rmSync(folder, { recursive: true });
});

test("a lane that has ended takes the next group, whatever the other one does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tenon-lanes-"));
  const heard = join(folder, "heard");
  const { codes } = await run([["slow"], ["one", "two"], ["last"]], { slow: waitingFor(heard) }, (line) => {
    if (line.startsWith("last | passed")) writeFileSync(heard, "");
  });
  expect(codes).toEqual([0, 0, 0, 0]);
  rmSync(folder, { recursive: true });
});

test("a project that writes nothing says that it is at work", async () => {
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "tenon-lanes-"));
  const heard = join(folder, "heard");
  const commandOf = () => ({ program: process.execPath, args: ["-e", waitingFor(heard)] });
  const write = (line: string) => {
    lines.push(line);
    if (line.includes("at work")) writeFileSync(heard, "");
  };
  await runLanes([["silent"]], commandOf, write, { quiet: 0.1 });
  expect(lines).toContainEqual(expect.stringMatching(/^silent \| at work for 0 min \d+ s$/));
  rmSync(folder, { recursive: true });
});

test("the groups have every project of vitest, each once", () => {
  const projects = config.test?.projects ?? [];
  const names = projects.map((project) =>
    typeof project === "object" && "test" in project ? project.test?.name : project,
  );
  expect(testGroups.flat().toSorted()).toEqual(names.toSorted());
});
