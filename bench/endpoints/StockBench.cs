using System.Data.Common;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;
using Stock;

namespace Bookshop.Bench;

/// <summary>Endpoints as somebody would write them without a generator, over the same context of EF Core, and a count of what requests cost.</summary>
internal static class StockBench
{
    private static readonly StatementCount Statements = new();

    public static void Add(IServiceCollection services) =>
        services.ConfigureDbContext<StockDbContext>(options => options.AddInterceptors(Statements));

    public static void Map(WebApplication app)
    {
        Fill(app.Services);
        var hand = app.MapGroup("/hand");
        hand.MapGet("/items/{id:guid}", FindAsync);
        hand.MapPut("/items/{id:guid}/counted", CountAsync);
        hand.MapPost("/items", ReceiveAsync);
        app.MapGet("/bench/spent", () => new
        {
            Bytes = GC.GetTotalAllocatedBytes(),
            Microseconds = (long)Environment.CpuUsage.TotalTime.TotalMicroseconds,
            Statements = Statements.Total,
        });
    }

    private static async Task<IResult> FindAsync(Guid id, StockDbContext db, CancellationToken ct)
    {
        var itemId = new ItemId(id);
        return await db.Items.AsNoTracking()
            .Where(item => item.Id == itemId)
            .Select(item => new ItemRow(
                item.Id,
                item.Name,
                item.Counted,
                item.Batches.Sum(batch => batch.Quantity),
                item.Batches.Sum(batch => batch.Price * batch.Quantity)))
            .FirstOrDefaultAsync(ct) is { } row
            ? Results.Ok(row)
            : Results.NotFound();
    }

    private static async Task<IResult> CountAsync(Guid id, CountBody body, StockDbContext db, CancellationToken ct)
    {
        var itemId = new ItemId(id);
        if (await db.Items.FirstOrDefaultAsync(item => item.Id == itemId, ct) is not { } item)
        {
            return Results.NotFound();
        }

        var counted = item.Count(body.Counted);
        await db.SaveChangesAsync(ct);
        return Results.Ok(counted);
    }

    private static async Task<IResult> ReceiveAsync(ReceiveBody body, StockDbContext db, CancellationToken ct)
    {
        var item = Item.Receive(body.Name, [.. body.Batches.Select(batch => new Batch(batch.Quantity, batch.Price))]);
        db.Add(item);
        await db.SaveChangesAsync(ct);
        return Results.Ok(item.ToItemResponse());
    }

    /// <summary>Stores the item that requests name, on an empty database.</summary>
    private static void Fill(IServiceProvider services)
    {
        using var scope = services.CreateScope();
        var db = scope.ServiceProvider.GetRequiredService<StockDbContext>();
        db.Database.EnsureDeleted();
        services.CreateStockSchema();
        db.Add(Item.Receive("Nails", [.. Enumerable.Range(1, 20).Select(number => new Batch(number, 1.25m * number))]));
        db.SaveChanges();
        db.Database.ExecuteSql($"UPDATE \"Items\" SET \"Id\" = {new Guid("0196f3c2-0000-7000-8000-00000000c0de")}");
        db.AddRange(Maker.Found(new(1), "North"), Maker.Found(new(2), "South"), Rack.Build(new(4)), Rack.Build(new(4000)));
        db.SaveChanges();
        db.Database.ExecuteSqlRaw(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
            INSERT INTO "Deliveries" ("Id", "Maker", "Pieces", "Version") SELECT i, 1 + i % 2, i % 7, 1 FROM n;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
            INSERT INTO "Slots" ("RackId", "Id", "ListPosition", "Filled") SELECT rack."Id", i, i, 0 FROM n, "Racks" rack WHERE i <= rack."Id";
            """);
    }

    private sealed record CountBody(int Counted);

    private sealed record ReceiveBody(string Name, IReadOnlyList<BatchBody> Batches);

    private sealed record BatchBody(int Quantity, decimal Price);

    private sealed class StatementCount : DbCommandInterceptor
    {
        private long _total;

        public long Total => Interlocked.Read(ref _total);

        public override ValueTask<InterceptionResult<DbDataReader>> ReaderExecutingAsync(
            DbCommand command,
            CommandEventData eventData,
            InterceptionResult<DbDataReader> result,
            CancellationToken cancellationToken = default)
        {
            Interlocked.Increment(ref _total);
            return ValueTask.FromResult(result);
        }

        public override ValueTask<InterceptionResult<int>> NonQueryExecutingAsync(
            DbCommand command,
            CommandEventData eventData,
            InterceptionResult<int> result,
            CancellationToken cancellationToken = default)
        {
            Interlocked.Increment(ref _total);
            return ValueTask.FromResult(result);
        }
    }
}
