using System.Text.Json;
using Bookshop.Tenon;
using Bookshop.Tenon.SeriesSet;

namespace Bookshop.Testing;

public static class OwnSettings
{
    /// <summary>Adds JSON options and a service that replaces a generated one, by the settings.</summary>
    public static void AddOwnSettings(this IServiceCollection services, IConfiguration configuration)
    {
        if (configuration["Testing:Json"] == "snake")
        {
            services.ConfigureHttpJsonOptions(options => options.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);
        }

        if (configuration["Testing:Services"] == "own")
        {
            services.AddScoped<ISeriesService, OwnSeriesService>();
        }
    }
}

/// <summary>Finds every key and stores nothing.</summary>
internal sealed class OwnSeriesService : ISeriesService
{
    public Task<WriteResult<SeriesResponse>> CreateAsync(CreateSeriesRequest request, CancellationToken ct) =>
        Task.FromResult(new WriteResult<SeriesResponse>(WriteOutcome.Conflict));

    public Task<PagedResponse<SeriesResponse>> ListAsync(SeriesFilter filter, SortRequest<SeriesSortBy> sort, PageRequest page, CancellationToken ct) =>
        Task.FromResult(new PagedResponse<SeriesResponse>([], page.Number, page.Size, 0));

    public Task<SeriesResponse?> FindAsync(Guid id, CancellationToken ct) => Task.FromResult<SeriesResponse?>(new(id));

    public Task<WriteResult<SeriesResponse>> UpdateAsync(Guid id, UpdateSeriesRequest request, CancellationToken ct) =>
        Task.FromResult(new WriteResult<SeriesResponse>(WriteOutcome.Done, new(id)));

    public Task<WriteOutcome> DeleteAsync(Guid id, CancellationToken ct) => Task.FromResult(WriteOutcome.NotFound);
}
