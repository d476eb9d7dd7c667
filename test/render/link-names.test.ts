import { expect, test } from "vitest";
import { linkNames } from "../../generators/render/link-names.ts";

const known = { isType: (name: string) => name === "Task", isMember: (name: string) => name === "Where" };

const rows = [
  ["a known type becomes a tag", "async Task<int> X()", "async {{@type Task}}<int> X()"],
  ["a known extension method after a dot becomes a tag", "rows.Where(x)", "rows.{{@member Where}}(x)"],
  ["a member that is called like a type is none", "x.Task", "x.Task"],
  ["a name of our own that is called like a method is none", "Where(x)", "Where(x)"],
  ["a longer name is another name", "TaskList MyTask", "TaskList MyTask"],
  [
    "comments are prose",
    "/// <summary>Task</summary>\nTask x; // Task",
    "/// <summary>Task</summary>\n{{@type Task}} x; // Task",
  ],
  ["strings are data", 'f("a Task \\" Task", Task)', 'f("a Task \\" Task", {{@type Task}})'],
  ["tags stay tags", "{{Task}} {{#Task}} {{> Task}}", "{{Task}} {{#Task}} {{> Task}}"],
  ["a comment may hold a tag", "// {{Task}} Task", "// {{Task}} Task"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(rows)("%s", (_name, given, want) => {
  expect(linkNames(given, known)).toBe(want);
});
