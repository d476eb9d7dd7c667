using System.Text.Json;
using RandomHosts;

// One request a line, one answer a line. Hosts write to the console as well, so an answer has a mark.
var current = default(StartedHost);
while (Console.ReadLine() is { } line)
{
    var request = JsonSerializer.Deserialize<Request>(line, JsonSerializerOptions.Web)!;
    var answer = await AnswerAsync(request);
    Console.WriteLine("\n@@" + JsonSerializer.Serialize(answer, JsonSerializerOptions.Web));
}

async Task<Answer> AnswerAsync(Request request)
{
    if (request.Compile is { } arguments)
    {
        return new(HostCompiler.Compile(arguments), null);
    }

    if (current is not null)
    {
        await current.StopAsync();
        current = null;
    }

    if (request.Start is not { } assembly)
    {
        return new([], null);
    }

    try
    {
        current = await StartedHost.StartAsync(assembly, request.Folder!);
        return new([], current.Url);
    }
#pragma warning disable CA1031 // Whatever a host throws is the answer.
    catch (Exception exception)
#pragma warning restore CA1031
    {
        return new([exception.ToString()], null);
    }
}

internal sealed record Request(string[]? Compile, string? Start, string? Folder);

internal sealed record Answer(IReadOnlyList<string> Faults, string? Url);
