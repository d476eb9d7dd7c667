import { spliced } from "../text/spliced.ts";
import type { Finding } from "./judge-migration.ts";

/** A migration with the findings that the user took upon himself. */
export interface Accepted {
  /** The text of the migration, with a comment above each accepted operation. */
  readonly text: string;
  /** The findings that stop the run. */
  readonly open: readonly Finding[];
}

/** Takes the findings that the user names, and notes each of them where a reviewer sees it: above its operation. */
export function acceptFindings(text: string, findings: readonly Finding[], names: ReadonlySet<string>): Accepted {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const comments = findings
    .filter(({ name }, at) => names.has(name) && findings.findIndex((one) => one.name === name) === at)
    .map(({ name, diagnostic, at }) => {
      const start = at ?? diagnostic.span?.start ?? 0;
      const indent = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
      return { start, end: start, text: `// Accepted: ${name}${lineEnd}${indent}` };
    });
  return { text: spliced(text, comments), open: findings.filter(({ name }) => !names.has(name)) };
}
