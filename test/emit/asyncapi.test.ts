import { Parser } from "@asyncapi/parser";
import { expect, test } from "vitest";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { build, run } from "../in-memory.ts";
import { printedDocuments } from "./openapi/documents.ts";

const parser = new Parser();
const args = ["--target", "asyncapi"];

/** The models that say what contexts tell each other. */
const models = ["asyncapi", "infrastructure", "model", "domains"].flatMap((kind) =>
  casesIn(kind)
    .map((one) => [`${kind}/${one.name}`, modelsOf(one)] as const)
    .filter(([, files]) => Object.values(files).some((text) => /^ *(?:publishes|subscribes) /m.test(text))),
);

/** Each model without a broker, and with one. */
const documented = models.flatMap(([name, files]) =>
  ["none", "rabbitmq"].map((messaging) => [name, messaging, files] as const),
);

test.each(documented)(
  "the parser of AsyncAPI accepts the documents of %s, messaging %s",
  async (_, messaging, files) => {
    const documents = printedDocuments(files, ...args, "--messaging", messaging);
    expect(Object.keys(documents)).not.toEqual([]);
    for (const [path, text] of Object.entries(documents)) {
      const { document, diagnostics } = await parser.parse(text);
      const faults = diagnostics.filter(({ severity }) => severity === 0);
      expect([path, faults.map(({ message, path: at }) => [message, at])]).toEqual([path, []]);
      const events = document?.allMessages().all() ?? [];
      expect([path, events.length]).not.toEqual([path, 0]);
      // The parser follows each reference, so that every payload is whole.
      for (const event of events) expect(Object.keys(event.payload()?.properties() ?? {})).toContain("occurredOn");
    }
  },
);

test("with a broker, a document says how its messages come over it", async () => {
  const model =
    "context A { publishes X integration event X { a: Int } }\ncontext B { subscribes A.X value V { a: Int } }\n";
  const form = ["--openapi-format", "json"];
  const documents = printedDocuments({ "a.model": model }, ...args, ...form, "--messaging", "rabbitmq");
  const [sent, received] = Object.values(documents).map((text) => JSON.parse(text));
  expect(sent.servers).toEqual({
    rabbitmq: {
      host: "{broker}",
      protocol: "amqp",
      protocolVersion: "0-9-1",
      variables: { broker: { description: "The address of the broker." } },
    },
  });
  const exchange = { name: "A", type: "topic", durable: true, autoDelete: false };
  const amqp = { is: "routingKey", exchange, bindingVersion: "0.3.0" };
  expect(sent.channels["X"]).toMatchObject({ address: "A.X", bindings: { amqp } });
  expect(received.channels["A.X"]).toMatchObject({ address: "A.X", bindings: { amqp } });
  expect(sent.operations["send.X"].bindings).toEqual({ amqp: { deliveryMode: 2, bindingVersion: "0.3.0" } });
  expect(received.operations["receive.A.X"].bindings).toEqual({ amqp: { ack: true, bindingVersion: "0.3.0" } });
  expect(sent.components.messages["X"].headers.properties).toMatchObject({
    cloudEvents_type: { const: "A.X" },
    cloudEvents_source: { const: "A" },
  });
});

test("a document of JSON says the same", async () => {
  const [, files = {}] = models[0] ?? [];
  const documents = printedDocuments(files, ...args, "--openapi-format", "json");
  expect(Object.keys(documents)).toEqual(["Lending/asyncapi.json", "Notices/asyncapi.json"]);
  for (const text of Object.values(documents)) {
    const { diagnostics } = await parser.parse(text);
    expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
  }
});

test("a second run does nothing, and a context without events any more loses its document", () => {
  const events =
    "context A { publishes X integration event X { a: Int } }\ncontext B { subscribes A.X value V { a: Int } }\n";
  const { disk } = build({ "a.model": events }, ...args);
  const again = (...more: readonly string[]) => run(disk, "build", "models", "--out", "out", ...args, ...more);
  expect(again("--check")).toMatchObject({ exitCode: 0 });
  disk.remove("/repo/models/a.model");
  disk.create("/repo/models/a.model", [new TextEncoder().encode(events.replace("subscribes A.X ", ""))]);
  expect(again("--prune")).toMatchObject({ exitCode: 0 });
  const left = Object.keys(disk.snapshot()).filter((path) => path.endsWith("asyncapi.yaml"));
  expect(left).toEqual(["/repo/out/A/asyncapi.yaml"]);
});
