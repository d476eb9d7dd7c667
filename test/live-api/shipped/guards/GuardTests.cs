using System.Reflection;
using System.Text.RegularExpressions;
using Acme.Api.Tenon;
using Modeler.Testing;
using Xunit;
using Xunit.Sdk;

namespace Acme.Api.Tests;

/// <summary>Removes each guard of the generated services by itself, and looks whether a shipped test misses it.</summary>
public sealed partial class GuardTests(TestHost host)
{
    [GeneratedRegex("another_|deleted|Delete_hides|Restore_", RegexOptions.IgnoreCase)]
    private static partial Regex AboutRows { get; }

    [Fact]
    public async Task Each_guard_is_missed()
    {
        List<string> unmissed = [];
        foreach (var place in Guards.Tried)
        {
            if (!await IsMissedAsync(place))
            {
                unmissed.Add(place);
            }
        }

        Assert.Equal(Guards.Tried.Intersect(Guards.BehindOthers), unmissed);
    }

    /// <summary>Returns true if a test fails without the guard. The tests of the folder that has the guard come first.</summary>
    private async Task<bool> IsMissedAsync(string place)
    {
        var folders = Guards.Tried.Select(FolderOf).ToHashSet();
        var tests = typeof(GuardTests).Assembly.GetTypes()
            .Where(type => folders.Contains(type.Namespace!))
            .OrderByDescending(type => type.Namespace == FolderOf(place))
            .SelectMany(type => type.GetMethods())
            .Where(method => method.IsDefined(typeof(FactAttribute)) && AboutRows.IsMatch(method.Name));
        foreach (var test in tests)
        {
            if (await FailsAsync(test, place))
            {
                return true;
            }
        }

        return false;
    }

    private static string FolderOf(string place) => $"Tenon.{place.Split('/')[0]}.Tests";

    private async Task<bool> FailsAsync(MethodInfo test, string place)
    {
        Guards.Removed = place;
        try
        {
            await (Task)test.Invoke(Activator.CreateInstance(test.DeclaringType!, host), [])!;
            return false;
        }
        catch (XunitException)
        {
            return true;
        }
    }
}
