using Bookshop.Data;
using Bookshop.Tenon.Authors;
using Bookshop.Tenon.Posts;
using FluentValidation;
using Microsoft.EntityFrameworkCore;

namespace Bookshop.Bench;

/// <summary>The parts of the measured host beside the endpoints: rows, a twin, and a count of its resources.</summary>
internal static class BenchHost
{
    public static readonly Guid AuthorId = new("00000000-0000-7000-8000-000000000001");

    public static void Add(IServiceCollection services) => services.AddSingleton<IValidator<NewPost>, NewPostValidator>();

    /// <summary>Registers the context as most hosts do, or with a pool.</summary>
    public static IServiceCollection AddBenchContext(this IServiceCollection services, IConfiguration configuration, Action<DbContextOptionsBuilder> options) =>
        configuration.GetValue<bool>("Bench:Pool") ? services.AddDbContextPool<ShopDb>(options) : services.AddDbContext<ShopDb>(options);

    public static void Map(WebApplication app)
    {
        Fill(app.Services);
        HandWritten.Map(app);
        app.MapGet("/bench/spent", () => new Spent(GC.GetTotalAllocatedBytes(), (long)Environment.CpuUsage.TotalTime.TotalMicroseconds));
        app.MapPost("/bench/posts/{first:int}/{amount:int}", (int first, int amount, ShopDb db) =>
        {
            db.AddRange(Enumerable.Range(first, amount).Select(PostOf));
            db.SaveChanges();
        });
        app.MapPost("/bench/readings/{amount:int}", (int amount, ShopDb db) => db.Database.ExecuteSql(
            $"""
            INSERT INTO "Readings" ("Id", "Value")
            WITH RECURSIVE "Numbers" ("Number") AS (SELECT 1 UNION ALL SELECT "Number" + 1 FROM "Numbers" WHERE "Number" < {amount})
            SELECT "Number", "Number" % 1000 FROM "Numbers"
            """));
    }

    private static void Fill(IServiceProvider services)
    {
        using var scope = services.CreateScope();
        var db = scope.ServiceProvider.GetRequiredService<ShopDb>();
        db.Database.EnsureDeleted();
        db.Database.EnsureCreated();
        db.Add(new Author { Id = AuthorId, Name = "Ada", Country = "UK" });
        db.AddRange(Enumerable.Range(1, 1000).Select(PostOf));
        db.SaveChanges();
    }

    private static Post PostOf(int number) => new()
    {
        Id = new Guid(number, 0, 0x7000, 0x80, 0, 0, 0, 0, 0, 0, 1),
        AuthorId = AuthorId,
        Title = $"Post {number}",
        Body = new string('x', 200),
        Likes = number % 17,
        Published = number % 2 == 0,
        Rating = number % 6,
    };
}

internal sealed record Spent(long Bytes, long Microseconds);
