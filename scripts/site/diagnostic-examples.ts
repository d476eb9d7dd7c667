import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A text that leads to a diagnostic, as a test runs it. */
export interface DiagnosticExample {
  /** The folder of the case below `test/cases/`. */
  readonly folder: string;
  readonly language: "yaml" | "model";
  /** True if the case has a host of its own. */
  readonly isOfHost: boolean;
  /** The inputs with their titles. */
  readonly failing: readonly { readonly title: string; readonly text: string }[];
  /** The words of the command about it. */
  readonly printed: string;
  /** The same text without the mistake; undefined if the case has none. */
  readonly mended: string | undefined;
}

const cases = new URL("../../test/cases/", import.meta.url);
/** The cases that compare two versions of an input. */
const comparing = "breaking";
const areas = [
  "errors",
  "model-errors",
  "document-errors",
  "layer-errors",
  "store-errors",
  "store-warnings",
  comparing,
];

/** Returns the best example of each code that has one: mended, about this code alone, and short. */
export function diagnosticExamples(): ReadonlyMap<string, DiagnosticExample> {
  const found = new Map<string, readonly [rank: number, example: DiagnosticExample]>();
  for (const example of areas.flatMap(examplesIn)) {
    const codes = new Set(Array.from(example.printed.matchAll(/ (?:error|warning) (\w+): /g), ([, code = ""]) => code));
    for (const code of codes) {
      // Beside a comparison, other diagnostics are by the way.
      if (example.folder.startsWith(comparing) && !code.startsWith("TEN09")) continue;
      const rank = rankOf(example, codes.size);
      const best = found.get(code);
      if (best === undefined || rank < best[0]) found.set(code, [rank, example]);
    }
  }
  return new Map([...found].map(([code, [, example]]) => [code, example]));
}

function rankOf({ failing, printed, mended }: DiagnosticExample, codes: number): number {
  return (
    (mended === undefined ? 1_000_000 : 0) +
    (codes - 1) * 10_000 +
    failing.map(({ text }) => text).join().length +
    printed.length
  );
}

/** Returns the cases that a page can show: texts, not bytes that no editor shows. */
function examplesIn(area: string): readonly DiagnosticExample[] {
  return readdirSync(new URL(`${area}/`, cases))
    .sort()
    .flatMap((name) => {
      const folder = new URL(`${area}/${name}/`, cases);
      const names = area === comparing ? ["input/before", "input/after"] : ["input"];
      const language = (["yaml", "model"] as const).find((ending) =>
        existsSync(new URL(`${names[0]}.${ending}`, folder)),
      );
      if (language === undefined) return [];
      const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
      const failing = names.map((one) => ({ title: titles[one] ?? "", text: read(`${one}.${language}`) }));
      if (!failing.every(({ text }) => isShown(text))) return [];
      const mended = existsSync(new URL(`mended.${language}`, folder)) ? read(`mended.${language}`) : undefined;
      const isOfHost = existsSync(new URL("options.json", folder));
      return [{ folder: `${area}/${name}`, language, isOfHost, failing, printed: read("expected.txt"), mended }];
    });
}

const titles: Readonly<Record<string, string>> = { "input/before": "Before:", "input/after": "After:" };

/** True for a text that reads on a page as in its file. */
function isShown(text: string): boolean {
  return text.trim() !== "" && !/[^\n\t\P{C}]|\uFFFD/u.test(text);
}
