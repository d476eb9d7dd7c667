using System;
using System.Linq;
using System.Text.Json;
using System.Threading.Tasks;
using Free;
using FreeLocals;
using Modeler.Runtime;

namespace Cases;

internal static class FreeNamesCase
{
    private static readonly JsonSerializerOptions Json = Options();

    private static JsonSerializerOptions Options()
    {
        var options = new JsonSerializerOptions();
        DomainJsonConverter.AddTo(options);
        return options;
    }

    private static readonly DateTimeOffset Noon = new(2030, 1, 1, 12, 0, 0, TimeSpan.Zero);

    internal static Task Run()
    {
        var fields = WithFields.Start(4, [7], 5, Noon);
        fields.Change(6, 1, 1, Noon);
        Console.WriteLine($"fields: {fields.Raise} {fields.DomainEvents.Single()} {fields.ClearDomainEvents}, events {EventsOf(fields)}");
        using var json = JsonDocument.Parse(JsonSerializer.Serialize(fields, Json));
        Console.WriteLine($"as JSON: {string.Join(", ", json.RootElement.EnumerateObject().Select(member => member.Name == "Id" ? "Id" : $"{member.Name} {member.Value}"))}");

        var commands = new WithCommands(CommandsKey.New());
        commands.DomainEvents(Noon);
        commands.Raise(new Heard(8), Noon);
        Console.WriteLine($"commands: {commands.Count} {commands.IsTwin()}, events {EventsOf(commands)}");
        commands.CheckInvariants();
        commands.ClearDomainEvents();
        Console.WriteLine($"cleared: {commands.Count}, events {EventsOf(commands)}");
        ((IAggregateRoot)commands).ClearDomainEvents();
        Console.WriteLine($"cleared by the root: events {EventsOf(commands)}");

        Console.WriteLine($"factories: {EventsOf(WithFactories.Raise(new Seen(1), Noon))} {WithFactories.DomainEvents(9).Count}");
        var raise = new Raise(Free.DomainEvents.New());
        raise.Tell(Noon);
        Console.WriteLine($"an entity called Raise: {EventsOf(raise)}");
        Console.WriteLine($"outside of aggregates: {EventsOf(Alone.Begin(Noon))}");

        Console.WriteLine($"an enum: {Enumeration<Scope>.FromName("tryparse")} {AllOf<Scope>()} {JsonSerializer.Serialize(Scope.All, Json)}");
        Console.WriteLine($"its data: {Label.Large.Name} {Label.Large.Value} {Label.Large.All} {Label.Large.Rate} {Label.Large._x} {Label.Large.Nameof}, by name {Enumeration<Label>.FromName("Large").Value}");
        Console.WriteLine($"an operation: {new Helper().Equals(2)} {new Helper().ToString(3)}");
        Console.WriteLine($"a rule with locals: {new Crate(1, 1, "a", 2, 3).Rate}");

        Nested One() => new(
            new System.Collections.Generic.Dictionary<string, System.Collections.Generic.IReadOnlyDictionary<string, int>> { ["a"] = new System.Collections.Generic.Dictionary<string, int> { ["b"] = 1 } },
            [new System.Collections.Generic.Dictionary<string, System.Collections.Generic.IReadOnlyList<int>> { ["a"] = [1, 2] }],
            new System.Collections.Generic.Dictionary<string, System.Collections.Generic.IReadOnlyList<System.Collections.Generic.IReadOnlyDictionary<string, int>>?> { ["a"] = null },
            [[[1], [2]]]);
        Console.WriteLine($"collections in collections: {One() == One()} {One() == One() with { }} {One().GetHashCode() == One().GetHashCode()}");
        return Task.CompletedTask;
    }

    private static int EventsOf(IAggregateRoot root) => root.DomainEvents.Count;

    private static int AllOf<T>() where T : IEnumeration<T> => T.All.Count;
}
