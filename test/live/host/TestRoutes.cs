using System.ComponentModel.DataAnnotations;
using System.Data.Common;
using System.Text.RegularExpressions;
using Bookshop.Catalogue;
using Bookshop.Data;
using Bookshop.Tenon.Dials;
using Bookshop.Tenon.Notes;
using Bookshop.Tenon.Shows;
using Bookshop.Tenon.Ticks;
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;
using Npgsql;

namespace Bookshop.Testing;

/// <summary>A body of the host's own that looks like a generated one.</summary>
public sealed record Shipment
{
    [Required]
    public string? Note { get; init; }

    public int Weight { get; init; }
}

public static class TestRoutes
{
    public static void MapTestRoutes(this WebApplication app)
    {
        app.MapPost("/testing/ticks/{batch}", AddTicksAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/dials/{id:guid}/rating", RateAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/crates/{id:guid}/label", Label).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/editions/{number}/withdrawal", WithdrawAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/racks/{code}/hiding", HideAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/guarded", AddGuardedAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapDelete("/testing/buildings/{id}", DeleteBuildingAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapGet("/testing/counts/{text}", CountAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/clock/{minutes}", (int minutes, TestClock clock) => clock.Ahead += TimeSpan.FromMinutes(minutes)).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/slow-shows/{seconds}", CreateShowSlowlyAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/locks/{seconds}", LockAsync).AllowAnonymous().ExcludeFromDescription();
        app.MapPost("/testing/shipments", (Shipment shipment) => shipment).AllowAnonymous();
        app.MapPost("/testing/patterns", (string[] patterns) => patterns.Select(IsPattern)).AllowAnonymous().ExcludeFromDescription();
    }

    /// <summary>Stores a row of each class that no endpoint creates.</summary>
    private static async Task<Guid> AddGuardedAsync(ShopDb db)
    {
        var id = Guid.CreateVersion7();
        db.AddRange(new Stamp(id, "A"), new Surety(id, 12.5m), new Building { Id = id, Name = "A", Plans = [] });
        await db.SaveChangesAsync();
        return id;
    }

    private static Task<int> DeleteBuildingAsync(Guid id, ShopDb db) =>
        db.Set<Building>().Where(building => building.Id == id).ExecuteDeleteAsync();

    /// <summary>Holds the key of a show for some time, then creates it or none.</summary>
    private static async Task<int> CreateShowSlowlyAsync(int seconds, bool isStored, CreateShowRequest request, HttpContext context, ShowService shows, Bookshop.Tenon.RequestReplay replay)
    {
        await replay.OnceAsync(Bookshop.Tenon.IdempotencyKey.Of(context).For("CreateShow", request), async () =>
        {
            await Task.Delay(TimeSpan.FromSeconds(seconds));
            return isStored ? await shows.CreateAsync(request) : new Bookshop.Tenon.Refusal(Bookshop.Tenon.RefusalReason.Conflict);
        });
        return seconds;
    }

    private static bool IsPattern(string text)
    {
        try
        {
            return new Regex(text) is not null;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    private static Task<int> WithdrawAsync(int number, ShopDb db) =>
        db.Set<Edition>().Where(edition => edition.Number == number).ExecuteUpdateAsync(edition => edition.SetProperty(e => e.IsWithdrawn, true));

    /// <summary>Changes a row as code of a host does, which knows nothing of versions.</summary>
    private static async Task RateAsync(Guid id, ShopDb db)
    {
        (await db.Set<Dial>().SingleAsync(dial => dial.Id == id)).Rating = 5;
        await db.SaveChangesAsync();
    }

    private static void Label(Guid id, string text, ShopDb db)
    {
        db.Set<Crate>().Single(crate => crate.Id == id).Label = text;
        db.SaveChanges();
    }

    private static Task<int> HideAsync(string code, ShopDb db) =>
        db.Set<Rack>().Where(rack => rack.Code == code).ExecuteUpdateAsync(rack => rack.SetProperty(r => r.IsHidden, true));

    /// <summary>Locks the database against writes from a connection of its own, and answers once it is locked.</summary>
    private static async Task LockAsync(int seconds, ShopDb db)
    {
        var isSqlite = db.Database.IsSqlite();
        DbConnection connection = isSqlite ? new SqliteConnection(db.Database.GetConnectionString()) : new NpgsqlConnection(db.Database.GetConnectionString());
        await connection.OpenAsync();
        await ExecuteAsync(connection, isSqlite ? "BEGIN EXCLUSIVE" : "BEGIN; LOCK TABLE \"Authors\" IN SHARE ROW EXCLUSIVE MODE");
        _ = UnlockAsync(connection, TimeSpan.FromSeconds(seconds));
    }

    private static async Task UnlockAsync(DbConnection connection, TimeSpan delay)
    {
        await Task.Delay(delay);
        await ExecuteAsync(connection, "ROLLBACK");
        await connection.DisposeAsync();
    }

    private static async Task ExecuteAsync(DbConnection connection, string text)
    {
        await using var command = connection.CreateCommand();
        command.CommandText = text;
        await command.ExecuteNonQueryAsync();
    }

    /// <summary>Counts the rows with a text, including those that query filters hide.</summary>
    private static async Task<int> CountAsync(string text, ShopDb db) =>
        await db.Set<Edition>().IgnoreQueryFilters().CountAsync(edition => edition.Title == text)
        + await db.Set<Rack>().IgnoreQueryFilters().CountAsync(rack => rack.Name == text)
        + await db.Set<Note>().IgnoreQueryFilters().CountAsync(note => note.Text == text);

    /// <summary>Adds ten thousand similar rows.</summary>
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
