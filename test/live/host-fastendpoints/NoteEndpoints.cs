namespace Bookshop.Tenon.Notes;

public sealed partial class CreateNoteEndpoint
{
    partial void Customize() => Policies("admin");
}

public sealed partial class GetAllNotesEndpoint
{
    partial void Customize() => Options(endpoint => endpoint.AddEndpointFilter(async (context, next) =>
    {
        context.HttpContext.Response.Headers["X-Filter"] = "seen";
        return await next(context);
    }));
}

public sealed partial class GetNoteEndpoint
{
    partial void Customize() => Summary(summary => summary.Summary = "Changed by a second file.");
}
