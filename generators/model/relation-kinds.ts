/** The kinds of a relation between contexts, by their role word. Spec: model-rules, Context maps. */
export type RelationKind =
  | "partnership"
  | "shared-kernel"
  | "customer-supplier"
  | "conformist"
  | "anti-corruption-layer"
  | "open-host"
  | "published-language";

/** A relation of the context map. */
export interface Relation {
  readonly kind: RelationKind;
  /** `->` leads from upstream to downstream. */
  readonly arrow: "->" | "<->";
  /** The upstream context of a directed relation. */
  readonly left: string;
  readonly right: string;
  readonly types: readonly string[];
  /** The types that an anti-corruption layer translates, qualified. */
  readonly mappings: readonly { readonly source: string; readonly target: string }[];
}

interface RelationForm {
  /** `<->` between equals, `->` from upstream to downstream. */
  readonly arrows: readonly ("->" | "<->")[];
  readonly block: "types" | "acl" | "none";
}

export const relationForms: Readonly<Record<RelationKind, RelationForm>> = {
  partnership: { arrows: ["<->"], block: "none" },
  "shared-kernel": { arrows: ["<->"], block: "types" },
  "customer-supplier": { arrows: ["->", "<->"], block: "types" },
  conformist: { arrows: ["->"], block: "types" },
  "anti-corruption-layer": { arrows: ["->"], block: "acl" },
  "open-host": { arrows: ["->"], block: "types" },
  "published-language": { arrows: ["->"], block: "types" },
};

/** True for a word that names a kind of relation. */
export function isRelationKind(word: string): word is RelationKind {
  return Object.hasOwn(relationForms, word);
}
