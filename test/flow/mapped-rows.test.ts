import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { mappedRows } from "../../generators/flow/mapped-rows.ts";
import { emittedFrom } from "../in-memory.ts";

const model = `context Lending {
  event Done { a: AId }
  aggregate A root A { entity A identified by AId { n: Int = 0  create open() { emit Done(a: id) } command count { n -> n + 1 } } }
  policy Count when Done after 2 days then A.count(id: a)
}`;
const files = emittedFrom({ "lending.model": model }, "infrastructure");
const { "Modeler/Runtime/Outbox.cs": outbox = "", "Modeler/Runtime/WaitingEvents.cs": waiting = "" } = files;
const rowsOf = (text: string) => mappedRows(Buffer.from(text));

test.each([
  ["a column of the outbox", outbox, "public required string Payload { get; init; }", ""],
  ["the type of a column", outbox, "public int Attempts { get; init; }", "public long Attempts { get; init; }"],
  ["an index", outbox, "message.HasIndex(one => new { one.Stream, one.Id });", ""],
  ["a column of what waits", waiting, "waiting.Property(one => one.DueAt)", "waiting.Property(one => one.At)"],
])("%s changes a table", (_what, text, before, after) => {
  expect(text).toContain(before);
  expect(rowsOf(text.replace(before, after))).not.toBe(rowsOf(text));
});

test.each([
  ["an option", "public TimeSpan PollInterval { get; set; }", "public TimeSpan Pause { get; set; }"],
  ["a comment", "/// <summary>", "/// <summary>Earlier. "],
  ["a method", "AddOutbox<TStore>", "AddTheOutbox<TStore>"],
])("%s changes none", (_what, before, after) => {
  expect(outbox).toContain(before);
  expect(rowsOf(outbox.replace(before, after))).toBe(rowsOf(outbox));
});

test("a file without a table, and no file, map nothing", () => {
  expect([mappedRows(undefined), rowsOf(files["Lending/A.cs"] ?? "")]).toEqual(["", ""]);
});
