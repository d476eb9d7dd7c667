using Microsoft.Extensions.DependencyInjection;
using Microsoft.AspNetCore.Builder;
// The shop.
var builder = Microsoft.AspNetCore.Builder.WebApplication.CreateBuilder(args);
builder.Services.AddTenon();
var app = builder.Build();
app.MapTenon();
app.Run();
