import { expect, test } from "vitest";
import { linkNames, referenceTo } from "../../generators/render/reference.ts";

const known = { isType: (name: string) => name === "Task", isMember: (name: string) => name === "Where" };

const task = referenceTo("type", "Task");
const where = referenceTo("member", "Where");

const rows = [
  ["a known type becomes a reference", "async Task X()", `async ${task} X()`],
  ["a known extension method after a dot becomes a reference", "rows.Where(x)", `rows.${where}(x)`],
  ["a member that is called like a type is none", "x.Task", "x.Task"],
  ["a member that an initializer sets is none", "new() { Task = Task == x }", `new() { Task = ${task} == x }`],
  ["a name of our own that is called like a method is none", "Where(x)", "Where(x)"],
  ["a longer name is another name", "TaskList MyTask", "TaskList MyTask"],
  [
    "comments are prose",
    "/// <summary>Task</summary>\nTask x; // Task",
    `/// <summary>Task</summary>\n${task} x; // Task`,
  ],
  ["strings are data", 'f("a Task \\" Task", Task)', `f("a Task \\" Task", ${task})`],
  ["tags stay tags", "{{Task}} {{#Task}} {{> Task}}", "{{Task}} {{#Task}} {{> Task}}"],
  ["a comment may hold a tag", "// {{Task}} Task", "// {{Task}} Task"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(rows)("%s", (_name, given, want) => {
  expect(linkNames(given, known)).toBe(want);
});
