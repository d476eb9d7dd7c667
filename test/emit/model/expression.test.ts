import { expect, test } from "vitest";
import { csharpExpression } from "../../../generators/emit/csharp/model/expression.ts";
import { modelFacts } from "../../../generators/emit/csharp/model/model-facts.ts";
import { modelNames, runtimeNamespace } from "../../../generators/emit/csharp/model/model-names.ts";
import { speller, standIn } from "../../../generators/emit/csharp/spell.ts";
import type { Expr } from "../../../generators/model/expr.ts";
import { negated } from "../../../generators/model/lower/negated.ts";
import { optional } from "../../../generators/model/type.ts";
import { resolveReferences } from "../../../generators/render/reference.ts";
import {
  Bool,
  binary,
  bool,
  choose,
  Decimal,
  decimal,
  declared,
  enumMember,
  field,
  Instant,
  Int,
  identity,
  int,
  lambda,
  letIn,
  listOf,
  matches,
  member,
  minus,
  not,
  now,
  operation,
  parameter,
  present,
  setOf,
  Text,
  text,
  when,
} from "./exprs.ts";

const Fine = declared("value", "Fine");
const Line = declared("value", "Line");
const State = declared("enum", "LoanState");
const Loan = declared("entity", "Loan");
const lines = field("lines", listOf(Line));
const tags = field("tags", setOf(Text));
const name = field("name", Text);
const note = field("note", optional(Text));
const limit = field("limit", optional(Int));
const count = field("count", Int);
const amount = field("amount", Decimal);
const waived = field("waived", Bool);
const due = field("due", Instant);
const state = field("state", State);
const active = enumMember(State, "Active");
const fineOf = (line: Expr) => member(line, "fine", Fine);
const amountOf = (line: Expr) => member(fineOf(line), "amount", Decimal);
const copyOf = (line: Expr) => member(line, "copy", declared("identity", "CopyId"));
const isPositive = (expr: Expr) => binary(expr, ">", int(0));

interface Options {
  readonly receiver?: "" | "src.";
  readonly names?: readonly string[];
  readonly hidden?: readonly string[];
}

function printed(expr: Expr, { receiver = "", names = [], hidden = [] }: Options = {}) {
  const spell = speller({
    known: modelNames,
    shared: { [standIn("runtime")]: runtimeNamespace },
    within: ["Lending"],
    taken: [],
  });
  const facts = modelFacts({ contexts: [], relations: [] });
  const at = {
    spelled: (text: string) => resolveReferences(text, spell).text,
    facts,
    receiver,
    subject: "nameof(Loan)",
    names: new Set(names),
    hidden: new Set(hidden),
  } as const;
  const { text: csharp, usings, silenced } = resolveReferences(csharpExpression(expr, at), spell);
  return { csharp, usings, silenced: [...silenced] };
}

