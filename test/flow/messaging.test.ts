import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const model = `context Lending {
  publishes BookReturned
  integration event BookReturned { loan: LoanId }
  aggregate Loans root Loan {
    entity Loan identified by LoanId { command giveBack { publish BookReturned(loan: id) } }
  }
}
`;

const program = `var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.Run();
`;

const runtime = "/repo/host/Tenon/Modeler/Runtime/RabbitMq.cs";
const registration = "/repo/host/Tenon/Lending/Infrastructure/LendingMessaging.cs";

function hostWith(files: Readonly<Record<string, string>> = {}): MemoryDisk {
  return memoryDisk({ ...smallHost, "/repo/host/Program.cs": program, "/repo/lending.model": model, ...files });
}

function graft(disk: MemoryDisk, ...more: readonly string[]) {
  return run(disk, "graft", "--model", "lending.model", "--host", "host", ...more);
}

const stored = ["--layers", "infrastructure"] as const;
const brokered = [...stored, "--messaging", "rabbitmq"] as const;

test("a host gets the exchange of events, with the lines that it needs for it", () => {
  const disk = hostWith();
  const { exitCode, output } = graft(disk, ...brokered);
  expect(exitCode).toBe(0);
  expect(output).toContain("dotnet add package RabbitMQ.Client");
  expect(output).toContain(
    'builder.Services.AddLendingMessaging(builder.Configuration.GetConnectionString("RabbitMQ"));',
  );
  expect([runtime, registration].map((path) => disk.kind(path))).toEqual(["file", "file"]);
});

test("the lines are inserted, and a host that has them lacks nothing", () => {
  const disk = hostWith();
  graft(disk, ...brokered, "--wire");
  expect(disk.snapshot()["/repo/host/Program.cs"]).toContain(
    'builder.Services.AddLendingMessaging(builder.Configuration.GetConnectionString("RabbitMQ"));',
  );
  expect(graft(disk, "--check").exitCode).toBe(0);
});

test("later runs keep the broker, until one says otherwise", () => {
  const disk = hostWith();
  graft(disk, ...brokered);
  expect(graft(disk, "--check").output).not.toContain("RabbitMq.cs");
  put(disk, "/repo/lending.model", model.replace("{ loan: LoanId }", "{ loan: LoanId  late: Bool = true }"));
  expect(graft(disk).exitCode).toBe(0);
  expect(disk.kind(runtime)).toBe("file");
  const { exitCode, output } = graft(disk, "--messaging", "none");
  expect([exitCode, output]).toEqual([
    0,
    expect.stringMatching(/delete .*LendingMessaging\.cs\n.*\n *delete .*RabbitMq\.cs\n/),
  ]);
  expect([runtime, registration].map((path) => disk.kind(path))).toEqual([undefined, undefined]);
  expect(graft(disk, "--check").output).not.toContain(".cs\n");
  expect(disk.snapshot()["/repo/host/Tenon/Modeler/Runtime/Outbox.cs"]).not.toContain("Broker");
});

test("an edited file of a broker stays and is named", () => {
  const disk = hostWith();
  graft(disk, ...brokered);
  put(disk, runtime, `${disk.snapshot()[runtime]}// ours\n`);
  const { messages } = graft(disk, "--messaging", "none");
  expect(messages).toContain("TEN0510: `Tenon/Modeler/Runtime/RabbitMq.cs` is no longer produced");
  expect([runtime, registration].map((path) => disk.kind(path))).toEqual(["file", undefined]);
});

test("other layers take the broker away", () => {
  const disk = hostWith();
  graft(disk, ...brokered);
  const { exitCode, messages } = graft(disk, "--layers", "application", "--prune");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(disk.kind(runtime)).toBeUndefined();
});

test("the published language of another service alone needs no registration", () => {
  const language = `${model.slice(0, model.indexOf("aggregate"))}}\n`;
  const reader = `context Reading {
  subscribes Lending.BookReturned
  aggregate Readers root Reader { entity Reader identified by ReaderId { create begin(name: String) {} } }
}
`;
  const disk = hostWith({ "/repo/lending.model": language, "/repo/reading.model": reader });
  const { output } = graft(disk, "--model", "reading.model", ...brokered);
  expect(output).toContain("AddReadingMessaging");
  expect(output).not.toContain("AddLendingMessaging");
});

test.each([
  [["--messaging", "kafka", ...stored], "--messaging"],
  [["--layers", "application", "--messaging", "rabbitmq"], "TEN0747"],
])("%j is refused", (args, words) => {
  const disk = hostWith();
  const { exitCode, messages } = graft(disk, ...args);
  expect(exitCode).not.toBe(0);
  expect(messages).toContain(words);
  expect(disk.kind(runtime)).toBeUndefined();
});

test("entity files and OpenAPI documents have no broker", () => {
  const disk = hostWith({ "/repo/shop.yaml": "entity: {}\n" });
  const entities = run(disk, "graft", "shop.yaml", "--host", "host", "--messaging", "rabbitmq");
  expect(entities).toMatchObject({ exitCode: 2, messages: expect.stringContaining("--messaging is for models.") });
  const documents = ["lending.model", "--out", "api", "--target", "openapi", "--messaging", "rabbitmq"];
  expect(run(disk, "build", ...documents)).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("OpenAPI documents have no --messaging."),
  });
});
