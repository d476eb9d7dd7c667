import { existsSync, readFileSync } from "node:fs";
import { isHelixFile, isNeovimFile, startsServer } from "./client-settings.ts";
import { type DocumentBlock, labelOf, root } from "./document-block.ts";
import { isQuoted } from "./quote.ts";
import { faultyLines } from "./shell-lines.ts";
import { isShownBy } from "./shown-json.ts";
import { emittedFile, graftOnStage, runOnStage } from "./stage.ts";

/** A way to prove the blocks that it claims. */
export interface BlockRule {
  readonly claims: (block: DocumentBlock) => boolean;
  /** Returns what stands against a block, such as the real text; undefined if the block holds. */
  readonly fault: (block: DocumentBlock) => string | undefined;
}

const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const unless = (holds: boolean, fault: string) => (holds ? undefined : fault);

/** Claims blocks that another test proves: it has to be there, and to mention the page, its folder or the label. */
function provenBy(test: string, mention: string, claims: BlockRule["claims"]): BlockRule {
  return { claims, fault: () => unless(existsSync(new URL(test, root)) && read(test).includes(mention), test) };
}

/** Claims blocks by the name of their label, whose words the proof gets. */
function labelled(name: string, fault: (words: string, block: DocumentBlock) => string | undefined): BlockRule {
  return {
    claims: (block) => labelOf(block, name) !== undefined,
    fault: (block) => fault(labelOf(block, name) ?? "", block),
  };
}

/** Claims blocks of one page or folder, and of certain languages. */
function at(page: string, languages = /^/): BlockRule["claims"] {
  return (block) => block.page.startsWith(page) && languages.test(block.language);
}

/** The rules in their order: the first one that claims a block proves it. `Documents` of CONTRIBUTING.md lists the labels. */
export const blockRules: readonly BlockRule[] = [
  // Pages that a test runs from the first block to the last.
  provenBy("test/live/pages.test.ts", '"tutorials"', at("docs/tutorials/")),
  provenBy("test/documentation/how-to.test.ts", "docs/how-to/", at("docs/how-to/")),
  labelled("quoted", (path, { text }) => unless(isQuoted(text, read(path)), path)),
  provenBy("test/live/readme.test.ts", "README.md", at("README.md", /^(?:sh|text)$/)),
  provenBy("test/readme.test.ts", "README.md", at("README.md", /^(?:yaml|csharp)$/)),
  // Blocks that a script writes from the code, the diagnostics or the types.
  provenBy(
    "test/documentation/diagnostic-pages.test.ts",
    "docs/reference/diagnostics/",
    at("docs/reference/diagnostics/"),
  ),
  provenBy(
    "test/documentation/command-page.test.ts",
    "docs/reference/commands.md",
    at("docs/reference/commands.md", /^text$/),
  ),
  provenBy(
    "test/api/declarations.test.ts",
    "docs/reference/programs.md",
    ({ label }) => label === "Written by scripts/write-api.js.",
  ),
  // The grammar of the language and its reference have a test of their own.
  provenBy("test/documentation/language-page.test.ts", "docs/reference/language.md", at("docs/reference/language.md")),
  provenBy(
    "test/documentation/language-page.test.ts",
    "docs/specification/model-syntax.md",
    at("docs/specification/model-syntax.md", /^ebnf$/),
  ),
  // Programs that are compiled and run against the packed package.
  provenBy("test/package.test.ts", "`run: ", (block) => labelOf(block, "run") !== undefined),
  // Requests and answers of a running host, or lines of a build.
  labelled("asked in", (test, { page }) => unless(read(test).includes(page), test)),
  labelled("answered in", (path, { text }) => unless(isAnswered(JSON.parse(text), read(path)), path)),
  labelled("emitted", (path, block) => faultOfText(block, emittedFile(path))),
  labelled("printed by", (line, block) => faultOfOutput(block, line)),
  labelled("grafted onto", (host, { text }) => faultOfGraft(text, host)),
  { claims: at("docs/mcp.md", /^json$/), fault: ({ text }) => unless(startsServer(text), "starts no server") },
  { claims: at("docs/editors.md", /^toml$/), fault: ({ text }) => unless(isHelixFile(text), "starts no server") },
  { claims: at("docs/editors.md", /^lua$/), fault: ({ text }) => unless(isNeovimFile(text), "starts no server") },
  { claims: at("", /^(?:sh|bash)$/), fault: ({ text }) => faultyLines(text)[0] },
  // A drawing has nothing to run.
  { claims: ({ label }) => label === "drawing", fault: ({ text }) => unless(/[─►│]/.test(text), "no drawing") },
];

function faultOfText({ language, text }: DocumentBlock, actual: string | undefined): string | undefined {
  if (actual === undefined) return "There is no such file.";
  const holds = language === "json" ? isShownBy(JSON.parse(text), JSON.parse(actual)) : isQuoted(text, actual);
  return unless(holds, actual);
}

function faultOfOutput(block: DocumentBlock, line: string): string | undefined {
  const { output, messages } = runOnStage(line);
  if (block.language === "json") return faultOfText(block, output);
  if (block.language !== "csharp") return faultOfText(block, output + messages);
  // Code is printed among other words.
  const lines = block.text.trimEnd().split("\n");
  return unless(
    lines.every((one) => output.includes(one)),
    output,
  );
}

function faultOfGraft(text: string, host: string): string | undefined {
  const { exitCode, messages } = graftOnStage(text, host);
  return unless(exitCode === 0, messages);
}

/** Returns true if a transcript of requests has an answer as shown. */
function isAnswered(shown: unknown, transcript: string): boolean {
  const answers = Array.from(transcript.matchAll(/^=> \d+ (.*)$/gm), ([, json = ""]) => JSON.parse(json));
  return answers.some((answer) => isShownBy(shown, answer));
}
