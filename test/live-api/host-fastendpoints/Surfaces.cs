#pragma warning disable
using System;
using System.Collections.Generic;
using FastEndpoints;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;

namespace TestHost;

internal static class Surfaces
{
    public static void AddLibrary(IServiceCollection services) => services.AddFastEndpoints();

    /// <summary>Maps every endpoint below the prefix of its context. An override takes effect only where there is a global prefix.</summary>
    public static void Map(WebApplication app, IReadOnlyList<Type> surfaces, Func<string, string> prefixOf) => app.MapFastEndpoints(config =>
    {
        config.Endpoints.RoutePrefix = "everywhere";
        config.Endpoints.Configurator = endpoint =>
        {
            var context = endpoint.EndpointType.Namespace!.Split('.')[0];
            endpoint.RoutePrefixOverride(prefixOf(context).Trim('/'));
        };
    });
}
