import type { Layer } from "../../generators/api/types.ts";
import { choices, type Input, type Kind, type Library } from "./input.ts";

const longestText = 60_000;

/** Packs an input into the fragment of a link; undefined if it is too long for one. No server sees it. */
export async function fragmentOf({ kind, text, layers, library }: Input): Promise<string | undefined> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
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
export async function stateOf(fragment: string): Promise<Input | undefined> {
  const [, kind, packed = "", rest = ""] = /^#(model|yaml)=([\w-]+)((?:&.*)?)$/.exec(fragment) ?? [];
  if ((kind !== "model" && kind !== "yaml") || packed.length > longestText) return undefined;
  const text = await unpacked(packed);
  return text === undefined ? undefined : { kind, text, ...choicesIn(kind, new URLSearchParams(rest)) };
}

async function unpacked(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await new Response(stream).text();
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
