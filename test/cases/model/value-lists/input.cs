using System;
using System.Linq;
using System.Threading.Tasks;
using Modeler.Runtime;
using Tagging;

namespace Cases;

internal static class ValueListsCase
{
    private static readonly DateTimeOffset Noon = new(2030, 1, 1, 12, 0, 0, TimeSpan.Zero);

    public static Task Run()
    {
        var shelf = Shelf.Open(null);
        Says("opened with nothing", shelf);
        Says("opened with a tag", Shelf.Open("a"));

        foreach (var tag in new[] { "a", "b", "a", "" })
        {
            shelf.Tag(tag, Noon);
        }

        Says("tagged four times", shelf);
        Console.WriteLine(string.Join(" ", shelf.DomainEvents.OfType<ShelfLabelled>().Select(one => string.Join("+", one.Tags))));
        Refused("tagged once more", () => shelf.Tag("e", Noon));

        var other = Shelf.Open("a");
        other.Tag("b", Noon);
        other.Tag("a", Noon);
        Console.WriteLine("untagged: " + string.Join("+", other.Untag("a")));
        Console.WriteLine("untagged the last: " + string.Join("+", other.Untag("b")));
        other.Mark(7, 7);
        Says("marked twice with one", other);
        other.Mark(0, 7);
        Says("unmarked", other);
        other.Mark(9, 10);
        other.Mark(0, 9);
        Says("unmarked one of two", other);
        other.Label("old");
        other.Label("new", 2);
        other.Label("new", 2);
        Says("labelled", other);
        Refused("labelled with none", () => other.Label("none", 0));
        Refused("reset to five tags", () => Shelf.Open(null).Reset(["a", "b", "c", "d", "e"]));
        other.Reset(["c"]);
        Says("reset", other);

        var sheet = new Sheet("x");
        Console.WriteLine($"{sheet.Words.Single()} {sheet.Marks.Count} {sheet.Sizes.Sum()} {sheet == new Sheet("x", ["draft"])}");
        Console.WriteLine(string.Join("+", new Desk().First(sheet).Concat(new Desk().Sheet("y").Words)));
        return Task.CompletedTask;
    }

    private static void Says(string what, Shelf shelf) =>
        Console.WriteLine($"{what}: tags {string.Join("+", shelf.Tags)}, marks {string.Join("+", shelf.Marks.Order())}, labels {string.Join("+", shelf.Labels.Select(label => label.Text))}, spare {(shelf.Spare is null ? "none" : string.Join("+", shelf.Spare))}, pairs {shelf.Pairs.Count}, all {shelf.All.Count}");

    private static void Refused(string what, Action act)
    {
        try
        {
            act();
            Console.WriteLine($"{what}: accepted");
        }
        catch (DomainInvariantViolationException exception)
        {
            Console.WriteLine($"{what}: {exception.Message}");
        }
    }
}
