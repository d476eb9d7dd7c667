using System;
using System.Threading.Tasks;
using Directory;

namespace Cases;

internal static class QualifiedMembersCase
{
    internal static Task Run()
    {
        var book = Book.Start();
        book.Shut();
        Console.WriteLine($"a factory leaves collections empty: {book.Pages.Count} {book.Tags.Count} {book.State}");
        Console.WriteLine($"nothing there: {new Entry().IsLong} {new Entry().Number}");
        Console.WriteLine($"a phone: {new Entry(new Contact("Ann", new Phone("123"))).IsLong} {new Entry(new Contact("Ann", new Phone())).Number}");
        Console.WriteLine($"members: {new Entry(state: State.Shut).IsShut} {new Entry().Size} {new Entry().Other}");
        return Task.CompletedTask;
    }
}
