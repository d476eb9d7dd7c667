namespace Bookshop.Tenon.Notes;

public static partial class CreateNoteEndpoint
{
    static partial void Configure(RouteHandlerBuilder endpoint) => endpoint.RequireAuthorization("admin");
}

public static partial class GetAllNotesEndpoint
{
    static partial void Configure(RouteHandlerBuilder endpoint) => endpoint.AddEndpointFilter(async (context, next) =>
    {
        context.HttpContext.Response.Headers["X-Filter"] = "seen";
        return await next(context);
    });
}

public static partial class GetNoteEndpoint
{
    static partial void Configure(RouteHandlerBuilder endpoint) => endpoint.WithSummary("Changed by a second file.");
}
