import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { roleOf } from "../../generators/http/access.ts";
import { answerOf } from "../../generators/http/operation.ts";
import type { Context, Model } from "../../generators/model/ir.ts";
import { type ModelOperation, servedIn } from "../../generators/model/operation/model-operation.ts";
import { validateModel } from "../../generators/model/validate.ts";
import { pluralOf } from "../../generators/text/nouns.ts";
import { buildHost } from "../../scripts/dotnet.js";
import { type HostServer, startHostServer, startInServer } from "../../scripts/host-server.js";
import { build, emitted } from "../in-memory.ts";
import { startPostgres } from "../live/postgres.ts";
import { storePackages } from "../live/test-packages.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";
import { drawModel } from "../live-model/models/draw-model.ts";
import { jsonOf, randomChoices } from "./models/random-choices.ts";
import { requestFor } from "./models/request-for.ts";
import { sampleOf } from "./models/sample.ts";

const folder = join(import.meta.dirname, ".work", "stored-models");
const layers = ["--layers", "infrastructure,api"] as const;

/** Draws texts of models. The number makes the draws differ: a generator alone consumes nothing of the stream. */
const drawing = fc.tuple(fc.nat(), fc.gen()).map(([, gen]) => (context: string) => {
  const draw = (limit: number) => gen(fc.nat, limit - 1);
  return drawModel(draw, context);
});
const generators = fc.tuple(fc.nat(), fc.gen()).map(([, gen]) => gen);

/** An aggregate that a factory has answered with. */
interface Made {
  readonly path: string;
  readonly answer: string;
}

/** Calls every factory several times, and returns the aggregates that it made. */
async function makeAll(url: string, { contexts }: Model, gens: readonly fc.GeneratorValue[]): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const context of contexts) {
    for (const factory of factoriesIn(context)) {
      for (const gen of gens) {
        const { path, body } = requestFor(
          factory,
          sampleOf({ contexts, relations: [] }, randomChoices(gen)),
          undefined,
        );
        const { status, text } = await send(`${url}/${context.name}${path}`, factory, jsonOf(body));
        // A rule of the model can refuse a random aggregate; nothing else can.
        expect([200, 400, 409], `${path} ${jsonOf(body)} ${text}`).toContain(status);
        if (status === 200)
          made.push({ path: `/stored/${context.name}/${setOf(factory)}?id=${idIn(text)}`, answer: text });
      }
    }
  }
  return made;
}

/** Lists the factories that answer their aggregate. */
function factoriesIn(context: Context): readonly ModelOperation[] {
  return servedIn(context).filter((one) => one.kind === "factory" && answerOf(one)?.kind === "entity");
}

const setOf = ({ entity = "" }: ModelOperation) => pluralOf(entity);
const idIn = (text: string) => encodeURIComponent(JSON.stringify(JSON.parse(text).id));

async function send(url: string, operation: ModelOperation | undefined, body?: string) {
  const role = operation && roleOf(operation);
  const headers = {
    ...{ "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    ...(role !== undefined && { "X-User": role }),
  };
  const content = body === undefined ? {} : { body, headers };
  const response = await fetch(url, { method: operation?.verb ?? "GET", ...content });
  return { status: response.status, text: await response.text() };
}

/** Parses JSON with numbers as texts, without the zeros at the end of a fraction. */
function exact(text: string): unknown {
  const numbers = /("(?:[^"\\]|\\.)*")|(-?\d+)(\.\d+)?(E[+-]\d+)?/g;
  const quoted = text.replaceAll(numbers, (all, string, whole, part = "", exponent = "") =>
    string === undefined ? JSON.stringify(`${whole}${part.replace(/\.?0+$/, "")}${exponent}`) : all,
  );
  return JSON.parse(quoted);
}

test.skipIf(inject("apiUrls") === undefined)(
  "whatever a factory of a random model answers, another process reads back, on both databases",
  { timeout: 600_000 },
  async () => {
    const texts = fc.sample(fc.noBias(drawing), 60).map((make, index) => make(`Model${index}`));
    const valid = texts.filter((text) => build({ "m.model": text }, ...layers).result.exitCode === 0);
    expect(valid.length).toBeGreaterThanOrEqual(texts.length / 3);
    const files = Object.fromEntries(valid.map((text, index) => [`${index}.model`, text]));
    const { disk, result } = build(files, ...layers);
    expect([result.exitCode, result.messages.match(/^error.*/m)]).toEqual([0, null]);
    rmSync(folder, { recursive: true, force: true });
    writeFiles(folder, {
      ...emitted(disk),
      "Models.csproj": strictProject({ sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages }),
    });
    cpSync(join(import.meta.dirname, "stored-models", "Program.cs"), join(folder, "Program.cs"));
    cpSync(join(import.meta.dirname, "host", "TestAuthentication.cs"), join(folder, "TestAuthentication.cs"));
    const assembly = await buildHost(folder);
    mkdirSync(join(folder, "data"));
    const postgres = await startPostgres();
    const servers: HostServer[] = [];
    try {
      for (let count = 0; count < 2; count++) servers.push(await startHostServer(assembly));
      const ports = servers.map(({ port }) => port);
      const places = { File: join(folder, "data", "all.db"), Postgres: postgres.connectionTo("models") };
      for (const [key, place] of Object.entries(places)) await storeAndReadBack(files, { [key]: place }, ports);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.remove();
    }
  },
);

/** Makes aggregates in one process, and reads them in the other. */
async function storeAndReadBack(
  files: Readonly<Record<string, string>>,
  place: Readonly<Record<string, string>>,
  [writing = 0, reading = 0]: readonly number[],
) {
  const bytes = Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const model = validateModel(bytes);
  if (!model.ok) throw new Error("What is emitted is valid.");
  const environment = { ASPNETCORE_ENVIRONMENT: "Production", ...place };
  const writer = await startInServer(writing, environment);
  const made = await makeAll(writer.url, model.value, fc.sample(generators, 6)).finally(writer.stop);
  expect(made.length).toBeGreaterThan(30);
  const reader = await startInServer(reading, environment);
  try {
    for (const { path, answer } of made) {
      const { status, text } = await send(`${reader.url}${path}`, undefined);
      expect([path, status, status === 200 ? exact(text) : text]).toEqual([path, 200, exact(answer)]);
    }
  } finally {
    await reader.stop();
  }
}
