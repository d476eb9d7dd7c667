#pragma warning disable
using Microsoft.AspNetCore.Builder;

namespace TestHost
{
    /// <summary>Marks an endpoint that a hook has configured.</summary>
    internal sealed record Hooked(string Operation);
}

namespace Lending
{
    public static partial class LendingEndpoints
    {
        static partial void Configure(string operation, RouteHandlerBuilder endpoint) => endpoint.WithMetadata(new TestHost.Hooked(operation));
    }
}
