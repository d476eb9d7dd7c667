import { strFromU8, strToU8, unzlibSync, zlibSync } from "fflate";
import type { Kind } from "./compile.ts";

/** The content of a link: an input and its kind. */
export interface SharedState {
  readonly kind: Kind;
  readonly text: string;
}

const longestFragment = 60_000;

/** Packs an input into the fragment of a link. No server sees it. */
export function fragmentOf({ kind, text }: SharedState): string {
  const bytes = zlibSync(strToU8(text), { level: 9 });
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#${kind}=${base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Unpacks the fragment of a link; undefined if it is none of ours, or damaged. */
export function stateOf(fragment: string): SharedState | undefined {
  const [, kind, packed] = /^#(model|yaml)=([\w-]+)$/.exec(fragment) ?? [];
  if (kind === undefined || packed === undefined || packed.length > longestFragment) return undefined;
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return { kind: kind === "model" ? "model" : "yaml", text: strFromU8(unzlibSync(bytes)) };
  } catch {
    return undefined;
  }
}
