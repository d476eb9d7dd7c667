import type { Files } from "./files-below.ts";
import type { Grafted } from "./graft-host.ts";
import type { RandomHost } from "./random-host.ts";

/** Asks a running host everything that it must answer, and returns what differs. */
export async function askHost(url: string, host: RandomHost, { files }: Grafted): Promise<readonly string[]> {
  const finds: string[] = [];
  for (const [path, expected] of Object.entries(host.answers)) {
    const { status, text } = await ask(url + path);
    if (status !== 200 || text !== expected) finds.push(`GET ${path} is ${status} ${text}, and was ${expected}`);
  }
  for (const [entity, body] of Object.entries(host.bodies)) finds.push(...(await useRow(url, entity, { body, files })));
  return finds;
}

interface Row {
  readonly body: object;
  readonly files: Files;
}

/** Uses the operations of an entity that have an endpoint: creates a row, gets it, and lists it. */
async function useRow(url: string, entity: string, { body, files }: Row): Promise<readonly string[]> {
  const has = (endpoint: string) => Object.keys(files).some((path) => path.endsWith(`/${endpoint}Endpoint.g.cs`));
  const route = `${url}/${entity.toLowerCase()}s`;
  const created = has(`Create${entity}`) ? await ask(route, body) : undefined;
  if (created !== undefined && created.status !== 201) return [`POST ${route} is ${created.status} ${created.text}`];
  const { location = "", text = "" } = created ?? {};
  return [
    ...(location !== "" ? await differing(url + location, text) : []),
    ...(has(`GetAll${entity}s`) ? await differing(route, text) : []),
  ];
}

async function differing(url: string, part: string): Promise<readonly string[]> {
  const { status, text } = await ask(url);
  return status === 200 && text.includes(part) ? [] : [`GET ${url} is ${status} ${text}, without ${part}`];
}

async function ask(url: string, body?: object) {
  const message = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(url, body === undefined ? {} : message);
  const text = (await response.text()).split("\n").slice(0, 4).join("\n");
  return { status: response.status, text, location: response.headers.get("Location") ?? "" };
}
