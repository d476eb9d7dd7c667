/** The kinds of a relation between contexts, by their role word. Spec: model-rules, Context maps. */
export type RelationKind =
  | "partnership"
  | "shared-kernel"
  | "customer-supplier"
  | "conformist"
  | "anti-corruption-layer"
  | "open-host"
  | "published-language";

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
