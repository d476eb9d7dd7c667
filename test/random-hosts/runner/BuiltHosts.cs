using System.Diagnostics;

namespace RandomHosts;

/// <summary>Hears of the host that an entry point builds, as the test server of ASP.NET Core does.</summary>
internal sealed class BuiltHosts : IObserver<DiagnosticListener>, IObserver<KeyValuePair<string, object?>>, IDisposable
{
    private readonly TaskCompletionSource<IHost> started = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly List<IDisposable> subscriptions = [];

    public BuiltHosts() => subscriptions.Add(DiagnosticListener.AllListeners.Subscribe(this));

    /// <summary>Ends when the host listens.</summary>
    public Task<IHost> StartedAsync() => started.Task;

    public void OnNext(DiagnosticListener value)
    {
        if (value.Name == "Microsoft.Extensions.Hosting")
        {
            subscriptions.Add(value.Subscribe(this));
        }
    }

    public void OnNext(KeyValuePair<string, object?> value)
    {
        if (value is { Key: "HostBuilt", Value: IHost host })
        {
            host.Services.GetRequiredService<IHostApplicationLifetime>().ApplicationStarted.Register(() => started.TrySetResult(host));
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }

    public void Dispose() => subscriptions.ForEach(subscription => subscription.Dispose());
}
