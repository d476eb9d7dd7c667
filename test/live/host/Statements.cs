using System.Diagnostics;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;

namespace Bookshop.Testing;

/// <summary>Says in the header X-Statements how many statements a request has sent to the database, and whether one has an OFFSET. The header X-Late-By delays each INSERT by so many seconds.</summary>
public sealed class Statements : IStartupFilter, IObserver<DiagnosticListener>, IObserver<KeyValuePair<string, object?>>
{
    private readonly AsyncLocal<Request?> _request = new();

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        DiagnosticListener.AllListeners.Subscribe(this);
        app.Use((context, rest) =>
        {
            _ = int.TryParse(context.Request.Headers["X-Late-By"], out var seconds);
            var sent = new List<string>();
            _request.Value = new(sent, TimeSpan.FromSeconds(seconds));
            context.Response.OnStarting(() =>
            {
                var offset = sent.Exists(text => text.Contains("OFFSET", StringComparison.Ordinal)) ? " OFFSET" : "";
                context.Response.Headers["X-Statements"] = $"{sent.Count}{offset}";
                return Task.CompletedTask;
            });
            return rest(context);
        });
        next(app);
    };

    public void OnNext(DiagnosticListener value)
    {
        if (value.Name == DbLoggerCategory.Name)
        {
            value.Subscribe(this, name => name == RelationalEventId.CommandExecuting.Name);
        }
    }

    public void OnNext(KeyValuePair<string, object?> value)
    {
        if (value.Value is CommandEventData { Command.CommandText: var text } && _request.Value is { } request)
        {
            request.Sent.Add(text);
            if (text.Contains("INSERT", StringComparison.Ordinal))
            {
                Thread.Sleep(request.LateBy);
            }
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }

    private sealed record Request(List<string> Sent, TimeSpan LateBy);
}
