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
    public sealed partial class CreateOrderEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
    }

    public sealed partial class GetAllOrdersEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
    }

    public sealed partial class GetOrderEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
    }

    public sealed partial class UpdateOrderEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
    }

    public sealed partial class PatchOrderEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
    }

    public sealed partial class DeleteOrderEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
    }
}

namespace Bookshop.Tenon.OrderLines
{
    public sealed partial class GetOrderLinesByOrderEndpoint
    {
        partial void Customize() => Options(Testing.Hooked.Mark);
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
