import { strFromU8, strToU8, unzlibSync, zlibSync } from "fflate";
import type { Layer } from "../../generators/api/types.ts";
import { choices, type Input, type Kind, type Library } from "./input.ts";

const longestText = 60_000;

/** Packs an input into the fragment of a link; undefined if it is too long for one. No server sees it. */
export function fragmentOf({ kind, text, layers, library }: Input): string | undefined {
  const bytes = zlibSync(strToU8(text), { level: 9 });
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  if (base64.length > longestText) return undefined;
  const packed = base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const isAll = choices[kind].every((layer) => layers.includes(layer));
  return [
    `#${kind}=${packed}`,
    ...(isAll ? [] : [`layers=${layers.join() || "domain"}`]),
    ...(library === "minimal" ? [] : [`library=${library}`]),
  ].join("&");
}

/** Unpacks the fragment of a link; undefined if it is none of ours, or damaged. */
export function stateOf(fragment: string): Input | undefined {
  const [, kind, packed = "", rest = ""] = /^#(model|yaml)=([\w-]+)((?:&.*)?)$/.exec(fragment) ?? [];
  if ((kind !== "model" && kind !== "yaml") || packed.length > longestText) return undefined;
  const text = unpacked(packed);
  return text === undefined ? undefined : { kind, text, ...choicesIn(kind, new URLSearchParams(rest)) };
}

function unpacked(packed: string): string | undefined {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return strFromU8(unzlibSync(bytes));
  } catch {
    return undefined;
  }
}

/** Reads the choices of a link. Without a list of layers it has all of them, as the links of the first version did. */
function choicesIn(kind: Kind, parameters: URLSearchParams): { layers: readonly Layer[]; library: Library } {
  const named = parameters.get("layers")?.split(",");
  return {
    layers: named === undefined ? choices[kind] : choices[kind].filter((layer) => named.includes(layer)),
    library: parameters.get("library") === "fastendpoints" ? "fastendpoints" : "minimal",
  };
}
