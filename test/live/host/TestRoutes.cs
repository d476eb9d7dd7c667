using System.ComponentModel.DataAnnotations;
using Bookshop.Catalogue;
using Bookshop.Data;
using Bookshop.Tenon.Notes;
using Bookshop.Tenon.Ticks;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Testing;

/// <summary>A body of the host's own, which looks like one of ours.</summary>
public sealed record Shipment
{
    [Required]
    public string? Note { get; init; }

    public int Weight { get; init; }
}

public static class TestRoutes
{
    /// <summary>Maps our endpoints where the settings say: below a prefix, or in a group that asks for a signed-in caller.</summary>
    public static void MapTenonAsConfigured(WebApplication app)
    {
        app.MapPost("/testing/ticks/{batch}", AddTicksAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/editions/{number}/withdrawal", WithdrawAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/racks/{code}/hiding", HideAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapGet("/testing/counts/{text}", CountAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/shipments", (Shipment shipment) => shipment).AllowAnonymous();
        var group = app.MapGroup(app.Configuration["Prefix"] ?? "");
        if (app.Configuration["Testing:Group"] == "authorized")
        {
            group.RequireAuthorization().MapTenon();
            return;
        }

        app.MapTenonHealth();
        group.MapTenonEndpoints();
    }

    private static Task<int> WithdrawAsync(int number, ShopDb db) =>
        db.Set<Edition>().Where(edition => edition.Number == number).ExecuteUpdateAsync(edition => edition.SetProperty(e => e.IsWithdrawn, true));

    private static Task<int> HideAsync(string code, ShopDb db) =>
        db.Set<Rack>().Where(rack => rack.Code == code).ExecuteUpdateAsync(rack => rack.SetProperty(r => r.IsHidden, true));

    /// <summary>How many rows have a text, those that query filters hide included.</summary>
    private static async Task<int> CountAsync(string text, ShopDb db) =>
        await db.Set<Edition>().IgnoreQueryFilters().CountAsync(edition => edition.Title == text)
        + await db.Set<Rack>().IgnoreQueryFilters().CountAsync(rack => rack.Name == text)
        + await db.Set<Note>().IgnoreQueryFilters().CountAsync(note => note.Text == text);

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
