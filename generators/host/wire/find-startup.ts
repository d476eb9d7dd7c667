import { endpointsIn, routingIn } from "./find-pipelines.ts";
import { insertBefore, insertIntoBody } from "./insert-statement.ts";
import { inMember, inOnly, type Place, type Placing } from "./placing.ts";
import { type ProgramFile, readProgram } from "./program-file.ts";
import { pipelineMethods, type StartupMethod, servicesMethods } from "./startup-classes.ts";

/** Inserts a call on the services at the end of `ConfigureServices` of the host's startup class, and of its variants. */
export function placeInConfigureServices(files: readonly ProgramFile[], call: string): Placing | undefined {
  return inEach(servicesMethods(files), "configures services", ({ file, body, parameter }) => {
    const line = `${parameter}.${call};`;
    const position = inMember(body, "with the other services");
    return [{ path: file.path, line, position, edit: () => insertIntoBody(file.source, body, line) }];
  });
}

/** Inserts a call that maps endpoints into the only `UseEndpoints` of the pipeline, and of its variants. */
export function placeInConfigure(files: readonly ProgramFile[], call: string): Placing | undefined {
  const methods = pipelineMethods(files);
  const anywhere = files.flatMap((file) => file.bodies.flatMap((body) => endpointsIn(file, body, call)));
  const [first] = methods;
  return (
    inEach(methods, "maps endpoints", ({ file, body }) => endpointsIn(file, body, call)) ??
    inOnly(anywhere, "maps endpoints") ??
    inEach(methods, "configures the application", (method) => routingIn(method, call)) ??
    (first && withoutRouting(first, call))
  );
}

function withoutRouting({ file: { path }, body, parameter }: StartupMethod, call: string): Placing {
  const line = `${parameter}.UseEndpoints(endpoints => endpoints.${call}());`;
  const position = inMember(body, `after ${parameter}.UseRouting(), which is missing too`);
  return { reason: `\`${path}\` uses no endpoint routing`, advice: { path, line, position } };
}

/** Inserts a statement for the application at the beginning of `Configure`, and of its variants. */
export function placeInPipeline(files: readonly ProgramFile[], line: string): Placing | undefined {
  return inEach(pipelineMethods(files), "configures the application", ({ file, body, parameter }) => {
    const { path, source } = file;
    const environment = /\b(?:IWebHostEnvironment|IHostEnvironment)\s+(\w+)/.exec(body.heads.at(-1) ?? "")?.[1];
    const own = line
      .replace(/\bapp\.Environment\b/, environment ?? "environment")
      .replace(/\bapp\.Services\b/, `${parameter}.ApplicationServices`)
      .replace(/\bapp\./g, `${parameter}.`);
    const [first] = body.statements;
    const isSpelled = environment !== undefined || !line.includes("app.Environment");
    const position = inMember(body, "before everything else");
    const edit = () => (isSpelled && first !== undefined ? insertBefore(source, first.from, own) : undefined);
    return [{ path, line: own, position, edit }];
  });
}

type PlaceFinder = (method: StartupMethod) => readonly Place[];

/** Inserts into the only method, or into each variant of a method for an environment; undefined if none has a place. */
function inEach(methods: readonly StartupMethod[], doing: string, find: PlaceFinder): Placing | undefined {
  const isOneClass = new Set(methods.map(({ fullName }) => fullName)).size === 1;
  const areVariants = isOneClass && new Set(methods.map(({ name }) => name)).size === methods.length;
  const [first] = methods.flatMap(find);
  const lacking = methods.find((method) => find(method).length === 0);
  if (methods.length < 2 || !areVariants || first === undefined) return inOnly(methods.flatMap(find), doing);
  if (lacking !== undefined) {
    const { path, line, position } = first;
    const reason = `\`${lacking.file.path}\` ${doing}, but not in ${lacking.name}`;
    return { reason, advice: { path, line, position } };
  }
  return inVariants(methods, doing, find);
}

/** Inserts into one method after the other. Each insertion moves what follows in its file. */
function inVariants(methods: readonly StartupMethod[], doing: string, find: PlaceFinder): Placing | undefined {
  const files = new Map<string, ProgramFile>();
  const placings = methods.map((method) => {
    const placing = inOnly(find(inFile(method, files.get(method.file.path) ?? method.file)), doing);
    for (const { path, text } of placing !== undefined && "insertions" in placing ? placing.insertions : []) {
      const file = readProgram(path, text);
      if (file !== undefined) files.set(path, file);
    }
    return placing;
  });
  const refused = placings.find((placing) => placing === undefined || "reason" in placing);
  const [first] = placings;
  if (refused !== undefined || first?.advice === undefined) return refused;
  const { advice } = first;
  const insertions = [...files].map(([path, { source }]) => ({ path, text: source.text, lines: [advice.line] }));
  return { insertions, advice };
}

function inFile(method: StartupMethod, file: ProgramFile): StartupMethod {
  const heads = method.body.heads.join("\n");
  const body = file.bodies.find((one) => one.heads.join("\n") === heads);
  return body === undefined ? method : { ...method, file, body };
}
