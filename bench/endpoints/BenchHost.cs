using Bookshop.Data;
using Bookshop.Tenon.Authors;
using Bookshop.Tenon.Posts;
using FluentValidation;

namespace Bookshop.Bench;

/// <summary>The parts of the measured host beside the endpoints: rows, a twin, and a count of its resources.</summary>
internal static class BenchHost
{
    public static readonly Guid AuthorId = new("00000000-0000-7000-8000-000000000001");

    public static void Add(IServiceCollection services) => services.AddSingleton<IValidator<NewPost>, NewPostValidator>();

    public static void Map(WebApplication app)
    {
        Fill(app.Services);
        HandWritten.Map(app);
        app.MapGet("/bench/spent", () => new Spent(GC.GetTotalAllocatedBytes(), (long)Environment.CpuUsage.TotalTime.TotalMicroseconds));
    }

    private static void Fill(IServiceProvider services)
    {
        using var scope = services.CreateScope();
        var db = scope.ServiceProvider.GetRequiredService<ShopDb>();
        db.Database.EnsureDeleted();
        db.Database.EnsureCreated();
        db.Add(new Author { Id = AuthorId, Name = "Ada", Country = "UK" });
        for (var number = 1; number <= 1000; number++)
        {
            db.Add(new Post
            {
                Id = new Guid(number, 0, 0x7000, 0x80, 0, 0, 0, 0, 0, 0, 1),
                AuthorId = AuthorId,
                Title = $"Post {number}",
                Body = new string('x', 200),
                Likes = number % 17,
                Published = number % 2 == 0,
                Rating = number % 6,
            });
        }

        db.SaveChanges();
    }
}

internal sealed record Spent(long Bytes, long Microseconds);