const expressions = [
  ["a count", operation(lines, "count"), "Lines.Count"],
  ["isEmpty", operation(lines, "isEmpty"), "Lines.Count == 0"],
  ["isNotEmpty", operation(lines, "isNotEmpty"), "Lines.Count != 0"],
  ["length", operation(name, "length"), "Name.Length"],
  [
    "trim, lower, upper",
    operation(operation(operation(name, "trim"), "lower"), "upper"),
    "Name.Trim().ToLowerInvariant().ToUpperInvariant()",
  ],
  ["isBlank", operation(name, "isBlank"), "string.IsNullOrWhiteSpace(Name)"],
  ["isPresent", operation(note, "isPresent"), "Note is not null"],
  ["isNone", operation(note, "isNone"), "Note is null"],
  [
    "startsWith, letter by letter",
    operation(name, "startsWith", text("A")),
    'Name.StartsWith("A", StringComparison.Ordinal)',
  ],
  ["endsWith", operation(name, "endsWith", text("A")), 'Name.EndsWith("A", StringComparison.Ordinal)'],
  ["contains of a text", operation(name, "containsText", text("A")), 'Name.Contains("A", StringComparison.Ordinal)'],
  ["contains of a list", operation(lines, "containsItem", field("line", Line)), "Lines.Contains(Line)"],
  ["contains of a set", operation(tags, "containsItem", name), "Tags.Contains(Name)"],
  ["all", lambda(lines, "all", (l) => isPositive(amountOf(l))), "Lines.All(l => l.Fine.Amount > 0)"],
  ["any", lambda(lines, "any", (l) => isPositive(amountOf(l))), "Lines.Any(l => l.Fine.Amount > 0)"],
  ["none", lambda(lines, "none", (l) => isPositive(amountOf(l))), "!Lines.Any(l => l.Fine.Amount > 0)"],
  ["distinctBy", lambda(lines, "distinctBy", copyOf), "Lines.DistinctBy(l => l.Copy).Count() == Lines.Count"],
  ["a result for each item of a list", lambda(lines, "map", amountOf), "Lines.Select(l => l.Fine.Amount).ToList()"],
  [
    "results of a set, of which equal ones are one",
    operation(
      lambda(tags, "map", (tag) => operation(tag, "length")),
      "count",
    ),
    "Tags.Select(l => l.Length).ToHashSet().Count",
  ],
  ["a sum of numbers", lambda(lines, "sum", amountOf), "Lines.Sum(l => l.Fine.Amount)"],
  [
    "a sum of values, which have no zero",
    lambda(lines, "sum", fineOf),
    'Lines.Count == 0 ? throw new DomainInvariantViolationException(nameof(Loan), "sum of an empty list") : Lines.Select(l => l.Fine).Aggregate((sum, next) => sum + next)',
  ],
  [
    "the smallest",
    lambda(lines, "min", amountOf),
    'Lines.Count == 0 ? throw new DomainInvariantViolationException(nameof(Loan), "min of an empty list") : Lines.Min(l => l.Fine.Amount)',
  ],
  ["matches", matches(name, "^\\d+$"), 'TextPattern.IsMatch(Name, @"^\\d+$")'],
  ["now", binary(due, "<", now), "Due < DateTimeOffset.UtcNow"],
  ["if", choose(waived, int(0), count), "Waived ? 0 : Count"],
  ["an if inside", binary(choose(waived, int(0), count), "+", int(1)), "checked((Waived ? 0 : Count) + 1)"],
  ["an if of Int? and Decimal", choose(waived, limit, amount), "Waived ? (decimal?)Limit : Amount"],
  ["??", binary(limit, "??", int(3)), "Limit ?? 3"],
  ["?? inside", binary(binary(limit, "??", int(3)), "*", count), "checked((Limit ?? 3) * Count)"],
  [
    "a rounded number",
    binary(operation(amount, "round"), "*", count),
    "checked((int)decimal.Round(Amount, MidpointRounding.AwayFromZero) * Count)",
  ],
  [
    "a rounded number turned around",
    minus(operation(amount, "round")),
    "checked(-(int)decimal.Round(Amount, MidpointRounding.AwayFromZero))",
  ],
  [
    "let",
    letIn("x", binary(count, "+", int(1)), (x) => binary(x, "*", x)),
    "checked(Count + 1) switch { var x => checked(x * x) }",
  ],
  ["when", when(isPositive(count), waived), "!Waived || Count > 0"],
  ["an enum member", binary(state, "==", active), "State == LoanState.Active"],
  ["decimals carry their suffix, digits as written", binary(amount, "<", decimal("01.50")), "Amount < 1.50m"],
  ["texts are escaped", binary(name, "==", text('a"\\\n{{x}}')), 'Name == "a\\"\\\\\\n{{x}}"'],
  ["a Bool in a text", binary(text("is "), "+", waived), '"is " + (Waived ? "true" : "false")'],
  ["a literal in a text", binary(text("n="), "+", int("007")), '"n=" + "7"'],
  ["a number in a text", binary(text("n="), "+", count), '"n=" + Count.ToString(CultureInfo.InvariantCulture)'],
  [
    "a computed number in a text",
    binary(binary(count, "+", int(1)), "+", name),
    "checked(Count + 1).ToString(CultureInfo.InvariantCulture) + Name",
  ],
  ["an instant in a text", binary(name, "+", due), 'Name + Due.ToString("O", CultureInfo.InvariantCulture)'],
  ["a value that is there", binary(present(limit), ">", int(3)), "Limit.Value > 3"],
  ["a text that is there", operation(present(note), "length"), "Note.Length"],
  ["entities are the same by identity", binary(field("one", Loan), "!=", field("other", Loan)), "!Equals(One, Other)"],
  ["the identity", identity(declared("identity", "LoanId")), "Id"],
  ["brackets that rank requires", binary(count, "*", binary(count, "+", int(1))), "checked(Count * (Count + 1))"],
  ["no brackets otherwise", binary(binary(count, "*", int(2)), "+", int(1)), "checked(Count * 2 + 1)"],
  ["left to right", binary(binary(count, "-", int(2)), "-", int(1)), "checked(Count - 2 - 1)"],
  ["right to left in brackets", binary(count, "-", binary(int(2), "-", int(1))), "checked(Count - (2 - 1))"],
  ["and below or", binary(binary(waived, "||", waived), "&&", waived), "(Waived || Waived) && Waived"],
  ["or above and", binary(waived, "||", binary(waived, "&&", waived)), "Waived || Waived && Waived"],
  ["and is the same however grouped", binary(waived, "&&", binary(waived, "&&", waived)), "Waived && Waived && Waived"],
  ["minus twice is no operator of its own", minus(minus(count)), "checked(-(-Count))"],
  ["not of a comparison", not(isPositive(count)), "!(Count > 0)"],
  ["a number times a value", binary(int(2), "*", field("fine", Fine)), "Fine * 2"],
  ["a keyword", isPositive(parameter("event", Int)), "@event > 0"],
] as const satisfies readonly (readonly [string, Expr, string])[];

