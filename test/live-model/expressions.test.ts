import { join } from "node:path";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { modelNames } from "../../generators/emit/csharp/model/model-names.ts";
import { planModel } from "../../generators/emit/plan-model.ts";
import { printableOf } from "../../generators/emit/planned-file.ts";
import { layerGenerators } from "../../generators/emit/rows/model-generators.ts";
import { templateCompiler } from "../../generators/flow/templates/csharp-renderer.ts";
import type { Expr } from "../../generators/model/expr.ts";
import { negated } from "../../generators/model/lower/negated.ts";
import { createRenderer, textOfPrinted } from "../../generators/render/render.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { buildHost, runProgram } from "../../scripts/dotnet.js";
import {
  Bool,
  Day,
  Decimal,
  Double,
  Duration,
  Instant,
  Int,
  Long,
  listOf,
  setOf,
  Text,
  Time,
} from "../emit/model/exprs.ts";
import { drawExpression, drawList } from "./expressions/draw-expression.ts";
import { Failure } from "./expressions/failure.ts";
import { interpret } from "./expressions/interpret.ts";
import { fields, Money, State, sampleModel } from "./expressions/sample.ts";
import { csharpValue, type Draw, drawValue, shown, type Value } from "./expressions/values.ts";
import { writeProject } from "./model-project.ts";

type Sample = ReadonlyMap<string, Value>;

const anyDraw = fc.gen().map(
  (gen): Draw =>
    (limit) =>
      gen(fc.nat, limit - 1),
);

function sampled<T>(make: (draw: Draw) => T, count: number): readonly T[] {
  return fc.sample(
    anyDraw.map((draw) => make(draw)),
    count,
  );
}

const types = [
  Bool,
  Bool,
  Bool,
  Int,
  Long,
  Long,
  Decimal,
  Double,
  Double,
  Text,
  Instant,
  Day,
  Time,
  Duration,
  State,
  Money,
  listOf(Int),
  setOf(Text),
];

function drawOne(draw: Draw): Expr {
  // A number below the length is an index.
  const type = types[draw(types.length)] as (typeof types)[number];
  const at = { draw, depth: 1 + draw(4), locals: new Map() };
  return type.kind === "list" || type.kind === "set" ? drawList(type, at) : drawExpression(type, at);
}

function drawSample(draw: Draw): Sample {
  return new Map(Object.entries(fields).map(([name, type]) => [name, drawValue(type, draw)]));
}

function interpreted(expr: Expr, sample: Sample): string {
  try {
    return shown(interpret(expr, { fields: sample, locals: new Map() }));
  } catch (error) {
    if (error instanceof Failure) return `throws ${error.message}`;
    throw error;
  }
}

function emitted(expressions: readonly Expr[]): Readonly<Record<string, string>> {
  const print = createRenderer(templateCompiler(modelNames, { all: createContext("/").templates }));
  const folders = { domain: "", application: "", infrastructure: "", api: "" };
  const target = { layers: new Set(["domain"] as const), folders, input: "" };
  return Object.fromEntries(
    planModel(sampleModel(expressions), layerGenerators, target).map((file) => [
      file.path,
      textOfPrinted(print(printableOf(file))),
    ]),
  );
}

