var app = WebApplication.Create(args);

app.MapGet("/", () => "shop");

app.Run();
