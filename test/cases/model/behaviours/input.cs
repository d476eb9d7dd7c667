using System;
using System.Linq;
using System.Text.Json;
using System.Threading.Tasks;
using Motors;
using Modeler.Runtime;

namespace Cases;

internal static class BehavioursCase
{
    private static readonly JsonSerializerOptions Json = Options();

    private static JsonSerializerOptions Options()
    {
        var options = new JsonSerializerOptions();
        DomainJsonConverter.AddTo(options);
        return options;
    }

    private static readonly DateTimeOffset Noon = new(2030, 1, 1, 12, 0, 0, TimeSpan.Zero);
    private static readonly Plate Plate = new("B-123");

    public static Task Run()
    {
        Says("a rule of a value", () => new Plate("nonsense"));
        Says("a rule of a factory", () => Vehicle.Buy(Plate, new(0), [], false, Noon));
        Says("a rule with a guard", () => Vehicle.Buy(Plate, new(5), [new(1)], true, Noon));
        Says("the guard does not hold", () => Vehicle.Buy(Plate, new(5), [new(1)], false, Noon).Mileage);
        Says("an invariant of the new one", () => Vehicle.Buy(Plate, new(101), [new(1)], false, Noon));

        var car = Vehicle.Buy(Plate, new(0), [new(1, true), new(2)], true, Noon);
        Says("its state", () => $"{car.Status} {car.Limit} {car.Note is null} {car.Seats[0].IsWindow} {car.Seats[1].IsWindow} {car.Version}");
        Says("its event", () => car.DomainEvents.Single() is Bought bought && bought.Vehicle == car.Id && bought.Plate == Plate);
        Says("identities differ", () => car.Id == Vehicle.Buy(Plate, new(0), [new(1)], true, Noon).Id);

        Says("an illegal step", () => car.Rent(DriverId.New(), 1));
        car.Enroll("new", Noon);
        Says("after a command", () => $"{car.Status} {car.Note} {car.IsIdle} {car.Look()}");
        Says("its event", () => car.DomainEvents.Last() is Moved { From.Name: "Ordered", To.Name: "Ready", Why: "none", Note: null, IsLong: false });
        Says("a rule of a command", () => car.Enroll("again", Noon));
        Says("a rule without words", () => car.Rent(DriverId.New(), 0));
        car.Rent(DriverId.New(), 1);
        Says("a guard of a step", () => car.GiveBack(new(7), Noon));
        Says("nothing has changed", () => $"{car.Status} {car.Mileage.Km}");

        var van = Vehicle.Adopt(Plate, new(3), [], "gift");
        Says("a factory that says more", () => $"{van.Status} {van.Note} {van.DomainEvents.Count}");
        Says("a step that no rule allows", () => van.Move(Status.Scrapped, []));
        van.Move(Status.Repair, [new(1)]);
        Says("a step that one allows", () => $"{van.Status} {van.Seats.Count}");
        Says("a result", () => van.GiveBack(new(9), Noon));
        Says("its events", () => string.Join(", ", van.DomainEvents.Select(one => one.GetType().Name)));
        Says("an invariant after a command", () => van.Move(Status.Repair, Enumerable.Repeat(new Seat(1), 10).ToList()));
        van.ClearDomainEvents();
        Says("events once told", () => van.DomainEvents.Count);
        Says("equal by identity", () => van.Equals(car));

        var tariff = Tariff.Start(new(7), "day");
        tariff.Increase(0.25m);
        Says("an identity from outside", () => $"{tariff.Id} {tariff.Fee == 1.75m}");
        Says("same identity", () => tariff.Equals(Tariff.Start(new(7), "night")));

        var trailer = Trailer.Couple(3);
        Says("an identity in a field", () => trailer.Label == $"T3{trailer.Id}");
        var load = new System.Collections.Generic.List<int> { 1, 2 };
        car.Unload(load);
        load.Clear();
        Says("a list of its own", () => car.Load!.Count);
        car.Unload(null);
        Says("no list", () => car.Load is null);

        var seats = new System.Collections.Generic.List<Seat> { new(1), new(2) };
        var days = new System.Collections.Generic.List<int> { 1 };
        var inspected = new Inspected(car.Id, seats, new System.Collections.Generic.HashSet<string> { "a" }, new System.Collections.Generic.Dictionary<string, decimal>(), days);
        seats.Clear();
        days.Clear();
        Says("an event keeps lists of its own", () => $"{inspected.Seats.Count} {inspected.Days!.Count} {inspected.Count} {inspected.Tags.Count}");
        Says("an event without a list", () => new Inspected(car.Id, [], new System.Collections.Generic.HashSet<string>(), new System.Collections.Generic.Dictionary<string, decimal>()).Days is null);

        Says("a Guid", () => $"{VehicleId.TryParse(car.Id.ToString(), out var id)} {id == car.Id}");
        Says("no Guid", () => $"{VehicleId.TryParse("x", out var id)} {VehicleId.TryParse(null, out _)} {id is null}");
        Says("a sequence", () => $"{TariffId.TryParse("-9000000000", out var id)} {id} {TariffId.TryParse("1.5", out _)} {TariffId.TryParse(" 1", out _)}");
        Says("a number", () => $"{SlotNumber.TryParse("12", out var id)} {id} {SlotNumber.TryParse("9000000000", out _)}");
        Says("a text", () => $"{DepotCode.TryParse("x y", out var id)} {id} {DepotCode.TryParse(" ", out _)} {DepotCode.TryParse(null, out _)}");
        Says("a blank text", () => DepotCode.From(""));
        Says("identities in JSON", () => JsonSerializer.Serialize(new object[] { new DepotCode("x"), new TariffId(3), JsonSerializer.Deserialize<SlotNumber>("12", Json)! }, Json));
        return Task.CompletedTask;
    }

    private static void Says(string what, Action act) => Says(what, () => { act(); return "done"; });

    private static void Says(string what, Func<object?> ask)
    {
        try
        {
            Console.WriteLine($"{what}: {ask()}");
        }
        catch (DomainInvariantViolationException violation)
        {
            Console.WriteLine($"{what}: {violation.Message}");
        }
    }
}