// Other cultures format numbers differently.
const program = (samples: readonly Sample[]) => `#pragma warning disable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using Lending;
using Modeler.Runtime;

var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
culture.NumberFormat.NumberDecimalSeparator = ",";
culture.NumberFormat.NegativeSign = "~";
CultureInfo.CurrentCulture = culture;
Sample[] samples =
[
${samples.map((sample) => `    new(${[...sample].map(([name, value]) => `@${name}: ${csharpValue(value, fields[name] ?? Bool)}`).join(", ")}),\n`).join("")}];
var expressions = typeof(Sample).GetProperties().Where(property => property.Name[0] == 'E' && char.IsDigit(property.Name[1])).ToList();
foreach (var sample in samples)
{
    foreach (var expression in expressions)
    {
        Console.Write(Show(() => expression.GetValue(sample)) + "\\n");
    }
}

var trees = typeof(Sample).Assembly.GetTypes()
    .Where(type => type.Name[0] == 'T' && type.Name.EndsWith("Specification", StringComparison.Ordinal) && char.IsDigit(type.Name[1]))
    .OrderBy(type => int.Parse(type.Name[1..^"Specification".Length], CultureInfo.InvariantCulture))
    .Select(type => ((System.Linq.Expressions.Expression<Func<Sample, bool>>)type.GetProperty("Expression")!.GetValue(null)!).Compile())
    .ToList();
foreach (var sample in samples)
{
    foreach (var tree in trees)
    {
        try
        {
            Console.Write(Text(tree(sample)) + "\\n");
        }
        catch (Exception exception)
        {
            Console.Write("throws " + exception.GetType().Name + "\\n");
        }
    }
}

static string Show(Func<object?> value)
{
    try
    {
        return Text(value());
    }
    catch (TargetInvocationException exception)
    {
        return "throws " + exception.InnerException!.GetType().Name;
    }
}

static string Text(object? value) => value switch
{
    null => "null",
    bool flag => flag ? "true" : "false",
    int number => number.ToString(CultureInfo.InvariantCulture),
    long number => number.ToString(CultureInfo.InvariantCulture),
    double number => number.ToString(CultureInfo.InvariantCulture),
    decimal number => (number / 1.0000000000000000000000000000m).ToString(CultureInfo.InvariantCulture),
    DateTimeOffset instant => instant.ToUnixTimeMilliseconds().ToString(CultureInfo.InvariantCulture),
    DateOnly day => day.DayNumber.ToString(CultureInfo.InvariantCulture),
    TimeOnly time => time.Ticks.ToString(CultureInfo.InvariantCulture),
    Duration duration => duration.Length.Ticks.ToString(CultureInfo.InvariantCulture),
    string text => JsonSerializer.Serialize(text, new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }),
    Money money => "{" + Text(money.Amount) + " " + Text(money.Currency) + "}",
    System.Collections.IEnumerable items => "[" + string.Join(" ", items.Cast<object?>().Select(Text)) + "]",
    _ => value.ToString()!,
};
`;

test.skipIf(inject("printed") === undefined)(
  "what an expression means does not change on its way to C#, in memory or as a tree, and neither does its negation",
  async () => {
    const drawn = sampled(drawOne, 500);
    const expressions = drawn.flatMap((expr) => (expr.type === Bool ? [expr, negated(expr)] : [expr]));
    const samples = sampled(drawSample, 20);
    const folder = join(import.meta.dirname, ".work", "expressions");
    const sources = emitted(expressions);
    writeProject(folder, { ...sources, "Program.cs": program(samples) }, { implicitUsings: false });
    await buildHost(folder);
    const printed = (await runProgram(folder)).split("\n");
    const lines = Object.values(sources).flatMap((source) => source.split("\n"));
    const answers = samples.flatMap((sample, row) =>
      expressions.map((expr, index) => ({
        csharp: lines.find((line) => new RegExp(`\\bE${index} =>`).test(line)),
        sample: csharpSample(sample),
        means: interpreted(expr, sample),
        says: printed[row * expressions.length + index],
      })),
    );
    expect(answers.filter(({ means, says }) => means !== says).slice(0, 3)).toEqual([]);
    const conditions = expressions.flatMap((expr, index) => (expr.type === Bool ? [{ expr, index }] : []));
    const rest = printed.slice(samples.length * expressions.length);
    const trees = samples.flatMap((sample, row) =>
      conditions.map(({ expr, index }, column) => ({
        csharp: lines
          .slice(lines.findIndex((line) => line.includes(` T${index}Specification`)))
          .slice(0, 9)
          .join("\n"),
        sample: csharpSample(sample),
        means: interpreted(expr, sample),
        says: rest[row * conditions.length + column],
      })),
    );
    // A tree breaks no rule of an empty list, and evaluates no name that it does not need.
    const proper = trees.filter(({ means }) => !means.startsWith("throws"));
    expect(proper.length).toBeGreaterThan(trees.length / 2);
    expect(proper.filter(({ means, says }) => means !== says).slice(0, 3)).toEqual([]);
  },
  300_000,
);

function csharpSample(sample: Sample): string {
  return [...sample].map(([name, value]) => `${name} = ${csharpValue(value, fields[name] ?? Bool)}`).join("\n");
}
