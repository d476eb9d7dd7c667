using System.Diagnostics;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Diagnostics;

namespace Bookshop.Testing;

/// <summary>Says in the header X-Statements how many statements a request has sent to the database, and whether one has an OFFSET.</summary>
public sealed class Statements : IStartupFilter, IObserver<DiagnosticListener>, IObserver<KeyValuePair<string, object?>>
{
    private readonly AsyncLocal<List<string>?> _sent = new();

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        DiagnosticListener.AllListeners.Subscribe(this);
        app.Use((context, rest) =>
        {
            var sent = _sent.Value = [];
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
        if (value.Value is CommandEventData data && _sent.Value is { } sent)
        {
            sent.Add(data.Command.CommandText);
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }
}