test.each(expressions)("%s", (_name, expr, want) => {
  expect(printed(expr).csharp).toBe(want);
});

const negations = [
  ["isNotEmpty", operation(lines, "isNotEmpty"), "Lines.Count == 0"],
  ["isPresent", operation(note, "isPresent"), "Note is null"],
  [">=", binary(count, ">=", int(1)), "Count < 1"],
  ["==", binary(state, "==", active), "State != LoanState.Active"],
  ["!", not(waived), "Waived"],
  ["a name", waived, "!Waived"],
  ["and", binary(waived, "&&", isPositive(count)), "!Waived || Count <= 0"],
  ["or", binary(waived, "||", isPositive(count)), "!Waived && Count <= 0"],
  ["when", when(isPositive(count), waived), "Waived && Count <= 0"],
  ["all", lambda(lines, "all", (l) => isPositive(amountOf(l))), "!Lines.All(l => l.Fine.Amount > 0)"],
  ["none", lambda(lines, "none", (l) => isPositive(amountOf(l))), "Lines.Any(l => l.Fine.Amount > 0)"],
  ["distinctBy", lambda(lines, "distinctBy", copyOf), "Lines.DistinctBy(l => l.Copy).Count() != Lines.Count"],
  ["a literal", bool(true), "false"],
  ["if", choose(waived, waived, isPositive(count)), "!(Waived ? Waived : Count > 0)"],
] as const satisfies readonly (readonly [string, Expr, string])[];

test.each(negations)("the negation of %s", (_name, expr, want) => {
  expect(printed(negated(expr)).csharp).toBe(want);
});

const usings = [
  ["a lambda", lambda(lines, "any", (l) => isPositive(amountOf(l))), ["System.Linq"]],
  ["contains of a list", operation(lines, "containsItem", field("line", Line)), ["System.Linq"]],
  ["contains of a set", operation(tags, "containsItem", name), []],
  ["a count", operation(lines, "count"), []],
  ["matches", matches(name, "a"), ["Modeler.Runtime"]],
  ["a smallest item", lambda(lines, "min", amountOf), ["System.Linq", "Modeler.Runtime"]],
] as const satisfies readonly (readonly [string, Expr, readonly string[]])[];

test.each(usings)("the using lines of %s", (_name, expr, want) => {
  expect(printed(expr).usings).toEqual(want);
});

test("a projection reads from its source", () => {
  const expr = binary(operation(lines, "count"), "+", count);
  expect(printed(expr, { receiver: "src.", names: ["src"] }).csharp).toBe("checked(src.Lines.Count + src.Count)");
});

test("a parameter that is called like a property does not hide it", () => {
  const expr = binary(field("note", Text), "==", parameter("Note", Text));
  expect(printed(expr, { names: ["Note"] }).csharp).toBe("this.Note == Note");
});

test("names of lambdas and let step aside, and words of C# get their sign", () => {
  const inner = (name: string) =>
    printed(
      lambda(lines, "any", (l) => isPositive(amountOf(l)), name),
      { names: ["l"] },
    );
  expect(inner("l").csharp).toBe("Lines.Any(l_ => l_.Fine.Amount > 0)");
  expect(inner("class").csharp).toBe("Lines.Any(@class => @class.Fine.Amount > 0)");
  expect(inner("field").csharp).toBe("Lines.Any(@field => @field.Fine.Amount > 0)");
  expect(printed(letIn("_", count, isPositive)).csharp).toBe("Count switch { var __ => __ > 0 }");
});

test("an enum is qualified only where another name hides it", () => {
  expect(printed(active, { hidden: ["LoanState"] }).csharp).toBe("global::Lending.LoanState.Active");
  expect(printed(active, { names: ["LoanState"] }).csharp).toBe("global::Lending.LoanState.Active");
  expect(printed(active, { hidden: ["State"] }).csharp).toBe("LoanState.Active");
});

test("what is compared with itself draws no warning", () => {
  const given = parameter("count", Int);
  expect(printed(binary(given, "==", given)).silenced).toContain("CS1718");
  expect(printed(binary(active, "==", active)).silenced).toContain("CS1718");
  expect(printed(binary(given, "==", count)).silenced).not.toContain("CS1718");
  expect(printed(binary(count, "==", count)).silenced).not.toContain("CS1718");
});
