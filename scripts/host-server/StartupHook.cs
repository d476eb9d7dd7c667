using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Reflection;
using System.Text;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

/// <summary>
/// Runs before the entry point of a host, and calls that entry point once for each connection. What the first start has compiled,
/// the others find. A connection brings the settings in one line, carries the log back, and stops its application when it ends.
/// </summary>
internal static class StartupHook
{
    private static readonly AsyncLocal<Application?> Current = new();
    private static readonly SemaphoreSlim Starting = new(1);

    /// <summary>Called by the runtime; the process ends with its standard input.</summary>
    public static void Initialize()
    {
        // Processes that a host starts are no servers.
        Environment.SetEnvironmentVariable("DOTNET_STARTUP_HOOKS", null);
        var output = Console.Out;
        Console.SetOut(new RoutedWriter(output));
        Console.SetError(new RoutedWriter(Console.Error));
        DiagnosticListener.AllListeners.Subscribe(new Observer<DiagnosticListener>(Watch));
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        output.WriteLine($"@@{((IPEndPoint)listener.LocalEndpoint).Port}");
        _ = AcceptAsync(listener);
        while (Console.ReadLine() is not null)
        {
        }

        Environment.Exit(0);
    }

    /// <summary>Hears of the host that an application builds, as the test server of ASP.NET Core does.</summary>
    private static void Watch(DiagnosticListener listener)
    {
        if (listener.Name == "Microsoft.Extensions.Hosting")
        {
            listener.Subscribe(new Observer<KeyValuePair<string, object?>>(value => Current.Value?.Hear(value.Value as IHost)));
        }
    }

    private static async Task AcceptAsync(TcpListener listener)
    {
        while (true)
        {
            var client = await listener.AcceptTcpClientAsync();
            _ = Task.Run(() => ServeAsync(client));
        }
    }

    private static async Task ServeAsync(TcpClient client)
    {
        using var stream = client.GetStream();
        using var reader = new StreamReader(stream);
        var settings = JsonSerializer.Deserialize<Dictionary<string, string?>>((await reader.ReadLineAsync())!)!;
        var application = Current.Value = new Application(new StreamWriter(stream, new UTF8Encoding(false)) { AutoFlush = true });
        var ended = await StartAsync(application, settings);
        // However the connection ends.
        await reader.ReadToEndAsync().ContinueWith(_ => application.Stop(), TaskScheduler.Default);
        await ended;
    }

    /// <summary>Starts one application at a time, as the environment is that of the process. Returns the task of its entry point.</summary>
    private static async Task<Task> StartAsync(Application application, Dictionary<string, string?> settings)
    {
        await Starting.WaitAsync();
        var before = settings.Keys.ToDictionary(name => name, Environment.GetEnvironmentVariable);
        try
        {
            Set(settings);
            var ended = Task.Factory.StartNew(application.Run, TaskCreationOptions.LongRunning);
            await Task.WhenAny(application.Started, ended);
            return ended;
        }
        finally
        {
            Set(before);
            Starting.Release();
        }

        static void Set(IEnumerable<KeyValuePair<string, string?>> variables)
        {
            foreach (var (name, value) in variables)
            {
                Environment.SetEnvironmentVariable(name, value);
            }
        }
    }

    private sealed class Application(StreamWriter log)
    {
        private readonly TaskCompletionSource started = new(TaskCreationOptions.RunContinuationsAsynchronously);
        private IHostApplicationLifetime? lifetime;

        public Task Started => started.Task;

        public TextWriter Log { get; } = TextWriter.Synchronized(log);

        public void Hear(IHost? host)
        {
            lifetime = host?.Services.GetRequiredService<IHostApplicationLifetime>() ?? lifetime;
            lifetime?.ApplicationStarted.Register(() => started.TrySetResult());
        }

        /// <summary>Runs the entry point to its end, and ends the connection.</summary>
        public void Run()
        {
            try
            {
                var entry = Assembly.GetEntryAssembly()!.EntryPoint!;
                object?[] arguments = entry.GetParameters().Length == 0 ? [] : [Array.Empty<string>()];
                entry.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null);
            }
            catch (Exception exception)
            {
                Log.WriteLine($"Unhandled exception. {exception}");
            }

            // The connections of a process end with it.
            foreach (var name in new[] { "Microsoft.Data.Sqlite.SqliteConnection, Microsoft.Data.Sqlite", "Npgsql.NpgsqlConnection, Npgsql" })
            {
                Type.GetType(name)?.GetMethod("ClearAllPools")!.Invoke(null, null);
            }

            log.BaseStream.Close();
        }

        public void Stop() => lifetime?.StopApplication();
    }

    /// <summary>Writes to the log of the application whose code writes, on whatever thread that is.</summary>
    private sealed class RoutedWriter(TextWriter other) : TextWriter
    {
        public override Encoding Encoding => Encoding.UTF8;

        private TextWriter Target => Current.Value?.Log ?? other;

        public override void Write(char value) => Target.Write(value);

        public override void Write(char[] buffer, int index, int count) => Target.Write(buffer, index, count);

        public override void Write(string? value) => Target.Write(value);
    }

    private sealed class Observer<T>(Action<T> next) : IObserver<T>
    {
        public void OnNext(T value) => next(value);

        public void OnCompleted() { }

        public void OnError(Exception error) { }
    }
}
