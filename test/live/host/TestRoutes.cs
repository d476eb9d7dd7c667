namespace Bookshop.Testing;

public static class TestRoutes
{
    /// <summary>Maps our endpoints where the settings say: below a prefix, and in a group that asks for a signed-in caller.</summary>
    public static void MapTenonAsConfigured(WebApplication app)
    {
        var group = app.MapGroup(app.Configuration["Prefix"] ?? "");
        if (app.Configuration["Testing:Group"] == "authorized")
        {
            group.RequireAuthorization();
        }

        group.MapTenon();
    }
}
