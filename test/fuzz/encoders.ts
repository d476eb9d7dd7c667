import {
  csharpIdentifier,
  csharpName,
  csharpPattern,
  csharpString,
  xmlText,
} from "../../generators/emit/csharp/csharp-text.ts";
import { codeFrom, commentFrom, textFrom } from "./csharp-reader.ts";
import type { FuzzTarget } from "./targets.ts";

const pieces = [
  ...['"', '""', '"""', "'", "\\", "\\\\", "\\u0022", "\\x", "{", "}", "{0}", "{{x}}", "$&", '$"""', "@", "//", "///"],
  ...[
    "*/",
    "</summary>",
    "<see cref=",
    "&",
    "&lt;",
    "]]>",
    "#region",
    "\n",
    "\r",
    "\r\n",
    "\u0085",
    "\u2028",
    "\u2029",
  ],
  ...["\0", "\t", "\u001b", "\u0002", "\u0003", "\u202e", "\ud800", "\udc00", "\u{1f600}", "a", "class", ".", " ", ";"],
];

const seeds = ["a text", "^[a-z]{2}\\d+$", "class", "Acme.class.Shop", "A </summary> & B"];

/** The encoders of C# positions. An independent reader must find the text again. */
export const encoderTargets: readonly FuzzTarget[] = [
  { name: "csharp-string", seeds, words: pieces, judge: (text) => requireText(csharpString(text), text) },
  { name: "csharp-pattern", seeds, words: pieces, judge: (text) => requireText(csharpPattern(text), text) },
  { name: "csharp-comment", seeds, words: pieces, judge: judgeComment },
  { name: "csharp-name", seeds, words: ["class", "record", "namespace", "A", "_1", "é", "."], judge: judgeName },
];

function requireText(literal: string, text: string): void {
  const found = textFrom(literal);
  if (found !== text) throw new Error(`${literal} is read as ${JSON.stringify(found)}.`);
}

function judgeComment(text: string): void {
  const found = commentFrom(`/// <summary>${xmlText(text)}</summary>`, "summary");
  const words = (all: string) => all.split(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/u).filter((word) => word !== "");
  if (words(found).join(" ") !== words(text).join(" "))
    throw new Error(`The comment is read as ${JSON.stringify(found)}.`);
}

function judgeName(text: string): void {
  if (codeFrom(csharpName(text)) !== text) throw new Error(`${csharpName(text)} is read differently.`);
  if (!text.includes(".") && codeFrom(csharpIdentifier(text)) !== text) throw new Error(`${text} is read differently.`);
}
