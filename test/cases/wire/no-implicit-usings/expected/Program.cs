// The shop.
// All of it.

using Acme.Shop;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddTenon();
var app = builder.Build();
app.MapTenon();
app.Run();
