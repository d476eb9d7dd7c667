import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";

// Control characters except tab and line ends, bidirectional marks, byte order marks, lone surrogates and noncharacters.
const unsafe =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\p{Cs}]/gu;
const most = 20;

/** Reports the characters that could hide the content of a text; `spanOf` converts an offset to a span. */
export function unsafeCharacters(text: string, spanOf: (offset: number) => Span): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const found of text.matchAll(unsafe)) {
    diagnostics.push(
      report(catalogue.controlCharacter, { character: nameOf(found[0]) }, { span: spanOf(found.index) }),
    );
    if (diagnostics.length === most) break;
  }
  return diagnostics;
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
