namespace Acme.Api.Tenon.Books;

/// <summary>Breaks one endpoint of an entity.</summary>
public static partial class DeleteBookEndpoint
{
    static partial void Configure(RouteHandlerBuilder endpoint) =>
        endpoint.AddEndpointFilter((_, _) => throw new NotSupportedException("broken on purpose"));
}
