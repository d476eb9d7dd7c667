using Microsoft.EntityFrameworkCore;
using Shop;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

var app = builder.Build();

await using (var scope = app.Services.CreateAsyncScope())
{
    await scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreatedAsync().ConfigureAwait(false);
}

await app.RunAsync().ConfigureAwait(false);
