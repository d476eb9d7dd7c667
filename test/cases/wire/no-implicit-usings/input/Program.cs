// The shop.
// All of it.

using Acme.Shop;
using Microsoft.AspNetCore.Builder;

var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.Run();
