#pragma warning disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using TestHost;

// Stores every context of the models in one context of the host.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var services = builder.Services;
services.AddAuthentication("Test").AddScheme<AuthenticationSchemeOptions, TestAuthentication>("Test", null);
services.AddAuthorization();
services.AddDbContext<HostDb>(options => _ = settings["Postgres"] is { } connection
    ? options.UseNpgsql(connection)
    : options.UseSqlite($"Data Source={settings["File"]}"));
foreach (var surface in Models.Surfaces)
{
    surface.GetMethod($"Add{surface.Name}")!.Invoke(null, [services]);
}

foreach (var store in Models.Stores)
{
    store.GetMethods().Single(method => method.Name.EndsWith("Infrastructure", StringComparison.Ordinal) && method.IsGenericMethod)
        .MakeGenericMethod(typeof(HostDb)).Invoke(null, [services]);
}

var app = builder.Build();
foreach (var surface in Models.Surfaces)
{
    surface.GetMethod($"Map{surface.Name}")!.Invoke(null, [app.MapGroup("/" + surface.Namespace)]);
}

using (var scope = app.Services.CreateScope())
{
    scope.ServiceProvider.GetRequiredService<HostDb>().Database.EnsureCreated();
}

app.MapGet("/health", () => "up");
app.MapGet("/stored/{context}/{set}", async (string context, string set, string id, IServiceProvider provider) =>
{
    var type = typeof(Program).Assembly.GetType($"{context}.IUnitOfWork")!;
    var repository = type.GetProperty(set)!.GetValue(provider.GetRequiredService(type))!;
    var find = repository.GetType().GetMethod("GetByIdAsync")!;
    var key = JsonSerializer.Deserialize(id, find.GetParameters()[0].ParameterType, provider.GetRequiredService<Microsoft.Extensions.Options.IOptions<Microsoft.AspNetCore.Http.Json.JsonOptions>>().Value.SerializerOptions);
    var task = (Task)find.Invoke(repository, [key, CancellationToken.None])!;
    await task;
    return ((dynamic)task).Result is { } found ? Results.Ok((object)found) : Results.NotFound();
});
app.Run();

internal static class Models
{
    public static IReadOnlyList<Type> Surfaces { get; } = Classes("Endpoints");

    public static IReadOnlyList<Type> Stores { get; } = Classes("InfrastructureServiceCollectionExtensions");

    public static IReadOnlyList<Type> Mappings { get; } = Classes("ModelBuilderExtensions");

    private static List<Type> Classes(string suffix) => [.. typeof(Program).Assembly.GetTypes()
        .Where(type => type is { IsAbstract: true, IsSealed: true, Namespace: not null } && type.Name == type.Namespace + suffix)
        .OrderBy(type => type.Name, StringComparer.Ordinal)];
}

internal sealed class HostDb(DbContextOptions<HostDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        foreach (var mapping in Models.Mappings)
        {
            mapping.GetMethod($"Apply{mapping.Namespace}")!.Invoke(null, [modelBuilder]);
        }
    }
}
