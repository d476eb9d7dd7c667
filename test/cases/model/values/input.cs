using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.Json;
using System.Threading.Tasks;
using Modeler.Runtime;
using Pantry;

namespace Cases;

internal static class ValuesCase
{
    private static readonly JsonSerializerOptions Json = Options();

    private static JsonSerializerOptions Options()
    {
        var options = new JsonSerializerOptions();
        DomainJsonConverter.AddTo(options);
        return options;
    }

    public static Task Run()
    {
        var lines = new List<Quantity> { new(100), new(2, Unit.Piece) };
        var soup = Recipe("soup", lines);
        lines.Clear();
        Console.WriteLine($"a copy of the list: {soup.Lines.Count}");
        Console.WriteLine($"defaults: {soup.Code} {soup.Servings} {soup.IsVegan} {soup.Freshness} {soup.Lines[0].Unit}");

        Console.WriteLine($"equal by content: {soup == Recipe("soup", soup.Lines.ToList())}");
        Console.WriteLine($"one hash: {soup.GetHashCode() == Recipe("soup", soup.Lines.ToList()).GetHashCode()}");
        Console.WriteLine($"another line: {soup == Recipe("soup", [new(100)])}");
        Console.WriteLine($"another tag: {soup == Recipe("soup", soup.Lines, tags: ["warm"])}");
        Console.WriteLine($"another price: {soup == Recipe("soup", soup.Lines, price: 2)}");
        Console.WriteLine($"another step: {soup == Recipe("soup", soup.Lines, step: "fry")}");
        Console.WriteLine($"no steps: {soup == Recipe("soup", soup.Lines, step: null)}");

        var stew = Recipe("stew", [new(1.5m)]);
        Console.WriteLine($"sum and product: {stew.Total.Amount} {stew.Double.Amount}");
        Fails(() => stew.Rest);
        Fails(() => soup.Total);
        Fails(() => Recipe("air", []).Total);
        Fails(() => Recipe(" ", []));
        Fails(() => Recipe("bread", [new(1), new(2)]));
        Fails(() => new Quantity(-1));
        Fails(() => new Recipe("x", [], new HashSet<string>(), new Dictionary<string, decimal>(), note: new string('x', 21)));

        var score = new Score(new(7, -4));
        Console.WriteLine($"points: {score.Sum} {score.Less}");
        Console.WriteLine($"data of members: {string.Join(", ", Freshness.All.Select(one => $"{one.Value} {one} {one.Days} {one.Label} {one.Factor} {one.IsLong}"))}");
        Console.WriteLine($"members by name: {Freshness.TryParse("LONG", out var found)} {found} {Freshness.TryParse("1", out _)} {Freshness.TryParse(null, out _)}");
        Console.WriteLine($"nothing in it: {new Marker() == new Marker()}");
        Console.WriteLine(JsonSerializer.Serialize(new Quantity(1.5m, Unit.Piece), Json));
        Console.WriteLine(JsonSerializer.Deserialize<Quantity>("""{ "Amount": 2 }""", Json) == new Quantity(2));
        var shelf = new Shelf(new Dictionary<string, decimal> { ["b"] = 1.5m }, [new(1)]);
        Console.WriteLine(JsonSerializer.Serialize(shelf, Json));
        Console.WriteLine(JsonSerializer.Deserialize<Shelf>(JsonSerializer.Serialize(shelf, Json), Json) == shelf);
        return Task.CompletedTask;
    }

    private static Recipe Recipe(string title, IReadOnlyList<Quantity> lines, string[]? tags = null, decimal price = 1, string? step = "cook") =>
        new(title, lines, new HashSet<string>(tags ?? ["hot", "red"]), new Dictionary<string, decimal> { ["EUR"] = price }, step is null ? null : [[step], []]);

    private static void Fails(Func<object?> make)
    {
        try
        {
            Console.WriteLine($"no rule is broken by {make()}");
        }
        catch (DomainInvariantViolationException violation)
        {
            Console.WriteLine($"{violation.TypeName}: {violation.Rule}");
        }
    }
}
