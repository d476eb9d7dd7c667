import colours from "picocolors";
import type { Diagnostic } from "./diagnostic.ts";

type Brush = (text: string) => string;

/** The colours of a diagnostic's parts. */
export interface Paint {
  readonly severity: Readonly<Record<Diagnostic["severity"], Brush>>;
  readonly message: Brush;
  readonly carets: Brush;
  readonly label: Brush;
  /** The lines of a difference. */
  readonly added: Brush;
  readonly removed: Brush;
}

/** Returns the colours of compilers, or none. */
export function paintFor(hasColours: boolean): Paint {
  const { red, yellow, bold, cyan, green } = colours.createColors(hasColours);
  return {
    severity: { error: (text) => bold(red(text)), warning: (text) => bold(yellow(text)) },
    message: bold,
    carets: green,
    label: cyan,
    added: green,
    removed: red,
  };
}

export const plain = paintFor(false);
