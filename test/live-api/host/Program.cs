#pragma warning disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Modeler.Runtime;
using TestHost;

// Maps every context of every model below a prefix of its name, unless the settings state another prefix.
var builder = WebApplication.CreateBuilder(args);
var settings = builder.Configuration;
var services = builder.Services;
var strict = settings["Testing:Json"] == "strict";
services.AddOpenApi();
Surfaces.AddLibrary(services);
services.AddHttpContextAccessor();
services.AddSingleton<Store>();
if (settings["Testing:Time"] is { } time)
{
    services.AddSingleton<TimeProvider>(new StoppedClock(DateTimeOffset.Parse(time)));
}

services.AddAuthentication("Test").AddScheme<AuthenticationSchemeOptions, TestAuthentication>("Test", null);
if (settings["Testing:Problems"] == "on")
{
    services.AddProblemDetails();
}

if (settings["Testing:Policy"] == "before")
{
    services.AddAuthorization(AddLibrarian);
}

if (strict)
{
    services.ConfigureHttpJsonOptions(json =>
    {
        json.SerializerOptions.RespectNullableAnnotations = true;
        json.SerializerOptions.RespectRequiredConstructorParameters = true;
        json.SerializerOptions.UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow;
        json.SerializerOptions.PropertyNameCaseInsensitive = false;
        json.SerializerOptions.NumberHandling = JsonNumberHandling.Strict;
    });
}

var surfaces = typeof(Program).Assembly.GetTypes()
    .Where(type => type is { IsAbstract: true, IsSealed: true, Namespace: not null } && type.Name == type.Namespace + "Endpoints")
    .OrderBy(type => type.Name, StringComparer.Ordinal)
    .ToList();
// The registration that the host forgets for the context Lending.
var forgotten = settings["Testing:Forgotten"];
foreach (var surface in surfaces)
{
    var isLending = surface.Namespace == "Lending";
    if (!isLending || forgotten != "endpoints")
    {
        surface.GetMethod($"Add{surface.Name}")!.Invoke(null, [services]);
    }

    if (!isLending || forgotten != "unit")
    {
        services.AddUnitOfWork(surface);
    }
}

if (settings["Testing:Handlers"] != "none")
{
    services.AddTransient(typeof(IQueryHandler<,>), typeof(StoreHandler<,>));
}

if (settings["Testing:Policy"] == "after")
{
    services.AddAuthorization(AddLibrarian);
}

var app = builder.Build();
app.MapOpenApi();
Surfaces.Map(app, surfaces, context => settings[$"Testing:Prefix:{context}"] ?? "/" + context);

// The name of an operation that another endpoint has, too.
app.MapGet("/own/named", () => "named").WithName("Loan_close");

app.MapGet("/health", () => "up");
app.MapPost("/own", (Own own) => Results.Ok(own));
app.MapGet("/own/root", () => new OwnRoot(7));
app.MapGet("/own/root/controllers", (IOptions<Microsoft.AspNetCore.Mvc.JsonOptions> json) => Results.Text(JsonSerializer.Serialize(new OwnRoot(7), json.Value.JsonSerializerOptions), "application/json"));
app.MapGet("/own/failure", string () => throw new DomainInvariantViolationException("Own", "the host's own"));
app.MapGet("/testing/routes", (EndpointDataSource source) => source.Endpoints.OfType<RouteEndpoint>().Select(endpoint => new
{
    Template = endpoint.RoutePattern.RawText,
    Verbs = endpoint.Metadata.OfType<HttpMethodMetadata>().SelectMany(metadata => metadata.HttpMethods),
    // A library adds a policy of its own to each endpoint that has one.
    Roles = endpoint.Metadata.OfType<IAuthorizeData>().Select(data => data.Policy).Where(policy => policy?.StartsWith("epPolicy:") != true),
}));
app.MapGet("/testing/hooks", (EndpointDataSource source) => source.Endpoints.SelectMany(endpoint => endpoint.Metadata.OfType<Hooked>()).Select(hooked => hooked.Operation));
app.MapPost("/testing/templates", (string[] templates, IServiceProvider provider) => templates.Select(template => Templates.Refusal(template, provider)));
app.Run();

static void AddLibrarian(AuthorizationOptions options) => options.AddPolicy("librarian", policy => policy.RequireRole("chief"));

internal sealed record Own(string Name, int? Count);

namespace TestHost
{
    /// <summary>An aggregate as the host answers it in endpoints of its own.</summary>
    internal sealed class OwnRoot(int id) : AggregateRoot<int>(id)
    {
        public Mark Mark => Mark.All[0];

        public IReadOnlySet<int> Numbers { get; } = new HashSet<int> { 1 };
    }

    /// <summary>An enumeration of the host.</summary>
    internal sealed class Mark(string name, int value) : Enumeration<Mark>(name, value), IEnumeration<Mark>
    {
        public static IReadOnlyList<Mark> All { get; } = [new("Own", 0)];
    }

    /// <summary>Marks an endpoint that a hook has configured.</summary>
    internal sealed record Hooked(string Operation);

    /// <summary>A clock that always says the same time.</summary>
    internal sealed class StoppedClock(DateTimeOffset time) : TimeProvider
    {
        public override DateTimeOffset GetUtcNow() => time;
    }
}
