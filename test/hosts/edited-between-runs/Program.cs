using Microsoft.EntityFrameworkCore;
using Shop.Data;

WebApplicationBuilder hosting = WebApplication.CreateSlimBuilder(args);
hosting.Services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

await using var shop = hosting.Build();

await using (var scope = shop.Services.CreateAsyncScope())
{
    await scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreatedAsync();
}

await shop.RunAsync();
