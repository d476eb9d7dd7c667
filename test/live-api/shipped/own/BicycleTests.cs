using System.Net;
using Xunit;

namespace Shed.Tests;

/// <summary>Requests with an Idempotency-Key. Its table is that of the entities.</summary>
public sealed partial class BicycleTests
{
    [Fact]
    public async Task TakeIn_keeps_a_key_for_one_body()
    {
        var key = Guid.NewGuid();
        var sample = TakeInSample();
        var first = (await host.SendAsync(TakeIn, sample, key: key)).IsAccepted(nameof(CustomizeTakeIn));
        var again = await host.SendAsync(TakeIn, sample, key: key);
        Assert.Equal((first.Status, first.Text, "\"1\""), (again.Status, again.Text, again.Tag));
        sample["name"] = "Another";
        (await host.SendAsync(TakeIn, sample, key: key)).Is(HttpStatusCode.UnprocessableEntity);
    }
}
