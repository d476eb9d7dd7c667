import type { Kind } from "../../generators/model/parse/tokens.ts";
import type { TokenClass } from "./token-classes.ts";

/** A part of a production. */
export type Part =
  | { readonly kind: "token"; readonly token: Kind }
  | { readonly kind: "class"; readonly name: TokenClass }
  | { readonly kind: "rule"; readonly name: string }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly Part[] }
  | { readonly kind: "optional" | "repeated"; readonly part: Part }
  /** `!x`: x does not follow. */
  | { readonly kind: "unless"; readonly part: Part }
  /** `~`: no white space stands here. */
  | { readonly kind: "joined" };

export interface Production {
  readonly name: string;
  readonly part: Part;
  /** Its lines in the file. */
  readonly text: string;
}

/** Productions under one heading. */
export interface Section {
  readonly title: string;
  /** Its lines in the file, without the heading. */
  readonly text: string;
  readonly productions: readonly Production[];
}

/** The grammar of the language: the productions by name, and their sections. */
export interface Grammar {
  readonly sections: readonly Section[];
  readonly productions: ReadonlyMap<string, Production>;
}

/** Returns the parts directly in a part. */
export function partsOf(part: Part): readonly Part[] {
  if ("parts" in part) return part.parts;
  return "part" in part ? [part.part] : [];
}

/** Returns a part and everything in it. */
export function everyPart(part: Part): readonly Part[] {
  return [part, ...partsOf(part).flatMap(everyPart)];
}
