using Acme.Web;

var builder = WebApplication.CreateBuilder(args);
var startup = new Startup();
startup.ConfigureServices(builder.Services);
builder.Services.AddTenon();

var app = builder.Build();
startup.Configure(app, app.Environment);
app.MapTenon();
app.Run();
