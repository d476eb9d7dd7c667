namespace Bookshop.Testing;

public static class TenonRoutes
{
    /// <summary>Maps the generated endpoints by the settings: below a prefix, or in a group that requires authorization.</summary>
    public static void MapTenonAsConfigured(WebApplication app)
    {
        app.MapTestRoutes();
        var group = app.MapGroup(app.Configuration["Prefix"] ?? "");
        if (app.Configuration["Testing:Group"] == "authorized")
        {
            group.RequireAuthorization().MapTenon();
            return;
        }

        app.MapTenonHealth();
        group.MapTenonEndpoints();
    }
}
