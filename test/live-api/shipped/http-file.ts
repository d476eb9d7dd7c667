/** A request of an `.http` file, its variables not yet replaced. */
export interface HttpRequest {
  readonly name: string;
  readonly verb: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface HttpFile {
  readonly variables: ReadonlyMap<string, string>;
  readonly requests: readonly HttpRequest[];
}

/** Reads an `.http` file in the form that Visual Studio, Rider and the REST client of VS Code have in common. */
export function readHttpFile(text: string): HttpFile {
  const [head = "", ...sections] = text.split(/^###.*$/m);
  const variables = [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const);
  return { variables: new Map(variables), requests: sections.map(readRequest) };
}

function readRequest(section: string): HttpRequest {
  const [top = "", ...rest] = section.trim().split("\n\n");
  const [comment = "", line = "", ...headers] = top.split("\n");
  const [, name] = /^# @name (\w+)$/.exec(comment) ?? [];
  const [, verb, url] = /^([A-Z]+) (\S+)$/.exec(line) ?? [];
  if (name === undefined || verb === undefined || url === undefined) throw new Error(`No request is in: ${section}`);
  const pairs = headers.map((header) => header.split(": ", 2));
  return {
    name,
    verb,
    url,
    headers: Object.fromEntries(pairs),
    body: rest.length === 0 ? undefined : rest.join("\n\n"),
  };
}

/** Replaces the variables of a text. Throws for an unknown one. */
export function withVariables(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`No variable is named ${name}.`);
    return value;
  });
}
