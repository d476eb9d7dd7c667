using Microsoft.EntityFrameworkCore;
using Own.Api;

var builder = WebApplication.CreateBuilder(args);

// No server has this name: a test that asks the database of the host fails.
builder.Services.AddDbContext<OwnDb>(options => options.UseNpgsql("Host=database.invalid;Database=own"));

var app = builder.Build();

app.Run();
