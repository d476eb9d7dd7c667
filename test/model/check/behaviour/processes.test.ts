import { expect, test } from "vitest";
import { processes } from "../../../../generators/model/check/behaviour/processes.ts";
import { found, foundInTypes, type Row } from "../../found.ts";

// The steps begin on line 8.
const process = (...lines: readonly string[]) =>
  `context A {
  event Asked { by: Int till: TillId other: TillId note: String? }
  event Told { till: TillId who: TillId? }
  aggregate Tills root Till { entity Till identified by TillId { create open(by: Int) {} command count(by: Int) {} } }
  aggregate Bags root Bag { entity Bag identified by BagId as natural(String) { create pack(till: TillId) {} command seal {} } }
  process P by till: TillId {
    starts on Asked(till) then Open(by: by)
${lines.map((line) => `    ${line}`).join("\n")}
  }
}`;
const open = (text: string) => process(`step Open(by: Int) { ${text} }`);

test.each<Row>([
  ["an event and a time", open("on Told(till) then done after 2 days then done"), []],
  ["a field of another name", open("on Asked(other) then done"), []],
  ["an optional field", open("on Told(who) then done"), ["TEN0661 8:34"]],
  ["a field of another type", open("on Asked(by) then done"), ["TEN0661 8:35"]],
  ["a field that is none", open("on Asked(who) then done"), ["TEN0661 8:35"]],
  ["an event that is none", open("on Seen(till) then done"), ["DSL1030 8:29"]],
  ["a step that comes again", open("on Told(till) then Open(by: 1)"), []],
  ["a step that is none", open("on Told(till) then Shut"), ["TEN0662 8:45"]],
  ["a value left out", open("on Told(till) then Open"), ["TEN0663 8:45"]],
  ["a value too many", open("on Told(till) then Open(by: 1, of: 2)"), ["TEN0663 8:57"]],
  ["an event twice", open("on Told(till) then done on Told(who) then done"), ["TEN0664 8:53", "TEN0661 8:58"]],
  ["a time twice", open("after 1 day then done after 2 days then done"), ["TEN0664 8:48"]],
  ["no way out", open(""), ["TEN0666 8:10"]],
  [
    "steps that lead to each other alone",
    process(
      "step Open(by: Int) { after 1 day then done }",
      "step X { after 1 day then Y }",
      "step Y { after 1 day then X }",
    ),
    ["TEN0665 9:10", "TEN0665 10:10"],
  ],
  [
    "a step named Done",
    process("step Open(by: Int) { after 1 day then Done }", "step Done { after 1 day then done }"),
    ["TEN0659 9:10"],
  ],
  ["what is kept twice", process("step Open(by: Int, by: Int) { after 1 day then done }"), ["TEN0659 8:24"]],
  [
    "what is kept as the key",
    process("step Open(till: Int, by: Int) { after 1 day then done }"),
    ["TEN0659 8:15", "TEN0663 7:32"],
  ],
  ["what is kept as the step", process("step Open(open: Int?, by: Int) { after 1 day then done }"), ["TEN0640 8:15"]],
  ["a list that is kept", process("step Open(by: Int, all: List<Int>?) { after 1 day then done }"), ["TEN0640 8:24"]],
  ["the root of the key", open("after 1 day then done { Till.count(by: by) }"), []],
  ["another root", open("after 1 day then done { Bag.seal }"), ["TEN0667 8:50"]],
  ["another root by its identity", open("on Told(till) then done { Bag.seal(id: x) }"), []],
  ["a factory", open("on Told(till) then done { Bag.pack(till: till) }"), []],
  ["a command that is none", open("on Told(till) then done { Till.close }"), ["DSL1032 8:57"]],
])("%s", (_name, source, want) => {
  expect(found(processes, source)).toEqual(want);
});

test.each<Row>([
  ["fields of the event", open("on Asked(till) then Open(by: by) { Till.count(by: by + 1) }"), []],
  ["what the step keeps", open("on Told(till) then Open(by: by)"), []],
  ["the key", open("after 1 day then done { Bag.pack(till: till) }"), []],
  ["a field of another event", open("on Told(till) then done { Till.count(by: note) }"), ["DSL0201 8:67"]],
  ["a value of another type", open("on Told(till) then Open(by: till)"), ["TEN0663 8:54"]],
  ["a time from what is kept", process("step Open(by: Int, due: Date?) { after by then done }"), ["TEN0660 8:44"]],
  ["a day in the place of a time", open("after today then done"), ["TEN0660 8:32"]],
  ["the key in a time", open("after till then done"), ["DSL0201 8:32"]],
])("what it reads: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});
