#pragma warning disable
using System;
using System.Linq;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using Microsoft.Extensions.DependencyInjection;

namespace TestHost;

internal static class Templates
{
    /// <summary>Returns the framework's error for a route template; null if it is valid.</summary>
    public static string? Refusal(string template, IServiceProvider provider)
    {
        try
        {
            var policies = provider.GetRequiredService<ParameterPolicyFactory>();
            foreach (var parameter in RoutePatternFactory.Parse(template).Parameters)
            {
                foreach (var policy in parameter.ParameterPolicies)
                {
                    // The first use compiles the pattern.
                    (policies.Create(parameter, policy) as IRouteConstraint)?.Match(null, null, parameter.Name, new() { [parameter.Name] = "1" }, default);
                }
            }

            return null;
        }
        catch (Exception exception)
        {
            return exception.Message;
        }
    }
}
