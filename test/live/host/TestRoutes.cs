using Bookshop.Data;
using Bookshop.Tenon.Ticks;

namespace Bookshop.Testing;

public static class TestRoutes
{
    /// <summary>Maps our endpoints where the settings say: below a prefix, or in a group that asks for a signed-in caller.</summary>
    public static void MapTenonAsConfigured(WebApplication app)
    {
        app.MapPost("/testing/ticks/{batch}", AddTicksAsync).AllowAnonymous().ExcludeFromDescription();
        var group = app.MapGroup(app.Configuration["Prefix"] ?? "");
        if (app.Configuration["Testing:Group"] == "authorized")
        {
            group.RequireAuthorization().MapTenon();
            return;
        }

        app.MapTenonHealth();
        group.MapTenonEndpoints();
    }

    /// <summary>Adds ten thousand rows, most of them alike in most respects.</summary>
    private static async Task AddTicksAsync(string batch, ShopDb db)
    {
        db.AddRange(Enumerable.Range(0, 10_000).Select(index => new Tick
        {
            Batch = batch,
            Level = index % 7 == 0 ? null : index % 7,
            At = index % 5 == 0 ? null : DateTimeOffset.UnixEpoch.AddHours(index % 11),
            Share = index % 3 / 2m,
        }));
        await db.SaveChangesAsync();
    }
}
