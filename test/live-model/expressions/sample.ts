import type { Expr } from "../../../generators/model/expr.ts";
import type { Context, Member, Model, Specification } from "../../../generators/model/ir.ts";
import { optional, type Type } from "../../../generators/model/type.ts";
import {
  Bool,
  binary,
  Day,
  Decimal,
  Double,
  Duration,
  declared,
  Email,
  field,
  Guid,
  Instant,
  Int,
  int,
  Long,
  lambda,
  letIn,
  listOf,
  mapOf,
  member,
  not,
  operation,
  present,
  rangeOf,
  setOf,
  Text,
  Time,
  test,
} from "../../emit/model/exprs.ts";

export const State = declared("enum", "LoanState");
export const states = ["Requested", "Active", "Returned"] as const;
export const Money = declared("value", "Money");
export const Item = declared("value", "Item");

/** The members of one item of a list. */
export const itemMembers: Readonly<Record<string, Type>> = {
  label: Text,
  quantity: Int,
  price: Money,
  state: State,
  note: optional(Text),
};

export const moneyMembers: Readonly<Record<string, Type>> = { amount: Decimal, currency: Text };

/** The fields that expressions may read. */
export const fields: Readonly<Record<string, Type>> = {
  count: Int,
  other: Int,
  big: Long,
  vast: Long,
  amount: Decimal,
  rate: Decimal,
  weight: Double,
  mass: Double,
  waived: Bool,
  open: Bool,
  name: Text,
  title: Text,
  mail: Email,
  due: Instant,
  start: Instant,
  day: Day,
  until: Day,
  opens: Time,
  wait: Duration,
  key: Guid,
  copy: Guid,
  state: State,
  // Fields named like types, as in users' models.
  loanState: State,
  fine: Money,
  money: Money,
  limit: optional(Int),
  reach: optional(Long),
  share: optional(Decimal),
  ratio: optional(Double),
  note: optional(Text),
  numbers: listOf(Int),
  sizes: listOf(Long),
  weights: listOf(Double),
  items: listOf(Item),
  tags: setOf(Text),
  stock: mapOf(Text, Int),
  notes: mapOf(Text, Text),
  period: rangeOf(Instant),
  span: rangeOf(Int),
};

/** The specifications that expressions may use. */
export const specifications: Readonly<Record<string, Pick<Specification, "target" | "condition">>> = {
  Dear: {
    target: Money,
    condition: binary(
      binary(field("amount", Decimal), ">", int(2)),
      "&&",
      not(operation(field("currency", Text), "isBlank")),
    ),
  },
  Noted: {
    target: Item,
    condition: binary(
      binary(operation(field("note", optional(Text)), "isPresent"), "&&", test("Dear", field("price", Money))),
      "&&",
      binary(operation(present(field("note", optional(Text))), "length"), ">", field("quantity", Int)),
    ),
  },
  Waiting: {
    target: declared("value", "Sample"),
    condition: letIn("x", field("count", Int), (x) =>
      binary(
        binary(x, ">", field("other", Int)),
        "||",
        lambda(field("items", listOf(Item)), "any", (item) =>
          binary(binary(member(item, "quantity", Int), ">", x), "||", test("Noted", item)),
        ),
      ),
    ),
  },
};

const undescribed = { doc: undefined, since: undefined, deprecated: undefined, modules: [], aggregate: undefined };

/** Returns a model with a value `Sample`. Its derived members `e0`, `e1`, … are the expressions. */
export function sampleModel(expressions: readonly Expr[]): Model {
  const isNotNegative = binary(field("amount", Decimal), ">=", int(-1000));
  const values = [
    {
      name: "Money",
      members: membersOf(moneyMembers),
      invariants: [{ condition: isNotNegative, guard: undefined, message: "too low" }],
    },
    { name: "Item", members: membersOf(itemMembers), invariants: [] },
    { name: "Sample", members: [...membersOf(fields), ...expressions.map(derived)], invariants: [] },
  ];
  const context: Context = {
    ...undescribed,
    name: "Lending",
    input: "lending.model",
    version: undefined,
    limit: undefined,
    enums: [
      {
        ...undescribed,
        name: "LoanState",
        type: State,
        parameters: [],
        members: states.map((name) => ({ name, arguments: [] })),
      },
    ],
    identities: [],
    unions: [],
    values: values.map((value) => ({
      ...undescribed,
      ...value,
      type: declared("value", value.name),
      isQuantity: false,
    })),
    events: [],
    integrationEvents: [],
    publications: [],
    subscriptions: [],
    translators: [],
    entities: [],
    aggregates: [],
    readModels: [],
    queries: [],
    services: [],
    specifications: Object.entries({ ...specifications, ...treesOf(expressions) }).map(([name, specification]) => ({
      ...undescribed,
      name,
      ...specification,
    })),
    policies: [],
    projections: [],
    schedules: [],
    processes: [],
    operations: [],
  };
  return { contexts: [context], relations: [] };
}

/** Returns a specification `T0`, `T1`, … for each condition, by the index of its expression. */
function treesOf(expressions: readonly Expr[]): typeof specifications {
  return Object.fromEntries(
    expressions.flatMap((condition, index) =>
      condition.type === Bool ? [[`T${index}`, { target: declared("value", "Sample"), condition }]] : [],
    ),
  );
}

function membersOf(types: Readonly<Record<string, Type>>): readonly Member[] {
  return Object.entries(types).map(([name, type]) => ({ ...undescribed, name, type, initializer: undefined }));
}

function derived(value: Expr, index: number): Member {
  return { ...undescribed, name: `e${index}`, type: value.type, initializer: { kind: "derived", value } };
}
