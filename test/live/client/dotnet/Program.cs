using System.Globalization;
using Microsoft.Kiota.Abstractions;
using Microsoft.Kiota.Abstractions.Authentication;
using Microsoft.Kiota.Http.HttpClientLibrary;
using Microsoft.Kiota.Http.HttpClientLibrary.Middleware.Options;
using Vintner;
using Vintner.Models;
using Vintner.Models.CreateWineRequest;

// Prints what a client sees, a line for each step.
using var adapter = new HttpClientRequestAdapter(new AnonymousAuthenticationProvider()) { BaseUrl = args[0] };
var client = new VintnerClient(adapter);

var hill = (await client.Vineyards.PostAsync(new() { Name = "Hill" }))!;
var years = Enumerable.Range(2001, 5);
var batch = new List
{
    Items = [.. years.Select(year => new CreateWineRequest
    {
        VineyardId = hill.Id, Name = $"Wine of {year}", Year = year, Notes = "dry",
        Colour = year % 2 == 0 ? WineColour.Red : WineColour.White,
    })],
};
var created = await Create(batch);
Print("created", created.Select(wine => wine.Year));
Print("repeated", (await Create(batch)).Select(wine => wine.Id).SequenceEqual(created.Select(wine => wine.Id)));
Print("another body", await Refusal(() => Create(new() { Items = [batch.Items[0]] })));

var found = await client.Wines.GetAsync(request =>
{
    var query = request.QueryParameters;
    (query.VineyardId, query.Yeargte, query.Pricelte, query.NotesisNull) = (hill.Id, 2002, 9.5, false);
    (query.NamestartsWith, query.Colourin, query.Sort) = ("wine", [WineColour.Red, WineColour.Rose], "-year");
});
Print("found", found!.Items!.Select(wine => wine.Year));

List<int?> walked = [];
string? after = null;
do
{
    var page = (await client.Vineyards[hill.Id!.Value].Wines.GetAsync(request =>
        (request.QueryParameters.After, request.QueryParameters.PageSize) = (after, 2)))!;
    walked.AddRange(page.Items!.Select(wine => wine.Year));
    after = page.Next;
} while (after is not null);
Print("walked", walked.Order());

var parent = await client.Vineyards[hill.Id.Value].GetAsync(request => request.QueryParameters.Include = "wines");
Print("children", parent!.Wines!.Count);
var item = client.Wines[created[0].Id!.Value];
var child = await item.GetAsync(request => request.QueryParameters.Include = "vineyard");
Print("parent", child!.Vineyard!.Name);

var headers = new HeadersInspectionHandlerOption { InspectResponseHeaders = true };
await client.Vineyards[hill.Id.Value].GetAsync(request => request.Options.Add(headers));
var tag = headers.ResponseHeaders["ETag"].Single();
var known = await client.Vineyards[hill.Id.Value].GetAsync(request => request.Headers.Add("If-None-Match", tag));
Print("known", known is null);

var patch = new PatchWineRequest { AdditionalData = new Dictionary<string, object> { ["notes"] = null! } };
var patched = await item.PatchAsync(patch, request => request.Headers.Add("If-Match", "\"1\""));
Print("patched", $"{patched!.Name}, {patched.Notes ?? "no notes"}");
Print("stale", await Refusal(() => item.PatchAsync(patch, request => request.Headers.Add("If-Match", "\"1\""))));
Print("unversioned", await Refusal(() => item.DeleteAsync()));
await item.DeleteAsync(request => request.Headers.Add("If-Match", "\"2\""));
Print("deleted", await Refusal(() => item.GetAsync()));

async Task<IReadOnlyList<Vintner.Models.WineResponse.WineResponse>> Create(List body) =>
    (await client.Wines.Batch.PostAsync(body, request => request.Headers.Add("Idempotency-Key", hill.Id.ToString()!)))!.Items!;

static void Print(string step, object? seen) => Console.WriteLine(string.Create(
    CultureInfo.InvariantCulture, $"{step}: {(seen is IEnumerable<int?> years ? string.Join(' ', years) : seen)}"));

static async Task<string> Refusal(Func<Task> request)
{
    try
    {
        await request();
        return "none";
    }
    catch (ApiException exception)
    {
        return exception.ResponseStatusCode.ToString(CultureInfo.InvariantCulture);
    }
}
