import colours from "picocolors";
import type { Diagnostic } from "./diagnostic.ts";

type Brush = (text: string) => string;

/** How the parts of a diagnostic look. */
export interface Paint {
  readonly severity: Readonly<Record<Diagnostic["severity"], Brush>>;
  readonly message: Brush;
  readonly carets: Brush;
  readonly label: Brush;
}

/** In the colours of compilers, for a terminal that shows them; or with nothing but the text. */
export function paintFor(hasColours: boolean): Paint {
  const { red, yellow, bold, cyan, green } = colours.createColors(hasColours);
  return {
    severity: { error: (text) => bold(red(text)), warning: (text) => bold(yellow(text)) },
    message: bold,
    carets: green,
    label: cyan,
  };
}

/** Text without colours. */
export const plain = paintFor(false);
