import { expect, test } from "vitest";
import { schedules } from "../../../../generators/model/check/behaviour/schedules.ts";
import { found, foundInTypes, loanWith, type Row } from "../../found.ts";

// Behind the entity, whose command stands on line 4: a schedule on line 7.
const schedule = (text: string, ...more: readonly string[]) =>
  loanWith(["command shut(note: String, days: Int?) { }"], `schedule S every ${text}`, ...more);

test.each<Row>([
  ["a length of time", schedule('15 minutes then Loan.shut(note: "x")'), []],
  ["a time of day", schedule('day at 02:00 then Loan.shut(note: "x")'), []],
  ["a time of day in UTC", schedule('day at 23:59 in "UTC" then Loan.shut(note: "x")'), []],
  ["a zone of three parts", schedule('day at 02:00 in "America/Argentina/Buenos_Aires" then Loan.shut(note: "x")'), []],
  ["a zone with a number", schedule('day at 02:00 in "Etc/GMT+2" then Loan.shut(note: "x")'), []],
  ["no time", schedule('0 hours then Loan.shut(note: "x")'), ["TEN0642 7:18"]],
  ["more time than there is", schedule('99999999999999999999 weeks then Loan.shut(note: "x")'), ["TEN0642 7:18"]],
  ["a time that no clock shows", schedule('day at 24:00 then Loan.shut(note: "x")'), ["TEN0642 7:25"]],
  [
    "a zone of Windows",
    schedule('day at 02:00 in "Central Standard Time" then Loan.shut(note: "x")'),
    ["TEN0642 7:34"],
  ],
  ["an unknown command", schedule("2 hours then Loan.open"), ["DSL1032 7:36"]],
  ["a parameter left out", schedule("2 hours then Loan.shut"), ["DSL1033 7:36"]],
  ["an identity, which the row has", schedule('2 hours then Loan.shut(id: id, note: "x")'), ["DSL1033 7:41"]],
  [
    "two of one name",
    schedule('2 hours then Loan.shut(note: "x")', 'schedule s every 2 hours then Loan.shut(note: "x")'),
    ["TEN0644 8:10"],
  ],
])("%s", (_name, source, want) => {
  expect(found(schedules, source)).toEqual(want);
});

// The fields stand on line 3.
const rows = (text: string) => `context A {
  aggregate Notes root Note { entity Note identified by NoteId {
    due: Date  label: String?  count: Int
    create open(due: Date, count: Int) { }
    command write(text: String) { }
  } }
  schedule S every 2 hours then Note.${text}
}`;

test.each<Row>([
  ["fields of the row", rows('write(text: "x") where due < today && count > 1'), []],
  ["what the condition proves present", rows("write(text: label) where label.isPresent"), []],
  ["what it does not", rows("write(text: label) where due < today"), ["DSL0401 7:50"]],
  ["a condition that is none", rows('write(text: "x") where count'), ["TEN0604 7:61"]],
  ["who calls", rows('write(text: "x") where caller.has("clerk")'), ["TEN0634 7:61"]],
  ["the clock for a factory", rows("open(due: today, count: 1)"), []],
  ["a row for a factory", rows("open(due: due, count: 1)"), ["DSL0201 7:48"]],
])("what it reads: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});
