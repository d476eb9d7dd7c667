#pragma warning disable
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;

namespace TestHost;

internal static class Surfaces
{
    public static void AddLibrary(IServiceCollection services)
    {
    }

    /// <summary>Maps every context below its prefix, and one context a second time.</summary>
    public static void Map(WebApplication app, IReadOnlyList<Type> surfaces, Func<string, string> prefixOf)
    {
        foreach (var surface in surfaces)
        {
            var prefix = prefixOf(surface.Namespace!);
            surface.GetMethod($"Map{surface.Name}")!.Invoke(null, [prefix == "/" ? app : app.MapGroup(prefix)]);
        }

        if (surfaces.FirstOrDefault(surface => surface.Namespace == "Fleet") is { } twice)
        {
            twice.GetMethod($"Map{twice.Name}")!.Invoke(null, [app.MapGroup("/again")]);
        }
    }
}
