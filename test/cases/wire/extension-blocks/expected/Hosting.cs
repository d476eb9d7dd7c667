namespace Acme.Shop;

internal static class Hosting
{
    extension(WebApplicationBuilder web)
    {
        public WebApplication Assemble()
        {
            web.Services.AddSqlite<ShopDb>("Data Source=shop.db");
            web.Services.AddTenon();
            return web.Build();
        }
    }

    extension(WebApplication site)
    {
        public WebApplication Arrange()
        {
            site.MapGet("/", () => "shop");
            site.MapTenon();
            return site;
        }
    }
}
