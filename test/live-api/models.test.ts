import { request as send } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { expect, inject } from "vitest";
import { roleOf } from "../../generators/http/access.ts";
import type { Context, Model } from "../../generators/model/ir.ts";
import { type ModelOperation, servedIn } from "../../generators/model/operation/model-operation.ts";
import { validateModel } from "../../generators/model/validate.ts";
import { buildHost, startHost } from "../../scripts/dotnet.js";
import { build, emittedOn } from "../in-memory.ts";
import { merged } from "../live-model/model-project.ts";
import { drawModel } from "../live-model/models/draw-model.ts";
import { apiTest } from "./api.ts";
import { writeApiProject } from "./api-project.ts";
import { annotate } from "./models/annotate.ts";
import { requestFor } from "./models/request-for.ts";
import { sampleOf } from "./models/sample.ts";
import { inMappedOrder, operationsOf, servedBy } from "./operations.ts";

const folder = join(import.meta.dirname, ".work", `models-${inject("apiEdition").library}`);

/** Draws annotated models by context. The number makes the draws differ: a generator alone consumes nothing of the stream. */
const drawing = fc.tuple(fc.nat(), fc.gen()).map(([, gen]) => (context: string) => {
  const draw = (limit: number) => gen(fc.nat, limit - 1);
  return annotate(draw, drawModel(draw, context));
});

function understood(text: string): Model {
  const model = validateModel([{ path: "m.model", bytes: new TextEncoder().encode(text) }]);
  if (!model.ok) throw new Error("What is emitted is valid.");
  return model.value;
}

interface Outcome {
  readonly operation: string;
  readonly status: number;
  readonly body: string;
}

/** Calls every operation of a context, factories first: commands need aggregates. */
async function outcomesOf(url: string, model: Model, context: Context): Promise<readonly Outcome[]> {
  const sample = sampleOf(model);
  const made = new Map<string | undefined, unknown>();
  const served = servedIn(context);
  const outcomes: Outcome[] = [];
  for (const operation of [
    ...served.filter(({ kind }) => kind === "factory"),
    ...served.filter(({ kind }) => kind !== "factory"),
  ]) {
    const { path, body } = requestFor(operation, sample, made.get(operation.entity));
    const answer = await ask(`${url}/${context.name}${path}`, operation, body);
    if (operation.kind === "factory" && answer.status === 200) made.set(operation.entity, JSON.parse(answer.body).id);
    outcomes.push({ operation: `${operation.verb} ${context.name}${path} ${JSON.stringify(body)}`, ...answer });
  }
  return outcomes;
}

/** Sends a request. `fetch` refuses a body with GET. */
function ask(url: string, operation: ModelOperation, body: unknown): Promise<Pick<Outcome, "status" | "body">> {
  const role = roleOf(operation);
  const content = body === undefined ? "" : JSON.stringify(body);
  const headers = {
    ...(role !== undefined && { "X-User": role }),
    ...(content !== "" && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(content) }),
  };
  return new Promise((resolve, reject) => {
    const request = send(url, { method: operation.verb, headers }, (response) => {
      const pieces: string[] = [];
      response.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: pieces.join("") }));
    });
    request.on("error", reject).end(content);
  });
}

/** Returns true for a response to a valid request: success, a violated rule of the model, or not found. */
function isUnderstood({ status, body }: Outcome): boolean {
  return (
    status === 200 || (status === 400 && body.includes('"detail"')) || (status === 404 && body.includes('"status":404'))
  );
}

apiTest(
  "a model without a diagnostic compiles, its host starts, and each of its operations answers, whatever stands beside it",
  async () => {
    const texts = fc.sample(fc.noBias(drawing), 40).map((make, index) => make(`Model${index}`));
    const built = texts.map((text) => ({ text, ...build({ "m.model": text }, "--layers", "api") }));
    const valid = built.filter(({ result }) => result.exitCode === 0);
    expect(valid.length).toBeGreaterThanOrEqual(texts.length / 3);
    const edition = inject("apiEdition");
    const sources = valid.map(({ text }) => emittedOn(edition.library, { "m.model": text }));
    writeApiProject(folder, merged(sources), { implicitUsings: true, edition });
    await buildHost(folder);
    const host = await startHost(folder, { environment: { ASPNETCORE_ENVIRONMENT: "Production" } });
    try {
      const models = valid.map(({ text }) => understood(text));
      const mapped = await servedBy(host.url);
      const outcomes: Outcome[] = [];
      for (const model of models) {
        for (const context of model.contexts) {
          const own = mapped.filter(({ template }) => template.startsWith(`/${context.name}/`));
          expect(inMappedOrder(own)).toEqual(inMappedOrder(operationsOf(context)));
          outcomes.push(...(await outcomesOf(host.url, model, context)));
        }
      }
      expect(outcomes.filter((outcome) => !isUnderstood(outcome)).slice(0, 5)).toEqual([]);
      expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(outcomes.length / 3);
    } finally {
      await host.stop();
    }
  },
);
