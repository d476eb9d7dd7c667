using Shop.Data;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddData();

var app = builder.Build();
app.Services.CreateTables();
app.Run();
