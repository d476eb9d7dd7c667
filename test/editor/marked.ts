import { ModelSnapshot } from "../../generators/editor/model/model-snapshot.ts";

/** A model of one file, and the offset of the mark `|` that was in its text. */
export interface Marked {
  readonly snapshot: ModelSnapshot;
  readonly path: string;
  readonly offset: number;
}

/** Reads a text with one mark. */
export function marked(text: string): Marked {
  const offset = text.indexOf("|>");
  if (offset < 0) throw new Error("The text has no mark.");
  const path = "/a.model";
  return { snapshot: snapshotOf(text.replace("|>", "")), path, offset };
}

/** Returns the snapshot of a text. */
export function snapshotOf(text: string): ModelSnapshot {
  return new ModelSnapshot([{ path: "/a.model", text }]);
}

/** Returns a context with an aggregate whose root has some items. */
export function sales(...items: readonly string[]): string {
  return [
    "context Sales {",
    "  enum State { Open, Closed }",
    "  enum Mode { Sea, Air }",
    "  value Money { amount: Decimal  currency: String }",
    "  event OrderClosed { order: OrderId  total: Money }",
    "  integration event OrderGone { order: OrderId }",
    "  aggregate Orders root Order {",
    "    entity Order identified by OrderId {",
    "      state: State = Open",
    "      total: Money",
    "      note: String?",
    "      tags: List<String>",
    ...items,
    "    }",
    "  }",
    "  readmodel OrderRow from Order { id  state }",
    "}",
  ].join("\n");
}

/** Returns a context with a read model of an order that has joins and fields. */
export function joined(joins: string, ...fields: readonly string[]): string {
  return [
    "context Sales {",
    "  aggregate Buyers root Buyer { entity Buyer identified by BuyerId { label: String  parent: BuyerId? } }",
    "  aggregate Orders root Order { entity Order identified by OrderId { payer: BuyerId  seller: BuyerId } }",
    `  readmodel OrderRow from Order ${joins} {`,
    ...fields,
    "  }",
    "}",
  ].join("\n");
}

/** Returns a context with a union, and a value with a label computed by an expression. */
export function paid(...expression: readonly string[]): string {
  return [
    "context Sales {",
    "  /// The means of a payment.",
    "  union Means {",
    "    /// A card of a bank.",
    "    Card(number: String, expires: Date?)",
    "    Transfer(iban: String)",
    "    Cash",
    "  }",
    "  value Receipt {",
    "    means: Means",
    "    label: String =",
    ...expression,
    "  }",
    "}",
  ].join("\n");
}
