var builder = WebApplication.CreateBuilder(args);

builder.Services.AddOpenApi();

var app = builder.Build();

// Maps the document while developing.
if (app.Environment.IsDevelopment())
{
    app.MapOpenApi();
}

app.UseHttpsRedirection();

app.MapGet("/tomorrow", () => new Forecast(DateOnly.FromDateTime(DateTime.UtcNow.AddDays(1)), 20))
    .WithName("GetTomorrow");

app.Run();

record Forecast(DateOnly Date, int Degrees);
