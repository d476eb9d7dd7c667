using FastEndpoints;

namespace Domains.Api;

/// <summary>FastEndpoints: the endpoints of the domain alone, with its name as the prefix of all routes.</summary>
internal static class Library
{
    public static void Add(IServiceCollection services, string domain) =>
        services.AddFastEndpoints(options => options.Filter = type => DomainContexts.IsIn(domain, type));

    public static void Map(WebApplication app, string domain) => app.MapFastEndpoints(config => config.Endpoints.RoutePrefix = domain);
}
