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
  const accepted = findings.filter(({ name }) => names.has(name));
  const pieces: string[] = [];
  let at = 0;
  for (const { name, diagnostic } of accepted) {
    const start = diagnostic.span?.start ?? 0;
    const line = text.lastIndexOf("\n", start - 1) + 1;
    pieces.push(
      text.slice(at, start),
      `// Accepted: ${name}`,
      text.includes("\r\n") ? "\r\n" : "\n",
      text.slice(line, start),
    );
    at = start;
  }
  return { text: pieces.join("") + text.slice(at), open: findings.filter(({ name }) => !names.has(name)) };
}
