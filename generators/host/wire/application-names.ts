import { builderNames } from "./find-builders.ts";
import type { ProgramFile } from "./placing.ts";

/** Returns the names of methods that return a web application. */
export function factoriesIn({ source }: ProgramFile): readonly string[] {
  return [...source.code.matchAll(/\bWebApplication(?:\s*>)?\s+(\w+)\s*\(/g)].map(([, name = ""]) => name);
}

const DECLARATION =
  /\b(?:var|WebApplication)\s+(\w+)\s*=\s*(?:await\s+)?([\w:]+(?:\s*\.\s*\w+)*)\s*(?:<[^<>;()]*>\s*)?\(/g;

/** The properties of a builder, none of which makes an application: `builder.Configuration.GetConnectionString("Shop")`. */
const partsOfBuilder: ReadonlySet<string> = new Set(
  "Configuration Environment Host Logging Metrics Services WebHost".split(" "),
);

/** Returns the names of the web applications in a file: variables and parameters. */
export function applicationNames(file: ProgramFile, factories: ReadonlySet<string>): ReadonlySet<string> {
  const builders = builderNames(file);
  const { code } = file.source;
  const typed = [...code.matchAll(/\bWebApplication\??\s+(\w+)\s*[,;)=]/g)].map(([, name = ""]) => name);
  const built = [...code.matchAll(DECLARATION)].flatMap(([, name = "", callee = ""]) => {
    const parts = callee.split(/\s*\.\s*/);
    const isBuilt =
      (builders.has(parts[0] ?? "") && !partsOfBuilder.has(parts[1] ?? "")) ||
      /(?:^|\.)WebApplication\.Create$/.test(parts.join(".")) ||
      factories.has(parts.at(-1) ?? "");
    return isBuilt ? [name] : [];
  });
  const assigned = [...code.matchAll(/\b(\w+)\s*=\s*(\w+)\s*\.\s*Build\s*\(/g)].flatMap(
    ([, name = "", builder = ""]) => (builders.has(builder) ? [name] : []),
  );
  return new Set([...typed, ...built, ...assigned]);
}
