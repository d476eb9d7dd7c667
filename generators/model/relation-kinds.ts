/** The kinds of a relation between contexts, by their role word. Spec: model-rules, Context maps. */
export type RelationKind =
  | "partnership"
  | "shared-kernel"
  | "customer-supplier"
  | "conformist"
  | "anti-corruption-layer"
  | "open-host"
  | "published-language";

/** The form of a kind of relation. */
interface RelationForm {
  /** `<->` between equals, `->` from upstream to downstream. */
  readonly arrow: "->" | "<->";
  readonly block: "types" | "acl" | "none";
}

export const relationForms: Readonly<Record<RelationKind, RelationForm>> = {
  partnership: { arrow: "<->", block: "none" },
  "shared-kernel": { arrow: "<->", block: "types" },
  "customer-supplier": { arrow: "->", block: "types" },
  conformist: { arrow: "->", block: "types" },
  "anti-corruption-layer": { arrow: "->", block: "acl" },
  "open-host": { arrow: "->", block: "types" },
  "published-language": { arrow: "->", block: "types" },
};

/** True for a word that names a kind of relation. */
export function isRelationKind(word: string): word is RelationKind {
  return Object.hasOwn(relationForms, word);
}
