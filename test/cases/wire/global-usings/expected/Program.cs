var builder = WebApplication.CreateBuilder(args);
builder.Services.AddTenon();
var app = builder.Build();
app.MapTenon();
app.Run();
