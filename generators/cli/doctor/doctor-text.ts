import { visible } from "../../text/quoted.ts";
import type { Screen } from "../command.ts";
import type { Finding, FindingGroup, Mark } from "./finding.ts";

/** The signs of the marks, for terminals with and without UTF-8. */
const signs: Readonly<Record<Mark, readonly [sign: string, plainSign: string]>> = {
  good: ["✓", "+"],
  bad: ["✗", "x"],
  advice: ["!", "!"],
  fact: ["·", "-"],
};

/** Prints the page: groups of rows, then the verdict. */
export function doctorText(groups: readonly FindingGroup[], screen: Screen): string {
  const shown = groups.filter(({ findings }) => findings.length > 0);
  const pages = shown.map(({ title, findings }) => [screen.paint.message(title), ...groupLines(findings, screen)]);
  return `${[...pages, [verdict(groups, screen)]].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function groupLines(findings: readonly Finding[], screen: Screen): readonly string[] {
  const width = Math.max(0, ...findings.map(({ subject }) => visible(subject).length));
  return findings.flatMap(({ mark, subject, text, notes = [], lines = [] }, at) => {
    const label = findings[at - 1]?.subject === subject ? "" : visible(subject);
    const indent = " ".repeat(width + 6);
    return [
      `  ${signOf(mark, screen)} ${label.padEnd(width)}  ${visible(text)}`,
      ...notes.map((note) => `${indent}${visible(note)}`),
      ...lines.map((line) => `${indent}  ${screen.paint.label(visible(line))}`),
    ];
  });
}

function signOf(mark: Mark, { paint, isUnicode }: Screen): string {
  const sign = signs[mark][isUnicode ? 0 : 1];
  const brush = { good: paint.carets, bad: paint.severity.error, advice: paint.severity.warning, fact: paint.label }[
    mark
  ];
  return brush(sign);
}

function verdict(groups: readonly FindingGroup[], screen: Screen): string {
  const bad = groups.flatMap(({ findings }) => findings).filter(({ mark }) => mark === "bad").length;
  const sign = signOf(bad === 0 ? "good" : "bad", screen);
  const count = bad === 1 ? "1 thing is" : `${bad} things are`;
  const words = bad === 0 ? "A graft would succeed, and nothing is missing." : `${count} missing or wrong.`;
  return `${sign} ${screen.paint.message(words)}`;
}
