using Bookshop.Data;
using Bookshop.Newsletter;

var builder = WebApplication.CreateBuilder(args);

builder.Services.AddOpenApi();
builder.Services.AddShopDb(builder.Configuration);

var app = builder.Build();

if (app.Environment.IsDevelopment())
{
    app.MapOpenApi();

    // Enough to try the shop on an empty database; where data matters, the schema comes from migrations.
    using var scope = app.Services.CreateScope();
    scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
}

app.MapNewsletter();

app.Run();
