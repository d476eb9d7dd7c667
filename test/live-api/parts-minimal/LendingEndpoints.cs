#pragma warning disable
using Microsoft.AspNetCore.Builder;

namespace Lending;

public static partial class LendingEndpoints
{
    static partial void Configure(string operation, RouteHandlerBuilder endpoint) => endpoint.WithMetadata(new TestHost.Hooked(operation));
}
