using System;
using System.Globalization;
using System.Linq;
using System.Threading.Tasks;
using Modeler.Runtime;
using Quotes;

namespace Cases;

internal static class NewValuesCase
{
    public static Task Run()
    {
        var quote = Quote.Open(2, 3);
        Console.WriteLine($"defaults: {quote.Usual.Days} {quote.Usual.Fee.Amount} {quote.Usual.Bonus.Currency} {quote.Price.Currency}");
        Console.WriteLine($"derived: {quote.Total.Amount} {quote.ToQuoteRow().Tax == new Money(0.6m)}");
        quote.Change(4, "new", DateTimeOffset.UnixEpoch);
        Console.WriteLine($"by name: {quote.Price == new Money(4, Currency.Dollar, "new")}");
        var quoted = quote.DomainEvents.OfType<Quoted>().Single();
        Console.WriteLine($"in an event: {quoted.Price.Currency} {quoted.Terms == new Terms()}");
        Console.WriteLine($"a result: {quote.Rest(1).Amount.ToString(CultureInfo.InvariantCulture)}");
        Fails(() => quote.Rest(9));
        Fails(() => quote.Change(-1, null, DateTimeOffset.UnixEpoch));
        Fails(() => Quote.Open(1, 13));
        Console.WriteLine($"kept: {quote.Price.Amount}");
        Console.WriteLine($"compared: {FreeSpecification.IsSatisfiedBy(Quote.Open(1, 0))} {FreeSpecification.Expression.Compile()(quote)}");
        return Task.CompletedTask;
    }

    private static void Fails(Action act)
    {
        try
        {
            act();
            Console.WriteLine("no rule is broken");
        }
        catch (DomainInvariantViolationException violation)
        {
            Console.WriteLine($"{violation.TypeName}: {violation.Rule}");
        }
    }
}
