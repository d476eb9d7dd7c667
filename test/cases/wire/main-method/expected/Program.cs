using Acme.Shop;
using Microsoft.EntityFrameworkCore;

namespace Acme.Web
{
    public class Program
    {
        public static async Task Main(string[] args)
        {
            var builder = WebApplication.CreateBuilder(args);
            builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));
            builder.Services.AddTenon();

            var app = builder.Build();

            app.MapGet("/", () => "shop");
            app.MapTenon();

            await app.RunAsync();
        }
    }
}
