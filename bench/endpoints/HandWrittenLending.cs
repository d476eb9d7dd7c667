using Lending;
using Modeler.Runtime;

namespace Bookshop.Bench;

/// <summary>Two operations of the library as one would write them by hand: the same handlers, the same checks, the same answers.</summary>
internal static class HandWrittenLending
{
    public static void Map(WebApplication app)
    {
        var hand = app.MapGroup("/hand");
        hand.MapGet("/loans-by-state", FindAsync).RequireAuthorization("auditor");
        hand.MapPost("/loans", OpenAsync).RequireAuthorization("librarian");
        app.MapGet("/bench/spent", () => new { Bytes = GC.GetTotalAllocatedBytes(), Microseconds = (long)Environment.CpuUsage.TotalTime.TotalMicroseconds });
    }

    private static async Task<IResult> FindAsync(string state, IQueryHandler<LoansByState, IReadOnlyList<LoanRow>> handler, CancellationToken ct) =>
        LoanState.TryParse(state, out var parsed)
            ? Results.Ok(await handler.HandleAsync(new LoansByState(parsed), ct))
            : Results.Problem(statusCode: StatusCodes.Status400BadRequest);

    private static async Task<IResult> OpenAsync(OpenLoan body, LoanOpenHandler handler, CancellationToken ct)
    {
        var errors = ErrorsOf(body);
        if (errors.Count > 0)
        {
            return Results.ValidationProblem(errors);
        }

        try
        {
            var lines = body.Lines!.Select(line => new Line(new CopyId(line!.Copy!.Value), new Fine(line.Fine!.Amount!.Value, line.Fine.Currency ?? "EUR")));
            return Results.Ok(await handler.HandleAsync(new LoanOpenRequest(new BorrowerId(body.Borrower!.Value), [.. lines]), ct));
        }
        catch (DomainInvariantViolationException violation)
        {
            return Results.Problem(statusCode: StatusCodes.Status400BadRequest, detail: violation.Rule);
        }
    }

    private static Dictionary<string, string[]> ErrorsOf(OpenLoan body)
    {
        var errors = new Dictionary<string, string[]>();
        if (body.Borrower is null)
        {
            errors["borrower"] = ["'borrower' is required."];
        }

        if (body.Lines is null)
        {
            errors["lines"] = ["'lines' is required."];
        }

        for (var index = 0; index < body.Lines?.Count; index++)
        {
            var line = body.Lines[index];
            if (line is null)
            {
                errors[$"lines[{index}]"] = [$"'lines[{index}]' is required."];
                continue;
            }

            if (line.Copy is null)
            {
                errors[$"lines[{index}].copy"] = [$"'lines[{index}].copy' is required."];
            }

            if (line.Fine is null)
            {
                errors[$"lines[{index}].fine"] = [$"'lines[{index}].fine' is required."];
            }
            else if (line.Fine.Amount is null)
            {
                errors[$"lines[{index}].fine.amount"] = [$"'lines[{index}].fine.amount' is required."];
            }
        }

        return errors;
    }

    internal sealed record OpenLoan(Guid? Borrower, IReadOnlyList<OpenLine?>? Lines);

    internal sealed record OpenLine(Guid? Copy, OpenFine? Fine);

    internal sealed record OpenFine(decimal? Amount, string? Currency);
}
