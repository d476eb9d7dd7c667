using Shop.Billing;
using Shop.Sales;
using Shop.Stock;

var builder = WebApplication.CreateBuilder(args);

builder.Services
    .AddSales()
    .AddStock()
    .AddBilling();

var app = builder.Build();

app.UseSales();
app.UseStock();
app.UseBilling();

app.Run();
