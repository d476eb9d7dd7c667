import type { Body } from "./bodies.ts";
import { insertAfter, insertAtEnd, insertIntoBody } from "./insert-statement.ts";
import { inOnly, type Place, type Placing, type ProgramFile, placesIn } from "./placing.ts";

/** Inserts a call on the services at the end of `ConfigureServices` of the host's startup class. */
export function placeInConfigureServices(files: readonly ProgramFile[], call: string): Placing | undefined {
  const places = methodsOf(files, /\bConfigureServices\s*\([^()]*?\bIServiceCollection\s+(\w+)/).map(
    ({ file, body, name }): Place => {
      const line = `${name}.${call}();`;
      return { path: file.path, line, edit: () => insertIntoBody(file.source, body, line) };
    },
  );
  return inOnly(places, "configures services");
}

/** Inserts a call that maps endpoints into the only `UseEndpoints` of the pipeline. */
export function placeInConfigure(files: readonly ProgramFile[], call: string): Placing | undefined {
  const configures = methodsOf(files, /\bConfigure\s*\([\s\S]*?\b(?:IApplicationBuilder|WebApplication)\s+(\w+)/);
  const own = configures.flatMap(({ file, body }) => endpointsIn({ ...file, bodies: [body] }, call));
  return (
    inOnly(own, "maps endpoints") ??
    inOnly(
      files.flatMap((file) => endpointsIn(file, call)),
      "maps endpoints",
    ) ??
    inOnly(
      configures.flatMap((one) => routingIn(one, call)),
      "configures the application",
    ) ??
    (configures.length > 0 ? { reason: `\`${configures[0]?.file.path}\` uses no endpoint routing` } : undefined)
  );
}

/** A method of a startup class, and the name of the parameter that the pattern captures. */
interface StartupMethod {
  readonly file: ProgramFile;
  readonly body: Body;
  readonly name: string;
}

function methodsOf(files: readonly ProgramFile[], head: RegExp): readonly StartupMethod[] {
  const named = new Set(
    files.flatMap(({ source }) =>
      [...source.code.matchAll(/\bUseStartup\s*<\s*(?:[\w:]+\s*\.\s*)*(\w+)\s*>/g)].map(([, name = ""]) => name),
    ),
  );
  const isStartup = (name: string) => (named.size > 0 ? named.has(name) : /^Startup$/.test(name));
  return files.flatMap((file) =>
    file.bodies.flatMap((body) => {
      const [method = "", type = ""] = [...body.heads].reverse();
      const [, name] = head.exec(method) ?? [];
      const [, typeName = ""] = /\bclass\s+(\w+)/.exec(type) ?? [];
      return name !== undefined && isStartup(typeName) ? [{ file, body, name }] : [];
    }),
  );
}

/** Finds statements with `UseEndpoints`: a block gets a line, an expression a call of its own below. */
function endpointsIn(file: ProgramFile, call: string): readonly Place[] {
  const pattern = /\.\s*UseEndpoints\s*\(\s*(?:\(\s*(?:[\w.]+\s+)?(\w+)\s*\)|(\w+))\s*=>\s*(\{)?/g;
  return placesIn(file, (code, statement) => {
    const [match, ...others] = code.matchAll(pattern);
    const [, app = ""] = /^(?:return\s+)?(\w+)\s*\./.exec(code) ?? [];
    if (match === undefined || app === "" || statement.block !== undefined) return undefined;
    const name = match[1] ?? match[2] ?? "";
    const open = statement.from + match.index + match[0].length - 1;
    const isChained = /^return\b/.test(code);
    if (match[3] !== undefined) {
      const line = `${name}.${call}();`;
      return {
        path: file.path,
        line,
        edit: () => (others.length > 0 ? undefined : insertAtEnd(file.source, open, line)),
      };
    }
    const line = `${app}.UseEndpoints(${name} => ${name}.${call}());`;
    return { path: file.path, line, edit: () => (isChained ? undefined : insertAfter(file.source, statement, line)) };
  });
}

/** Finds the end of a pipeline that routes requests but has no endpoints. */
function routingIn({ file, body, name }: StartupMethod, call: string): readonly Place[] {
  const { open } = body;
  if (open === undefined) return [];
  const code = file.source.code.slice(open, file.source.closers.get(open));
  if (!/\.\s*UseRouting\s*\(\s*\)/.test(code) || /\.\s*UseEndpoints\s*\(/.test(code)) return [];
  const line = `${name}.UseEndpoints(endpoints => endpoints.${call}());`;
  return [{ path: file.path, line, edit: () => insertAtEnd(file.source, open, line) }];
}
