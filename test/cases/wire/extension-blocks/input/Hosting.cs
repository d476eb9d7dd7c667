namespace Acme.Shop;

internal static class Hosting
{
    extension(WebApplicationBuilder web)
    {
        public WebApplication Assemble()
        {
            web.Services.AddSqlite<ShopDb>("Data Source=shop.db");
            return web.Build();
        }
    }

    extension(WebApplication site)
    {
        public WebApplication Arrange()
        {
            site.MapGet("/", () => "shop");
            return site;
        }
    }
}
