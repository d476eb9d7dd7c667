using System.Text.Json;
using Bookshop.Data;
using Bookshop.Tenon;
using Bookshop.Tenon.SeriesSet;
using Microsoft.AspNetCore.Server.Kestrel.Core;

namespace Bookshop.Testing;

public static class OwnSettings
{
    /// <summary>Adds JSON options and a service that replaces a generated one, by the settings. Long request lines reach the endpoints.</summary>
    public static void AddOwnSettings(this IServiceCollection services, IConfiguration configuration)
    {
        services.AddSingleton<IStartupFilter, Statements>();
        services.Configure<KestrelServerOptions>(options =>
        {
            options.Limits.MaxRequestLineSize = 4 << 20;
            options.Limits.MaxRequestBufferSize = null;
        });
        services.AddSingleton<TestClock>();
        services.AddSingleton<TimeProvider>(provider => provider.GetRequiredService<TestClock>());
        if (configuration["Testing:Json"] == "snake")
        {
            services.ConfigureHttpJsonOptions(options => options.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);
        }

        if (configuration["Testing:Services"] == "own")
        {
            services.AddScoped<SeriesService, OwnSeriesService>();
        }
    }
}

/// <summary>A clock that tests put forward.</summary>
internal sealed class TestClock : TimeProvider
{
    public TimeSpan Ahead { get; set; }

    public override DateTimeOffset GetUtcNow() => base.GetUtcNow() + Ahead;
}

/// <summary>Finds every key and stores nothing.</summary>
internal sealed class OwnSeriesService(ShopDb db, IEnumerable<IReference<Series>> references) : SeriesService(db, references)
{
    public override Task<WriteResult<SeriesResponse>> CreateAsync(CreateSeriesRequest request, CancellationToken ct = default) =>
        Task.FromResult<WriteResult<SeriesResponse>>(new Refusal(RefusalReason.Conflict));

    public override Task<PagedResponse<SeriesResponse>> ListAsync(ListQuery<Series> query, CancellationToken ct = default) =>
        Task.FromResult(new PagedResponse<SeriesResponse>([], query.Page.Number, query.Page.Size, 0));

    public override Task<SeriesResponse?> FindAsync(Guid id, CancellationToken ct = default) => Task.FromResult<SeriesResponse?>(new(id));

    public override Task<WriteResult<SeriesResponse>> UpdateAsync(Guid id, UpdateSeriesRequest request, CancellationToken ct = default) =>
        Task.FromResult<WriteResult<SeriesResponse>>(new SeriesResponse(id));

    public override Task<Refusal?> DeleteAsync(Guid id, CancellationToken ct = default) => Task.FromResult<Refusal?>(Refusal.NotFound);
}
