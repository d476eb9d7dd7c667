import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fenced } from "./fenced.ts";
import { type Situation, situations } from "./situations.ts";

const cases = new URL("../../test/cases/", import.meta.url);
/** The areas whose inputs show a diagnostic without any words about the command. */
const areas = ["errors", "model-errors", "document-errors"];

/** A text that leads to a diagnostic, as a test runs it. */
interface Case {
  readonly language: "yaml" | "model";
  /** True if the case has a host of its own. */
  readonly isOfHost: boolean;
  readonly failing: string;
  /** The words of the command about it. */
  readonly printed: string;
  /** The same text without the mistake; undefined if the case has none. */
  readonly mended: string | undefined;
}

/** Returns the example of each code that has one: its situation, else its best case. */
export function diagnosticExamples(): ReadonlyMap<string, Situation> {
  return new Map([...caseExamples(), ...situations()]);
}

/** Returns the best case of each code that has one: mended, about this code alone, and short. */
function caseExamples(): readonly (readonly [code: string, example: Situation])[] {
  const found = new Map<string, readonly [rank: number, example: Case]>();
  for (const example of areas.flatMap(casesIn)) {
    const codes = new Set(Array.from(example.printed.matchAll(/ (?:error|warning) (\w+): /g), ([, code = ""]) => code));
    const rank = rankOf(example, codes.size);
    for (const code of codes)
      if (rank < (found.get(code)?.[0] ?? Number.POSITIVE_INFINITY)) found.set(code, [rank, example]);
  }
  return Array.from(found, ([code, [, example]]) => [code, shown(example)]);
}

function rankOf({ failing, printed, mended }: Case, codes: number): number {
  return (mended === undefined ? 1_000_000 : 0) + (codes - 1) * 10_000 + failing.length + printed.length;
}

/** Returns the cases that a page can show: texts, not bytes that no editor shows. */
function casesIn(area: string): readonly Case[] {
  return readdirSync(new URL(`${area}/`, cases))
    .sort()
    .flatMap((name) => {
      const folder = new URL(`${area}/${name}/`, cases);
      const language = (["yaml", "model"] as const).find((ending) => existsSync(new URL(`input.${ending}`, folder)));
      if (language === undefined) return [];
      const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
      const failing = read(`input.${language}`);
      if (!isShown(failing)) return [];
      const mended = existsSync(new URL(`mended.${language}`, folder)) ? read(`mended.${language}`) : undefined;
      const isOfHost = existsSync(new URL("options.json", folder));
      return [{ language, isOfHost, failing, printed: read("expected.txt"), mended }];
    });
}

/** True for a text that reads on a page as in its file. */
function isShown(text: string): boolean {
  return text.trim() !== "" && !/[^\n\t\P{C}]|\uFFFD/u.test(text);
}

function shown({ language, isOfHost, failing, printed, mended }: Case): Situation {
  const answer = isOfHost ? "On a host as the words say, Tenon answers:" : "Tenon answers:";
  return {
    failing: [fenced(language, failing), answer, fenced("text", printed)].join("\n\n"),
    mended: mended === undefined ? "" : ["Tenon takes this:", fenced(language, mended)].join("\n\n"),
  };
}
