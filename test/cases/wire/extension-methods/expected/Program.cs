using Acme.Shop;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddTenon();

var app = builder
    .ConfigureServices()
    .ConfigurePipeline();
app.MapTenon();

app.Run();
