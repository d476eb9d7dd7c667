namespace Domains.Api;

/// <summary>Minimal APIs: the name of a domain is the prefix of its routes.</summary>
internal static class Library
{
    public static void Add(IServiceCollection services, string domain)
    {
    }

    public static void Map(WebApplication app, string domain) => DomainContexts.Map(domain, app);
}
