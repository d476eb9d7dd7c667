using System.Reflection;
using System.Runtime.Loader;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.Data.Sqlite;

namespace RandomHosts;

/// <summary>A host that runs in this process, by its own entry point.</summary>
internal sealed class StartedHost(IHost host, Task ended, NeighbourResolver resolver)
{
    /// <summary>The address that it listens on.</summary>
    public string Url { get; } = host.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses.First();

    /// <summary>Runs the entry point in the folder until the host listens, or throws what it throws.</summary>
    public static async Task<StartedHost> StartAsync(string assembly, string folder)
    {
        Environment.CurrentDirectory = folder;
        Environment.SetEnvironmentVariable("ASPNETCORE_APPLICATIONNAME", Path.GetFileNameWithoutExtension(assembly));
        var resolver = new NeighbourResolver(Path.GetDirectoryName(assembly)!);
        using var built = new BuiltHosts();
        var entry = AssemblyLoadContext.Default.LoadFromAssemblyPath(assembly).EntryPoint!;
        var ended = Task.Factory.StartNew(
            () => entry.Invoke(null, BindingFlags.DoNotWrapExceptions, null, entry.GetParameters().Length == 0 ? [] : [Array.Empty<string>()], null),
            TaskCreationOptions.LongRunning);
        var started = built.StartedAsync();
        if (await Task.WhenAny(started, ended, Task.Delay(TimeSpan.FromSeconds(60))) != started)
        {
            await ended.WaitAsync(TimeSpan.Zero);
            throw new InvalidOperationException("The program ended without an answer.");
        }

        return new(await started, ended, resolver);
    }

    /// <summary>Ends the host and waits until its entry point has returned.</summary>
    public async Task StopAsync()
    {
        host.Services.GetRequiredService<IHostApplicationLifetime>().StopApplication();
        await ended.WaitAsync(TimeSpan.FromSeconds(30));
        SqliteConnection.ClearAllPools();
        resolver.Dispose();
    }
}
