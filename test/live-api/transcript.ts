import type { Answer, Message } from "./api.ts";

/** A request of a case: a heading, `VERB /path as role key text keep name`, and the body on the lines below. */
interface Step {
  readonly heading: string;
  readonly verb: string;
  readonly path: string;
  readonly as: string | undefined;
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  /** The name of the `id` of the response; later requests refer to it as `{{name}}`. */
  readonly keep: string | undefined;
  readonly body: string | undefined;
}

/** Sends the requests of a case in order and returns their text with the responses. */
export async function transcriptOf(
  requests: string,
  call: (method: string, path: string, message: Message) => Promise<Answer>,
): Promise<string> {
  const kept = new Map<string, string>();
  const parts: string[] = [];
  for (const block of requests.trim().split(/\n\n+/)) {
    const step = stepOf(block);
    const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => kept.get(name) ?? all);
    const { status, body, query } = await call(step.verb, fill(step.path).replace(/[{}"\s]/g, encodeURIComponent), {
      ...(step.body !== undefined && { text: fill(step.body) }),
      ...(step.as !== undefined && { as: step.as }),
      ...(step.key !== undefined && { headers: { "Idempotency-Key": step.key } }),
    });
    const id = idOf(body);
    if (step.keep !== undefined && id !== undefined) kept.set(step.keep, id);
    const answer = [
      `=> ${status}${body === undefined ? "" : ` ${JSON.stringify(withoutLinks(status, body))}`}`,
      ...(query === undefined ? [] : [`   asked ${JSON.stringify(query)}`]),
    ];
    const shown = [...kept].reduce((text, [name, value]) => text.replaceAll(value, `{{${name}}}`), answer.join("\n"));
    parts.push(`${block}\n${shown}\n`);
  }
  return parts.join("\n");
}

function stepOf(block: string): Step {
  const [heading = "", request = "", ...body] = block.split("\n");
  const [, verb, path, as, key, keep] =
    /^(\S+) (\S+)(?: as ([\w@+-]+))?(?: key (\S+))?(?: keep (\w+))?$/.exec(request) ?? [];
  if (!heading.startsWith("# ") || verb === undefined || path === undefined) throw new Error(`No request: ${block}`);
  return { heading, verb, path, as, key, keep, body: body.length === 0 ? undefined : body.join("\n") };
}

function idOf(body: unknown): string | undefined {
  return typeof body === "object" && body !== null && "id" in body ? String(body.id) : undefined;
}

/** Removes the type of a problem, a link to the RFC that repeats the status. */
function withoutLinks(status: number, body: unknown): unknown {
  if (status < 400 || typeof body !== "object" || body === null || !("type" in body)) return body;
  const { type: _link, ...rest } = body;
  return rest;
}
