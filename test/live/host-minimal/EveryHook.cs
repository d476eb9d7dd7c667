namespace Bookshop.Testing
{
    internal static class Hooked
    {
        /// <summary>Marks the responses of an endpoint.</summary>
        public static void Mark(RouteHandlerBuilder endpoint) => endpoint.AddEndpointFilter(async (context, next) =>
        {
            context.HttpContext.Response.Headers["X-Hook"] = "seen";
            return await next(context);
        });
    }
}

namespace Bookshop.Tenon.Orders
{
    public static partial class CreateOrderEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }

    public static partial class GetAllOrdersEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }

    public static partial class GetOrderEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }

    public static partial class UpdateOrderEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }

    public static partial class PatchOrderEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }

    public static partial class DeleteOrderEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }
}

namespace Bookshop.Tenon.OrderLines
{
    public static partial class GetOrderLinesByOrderEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }
}

namespace Bookshop.Tenon
{
    public static partial class HealthEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }

    public static partial class ReadyEndpoint
    {
        static partial void Configure(RouteHandlerBuilder endpoint) => Testing.Hooked.Mark(endpoint);
    }
}
