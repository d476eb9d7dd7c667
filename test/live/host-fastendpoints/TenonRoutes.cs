namespace Bookshop.Testing;

public static class TenonRoutes
{
    /// <summary>Maps all endpoints of FastEndpoints by the settings: below a prefix, in a group that requires authorization, or with versions.</summary>
    public static void MapTenonAsConfigured(WebApplication app)
    {
        app.MapTestRoutes();
        var prefix = app.Configuration["Prefix"];
        if (app.Configuration["Testing:Group"] == "authorized")
        {
            var group = app.MapGroup(prefix ?? "").RequireAuthorization();
            group.MapTenon();
            group.MapFastEndpoints();
            return;
        }

        app.MapTenon();
        app.UseFastEndpoints(config =>
        {
            // An override takes effect only where there is a global prefix.
            config.Endpoints.RoutePrefix = prefix?.Trim('/') ?? "everywhere";
            config.Endpoints.Configurator = endpoint =>
            {
                if (endpoint.EndpointType.Namespace == "Lending")
                {
                    endpoint.RoutePrefixOverride("library");
                    endpoint.Options(static built => built.ExcludeFromDescription());
                }
                else if (prefix is null)
                {
                    endpoint.RoutePrefixOverride("");
                }
            };
            config.Versioning.DefaultVersion = app.Configuration.GetValue("Testing:Version", 0);
            config.Versioning.PrependToRoute = true;
            if (app.Configuration["Testing:Serializer"] == "snake")
            {
                config.Serializer.Options.PropertyNamingPolicy = System.Text.Json.JsonNamingPolicy.SnakeCaseLower;
            }
        });
    }
}
