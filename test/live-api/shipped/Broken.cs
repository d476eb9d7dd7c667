namespace Harbour;

/// <summary>Breaks one command.</summary>
public static partial class HarbourEndpoints
{
    static partial void Configure(string operation, RouteHandlerBuilder endpoint)
    {
        if (operation == "Ship_rename")
        {
            endpoint.AddEndpointFilter((_, _) => throw new NotSupportedException("broken on purpose"));
        }
    }
}
