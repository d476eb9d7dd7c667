import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const before = `context Lending {
  enum State { Open, Back }
  value Terms { days: Int  place: String }
  aggregate Rental root Rental versioned {
    entity Note identified by NoteNumber as natural(Int) {
      text: String
      create write(id: NoteNumber, text: String) {}
    }
    entity Rental identified by RentalId as sequence {
      endsOn: Date
      state: State = Open
      terms: Terms
      notes: List<Note>
      create open(endsOn: Date, terms: Terms) {}
      command note(number: NoteNumber, text: String) {
        notes += Note.write(id: number, text: text)
      }
    }
  }
  readmodel RentalRow from Rental { id endsOn }
  query RentalById(rental: RentalId): RentalRow
}
`;
const after = before
  .replaceAll("Rental", "Loan")
  .replaceAll("rental: ", "loan: ")
  .replaceAll("endsOn", "dueOn")
  .replace("Back", "Returned")
  .replace("value Terms { days: Int", "value Terms { length: Int");
const marked = after
  .replace("aggregate Loan", "aggregate Loan renamed from Rental")
  .replace("dueOn: Date", "dueOn: Date renamed from endsOn")
  .replace("Returned", "Returned renamed from Back")
  .replace("length: Int", "length: Int renamed from days");

const host = "/repo/host/";
const again = (disk: MemoryDisk, ...args: readonly string[]) =>
  run(disk, "graft", "--model", "lending.model", "--host", "host", "--layers", "infrastructure,api,tests", ...args);
const grafted = (model: string) => {
  const disk = memoryDisk({ ...smallHost, "/repo/lending.model": model });
  expect(again(disk)).toMatchObject({ exitCode: 0 });
  return disk;
};
const filesOf = (disk: MemoryDisk) =>
  Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => /\/Tenon\/|Tests\//.test(path)));

function edit(disk: MemoryDisk, path: string, from: string, to: string): void {
  const text = disk.snapshot()[host + path] ?? "";
  expect(text).toContain(from);
  put(disk, host + path, text.replace(from, to));
}

test("files of a model move to the new names, and are those of a first graft under them", () => {
  const disk = grafted(before);
  put(disk, "/repo/lending.model", marked);
  const { exitCode, messages, output } = again(disk);
  expect([exitCode, output]).toEqual([0, expect.stringContaining("delete    host/Tenon/Lending/Rental.cs")]);
  for (const words of [
    "`renamed from Rental` of aggregate `Loan`",
    "`renamed from endsOn` of field `Loan.dueOn`",
    "`renamed from Back` of enum member `State.Returned`",
    "`renamed from days` of field `Terms.length`",
  ])
    expect(messages).toContain(words);
  expect(filesOf(disk)).toEqual(filesOf(grafted(after)));
  expect(again(disk)).toMatchObject({ exitCode: 0, messages: "", output: expect.stringContaining("Nothing to do") });
  put(disk, "/repo/lending.model", after);
  expect(again(disk).output).toContain("Nothing to do");
});

test("an edit by hand comes along with the new names in it, and undo brings everything back", () => {
  const disk = grafted(before);
  edit(disk, "Tenon/Lending/Rental.cs", "public DateOnly EndsOn", "[Obsolete(nameof(Rental))] public DateOnly EndsOn");
  edit(
    disk,
    "Tenon/Lending/Infrastructure/RentalStore.cs",
    "        Extend(builder);",
    "        // Rental\n        Extend(builder);",
  );
  const edited = filesOf(disk);
  put(disk, "/repo/lending.model", marked);
  const { exitCode, output } = again(disk);
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining("Rental.cs  is Tenon/Lending/Loan.cs now, which has your edit"),
  ]);
  const files = filesOf(disk);
  expect(files[`${host}Tenon/Lending/Loan.cs`]).toContain("[Obsolete(nameof(Loan))] public DateOnly DueOn");
  expect(files[`${host}Tenon/Lending/Infrastructure/LoanStore.cs`]).toContain(
    "        // Loan\n        Extend(builder);",
  );
  expect(again(disk).output).not.toMatch(/create|delete |update|merge /);
  run(disk, "undo", "--host", "host");
  expect(filesOf(disk)).toEqual(edited);
});

test("the file that puts the host together mentions no member by chance", () => {
  const disk = grafted(before);
  const own =
    "using Lending;\nservices.GetRequiredService<LendingDbContext>();\nvar scheme = new Scheme { EndsOn = 1 };\n";
  put(disk, `${host}Startup.cs`, own);
  put(disk, "/repo/lending.model", marked);
  expect(again(disk).messages).not.toContain("TEN1018");
});

test("files of the user that mention an old name are named with their lines", () => {
  const disk = grafted(before);
  const own = "namespace Lending;\ninternal sealed partial class RentalRepository\n{\n    // EndsOn\n}\n";
  put(disk, `${host}Hooks.cs`, own);
  put(disk, "/repo/lending.model", marked);
  const { messages } = again(disk);
  expect(messages).toContain("host/Hooks.cs:2:31: warning TEN1018");
  expect(messages).toContain("Write LoanRepository.");
  expect(disk.snapshot()[`${host}Hooks.cs`]).toBe(own);
});

test("a comparison with the version before says renamed, and not removed", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/old/lending.model": before, "/repo/lending.model": marked });
  const { messages } = run(disk, "build", "lending.model", "--baseline", "old/lending.model", "--dry-run");
  expect(messages).toContain("TEN0912");
  expect(messages).toContain("TEN0914");
  expect(messages).toContain("`Back` is called `Returned` now");
  expect(messages).not.toMatch(/TEN090[16]/);
});

test("the root itself can have the mark", () => {
  const disk = grafted(before);
  const ofRoot = after.replace("entity Loan", "entity Loan renamed from Rental").replace(/ versioned/, "");
  put(disk, "/repo/lending.model", ofRoot);
  expect(again(disk).messages).toContain("`renamed from Rental` of aggregate `Loan`");
});
