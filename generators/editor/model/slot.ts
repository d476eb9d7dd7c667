import type { ModelFile } from "../../model/ast.ts";
import type { Name } from "../../model/ast-node.ts";
import { somePart } from "../../model/bind/some-part.ts";

/** A node around a name, with the key of the part that leads to the name. */
export interface Step {
  readonly node: object;
  readonly key: string;
}

/** The place of a name in the tree of a file: the innermost node first. */
export type Slot = readonly Step[];

/** Finds the name that begins at an offset; undefined if the parser read none there. */
export function slotAt(file: ModelFile, offset: number): Slot | undefined {
  return found({ contexts: file.contexts, maps: file.maps }, offset, []);
}

function found(node: object, offset: number, outer: Slot): Slot | undefined {
  let slot: Slot | undefined;
  somePart(node, (part, key) => {
    const own = [{ node, key }, ...outer];
    if (isName(part)) slot = part.start === offset && part.text !== "" ? own : undefined;
    else slot = mayHold(part, offset) ? found(part, offset, own) : undefined;
    return slot !== undefined;
  });
  return slot;
}

// Most nodes have a span, and stand elsewhere.
function mayHold(part: object, offset: number): boolean {
  if (!("span" in part) || typeof part.span !== "object" || part.span === null) return true;
  const { span } = part;
  return !("start" in span && "end" in span) || (Number(span.start) <= offset && offset <= Number(span.end));
}

/** Returns the innermost node of a kind around a slot. */
export function nodeAround<N extends { readonly kind: string }, K extends N["kind"]>(
  slot: Slot,
  kind: K,
): Extract<N, { readonly kind: K }> | undefined {
  const step = slot.find(({ node }) => "kind" in node && node.kind === kind);
  // The kind names the type of the node.
  return step?.node as Extract<N, { readonly kind: K }> | undefined;
}

/** Returns the kind of the node of a step; empty for a part without one. */
export function kindOf({ node }: Step): string {
  return "kind" in node && typeof node.kind === "string" ? node.kind : "";
}

/** True for a name; of all parts of a tree, names alone have a text and a start. */
export function isName(part: object): part is Name {
  return "text" in part && "start" in part;
}
