import { sortDescription } from "../../http/sort-order.ts";
import { wireNameOf } from "../../http/wire-name-of.ts";
import type { QueryDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { resolveType, symbolOf } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { optional, required, type Type } from "../type.ts";
import type { ApiDecl } from "./model-operation.ts";

/** The order and the searched fields of a list. */
export interface Listing {
  readonly sorted: readonly SortKey[];
  readonly sortable: readonly string[];
  readonly searched: readonly string[];
}

export interface SortKey {
  readonly field: string;
  readonly isDescending: boolean;
}

/** The most characters of a text to search for. */
export const mostSearched = 200;

/** Returns the order and the searched fields of a query. Spec: model-rules, Orders of lists; model-rules, Searched lists. */
export function listingOf({ sorted, sortable, search }: QueryDecl): Listing {
  return {
    sorted: (sorted?.keys ?? []).map(({ field, isDescending }) => ({ field: field.text, isDescending })),
    sortable: (sortable?.fields ?? []).map(({ text }) => text),
    searched: (search?.fields ?? []).map(({ text }) => text),
  };
}

/** A field behind one of the words for lists. */
interface ListedField {
  readonly name: Name;
  readonly word: "sorted" | "sortable" | "search";
}

/** Lists the fields that a query names behind its words for lists. */
export function listedFields({ sorted, sortable, search }: QueryDecl): readonly ListedField[] {
  const fields = [sortable, search].flatMap((clause) =>
    (clause?.fields ?? []).map((name): ListedField => ({ name, word: clause?.kind ?? "search" })),
  );
  return [...(sorted?.keys ?? []).map(({ field }): ListedField => ({ name: field, word: "sorted" })), ...fields];
}

/** Returns the read model whose list a query answers. */
export function listedModel({ result }: QueryDecl, scope: Scope): TypeSymbol | undefined {
  const type = required(resolveType(result, scope));
  return type.kind === "list" && type.item.kind === "readModel" ? symbolOf(type.item, scope) : undefined;
}

/** The names that no criterion has beside these words, in small letters. */
export const listMembers: Readonly<Record<ListedField["word"], readonly string[]>> = {
  sorted: ["tosortkeys"],
  sortable: ["sort", "tosortkeys"],
  search: ["search"],
};

/** A parameter that a query has beside its criteria. */
interface ListParameter {
  readonly name: string;
  readonly type: Type;
  readonly description: string;
}

/** Returns the parameters for the order and the text of a list. Spec: model-http, Orders and texts of lists. */
export function listParameters(decl: ApiDecl): readonly ListParameter[] {
  if (decl.kind !== "query") return [];
  const { sortable, searched } = listingOf(decl);
  const [sorts, texts] = [sortable, searched].map((names) => names.map(wireNameOf));
  const words = (example: string, most?: number): Type => optional({ kind: "words", example, most });
  return [
    ...(sorts?.[0] === undefined
      ? []
      : [
          {
            ...{ name: "sort", type: words(sorts[0]) },
            description: sortDescription(sorts),
          },
        ]),
    ...(texts === undefined || texts.length === 0
      ? []
      : [
          {
            ...{ name: "search", type: words("a", mostSearched) },
            description: `A text that ${texts.length === 1 ? texts[0] : `one of ${texts.join(", ")}`} contains, in any letter case.`,
          },
        ]),
  ];
}
