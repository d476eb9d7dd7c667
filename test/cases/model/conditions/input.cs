using System;
using System.Linq;
using System.Threading.Tasks;
using Modeler.Runtime;
using Till;

namespace Cases;

internal static class ConditionsCase
{
    private static readonly DateTimeOffset Noon = new(2030, 1, 1, 12, 0, 0, TimeSpan.Zero);

    public static Task Run()
    {
        var bill = Bill.Write(new(1), 10, null, Noon);
        Says("without a gift", () => $"{bill.Items.Count} {EventsOf(bill)}");
        Says("with a gift", () => Wrapped(20).Items.Single().Name);
        Says("nothing to pay", () => EventsOf(Bill.Write(new(2), 0, new(5), Noon)));

        Does(bill, "a part", () => bill.Pay(4, Noon));
        Does(bill, "reminded", () => bill.Remind(false, Noon));
        Does(bill, "more than is due", () => bill.Pay(7, Noon));

        var other = Bill.Write(new(3), 3, null, Noon);
        Does(other, "the rest", () => other.Pay(3, Noon));
        Does(other, "asked when paid", () => other.Ask(Noon));
        Does(other, "reminded when paid", () => other.Remind(false, Noon));
        Does(other, "closed", () => other.Remind(true, Noon));
        Does(other, "closed again", () => other.Remind(true, Noon));

        var open = Wrapped(7);
        Does(open, "asked", () => open.Ask(Noon));
        Does(open, "swapped for itself", () => open.Swap(new(5), new(5)));
        Does(open, "swapped", () => open.Swap(new(5), new(6)));
        Does(open, "swapped for nothing", () => open.Swap(new(5), new(7)));
        return Task.CompletedTask;
    }

    private static Bill Wrapped(int due) => Bill.Write(new(4), due, new(5), Noon);

    private static string EventsOf(Bill bill) =>
        string.Join(", ", bill.DomainEvents.Select(one => one.GetType().Name).Concat(((IIntegrationEventSource)bill).IntegrationEvents.Select(one => one.GetType().Name)));

    private static void Does(Bill bill, string what, Action action)
    {
        bill.ClearDomainEvents();
        ((IIntegrationEventSource)bill).ClearIntegrationEvents();
        Says(what, () =>
        {
            action();
            return $"{bill.Due} {bill.Progress} {bill.Note ?? "-"} {bill.Reminders} {string.Join('+', bill.Items.Select(one => one.Id))}; {EventsOf(bill)}";
        });
    }

    private static void Says<T>(string what, Func<T> value)
    {
        try
        {
            Console.WriteLine($"{what}: {value()}");
        }
        catch (DomainInvariantViolationException exception)
        {
            Console.WriteLine($"{what}: {exception.Message}");
        }
    }
}
