/**
 * Types by the namespaces that projects import implicitly: those whose names an entity or enum of a user's could have.
 * A file that imports such an entity too could mean either.
 */
const types: Readonly<Record<string, string>> = {
  "Microsoft.AspNetCore.Builder": `
    WebApplication`,
  "Microsoft.AspNetCore.Hosting": `
    DelegateStartup EnvironmentName StartupBase`,
  "Microsoft.AspNetCore.Http": `
    BindingAddress ConnectionInfo CookieSecurePolicy Endpoint FormFile FragmentString HeaderDictionary HostString
    HttpContextAccessor HttpMethods HttpProtocol HttpRequest HttpResponse PathString QueryString Results
    SameSiteMode SendFileFallback StatusCodes TypedResults WebSocketManager`,
  "Microsoft.AspNetCore.Routing": `
    LinkGenerator MatcherPolicy Route RouteBase RouteData RouteDirection RouteEndpoint RouteHandlerServices
    RouteValueDictionary RouteValuesAddress VirtualPathData`,
  "Microsoft.Extensions.Configuration": `
    ConfigurationBinder ConfigurationManager ConfigurationPath ConfigurationReloadToken ConfigurationRoot
    ConfigurationSection`,
  "Microsoft.Extensions.DependencyInjection": `
    ActivatorUtilities AsyncServiceScope KeyedService ServiceDescriptor ServiceLifetime`,
  "Microsoft.Extensions.Hosting": `
    BackgroundService Environments Host`,
  "Microsoft.Extensions.Logging": `
    EventId LogLevel LoggerFilterRule LoggerMessage`,
  System: `
    Action Activator AppDomain AppDomainSetup ApplicationId ArgIterator Array AsyncCallback Attribute AttributeTargets
    BitConverter Boolean Buffer Byte Char CharEnumerator Console ConsoleColor ConsoleKey ConsoleKeyInfo
    ConsoleModifiers ConsoleSpecialKey ContextBoundObject Convert DBNull DateOnly DateTime DateTimeKind
    DateTimeOffset DayOfWeek Decimal Delegate Double Enum Environment EnvironmentVariableTarget EventArgs EventHandler Exception FormattableString GC GCKind
    Guid Half HashCode Index Int128 Int16 Int32 Int64 IntPtr LoaderOptimization Math MathF MidpointRounding
    ModuleHandle Nullable Object OperatingSystem PlatformID Random Range RuntimeArgumentHandle RuntimeFieldHandle
    RuntimeMethodHandle RuntimeTypeHandle SByte SequencePosition Single String StringComparison TimeOnly TimeSpan
    TimeZone TimeZoneInfo Tuple Type TypeCode TypedReference UInt128 UInt16 UInt32 UInt64 UIntPtr
    UnitySerializationHolder Uri UriComponents UriFormat UriKind UriPartial UriTypeConverter ValueTuple ValueType
    Version Void WeakReference`,
  "System.Collections.Generic": `
    KeyValuePair`,
  "System.IO": `
    BinaryReader BinaryWriter BufferedStream Directory DirectoryInfo DriveInfo DriveType File FileAccess
    FileAttributes FileInfo FileMode FileShare FileStream FileSystemInfo FileSystemWatcher HandleInheritability
    MatchCasing MatchType MemoryStream NotifyFilters Path RandomAccess SearchOption SeekOrigin Stream StreamReader
    StreamWriter StringReader StringWriter TextReader TextWriter UnixFileMode UnmanagedMemoryAccessor
    UnmanagedMemoryStream WatcherChangeTypes`,
  "System.Linq": `
    AsyncEnumerable Enumerable EnumerableQuery ParallelEnumerable ParallelExecutionMode ParallelQuery Queryable`,
  "System.Net.Http": `
    ByteArrayContent ClientCertificateOption HttpClient HttpCompletionOption HttpContent HttpMessageInvoker
    HttpMethod HttpRequestError HttpRequestMessage HttpResponseMessage HttpVersionPolicy MultipartContent
    StreamContent StringContent`,
  "System.Net.Http.Json": `
    JsonContent`,
  "System.Threading": `
    AsyncFlowControl AutoResetEvent Barrier CancellationToken CancellationTokenRegistration CompressedStack
    ContextCallback CountdownEvent EventResetMode EventWaitHandle Interlocked LazyInitializer Lock LockCookie
    LockRecursionPolicy ManualResetEvent Monitor Mutex NativeOverlapped Overlapped ParameterizedThreadStart
    PeriodicTimer PreAllocatedOverlapped ReaderWriterLock RegisteredWaitHandle Semaphore SemaphoreSlim SpinLock
    SpinWait Thread ThreadPool ThreadPriority ThreadStart Timeout Timer TimerCallback Volatile WaitCallback
    WaitHandle`,
  "System.Threading.Tasks": `
    Parallel Task TaskScheduler TaskStatus ValueTask`,
};

const names: readonly (readonly [name: string, home: string])[] = Object.entries(types).flatMap(([home, list]) =>
  (list.match(/\S+/g) ?? []).map((name) => [name, home] as const),
);

/** Adds the types that projects import implicitly to a table of namespaces by name. */
export function withImplicitNames(
  table: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  return new Map([...table, ...names.map(([name, home]) => [name, [...(table.get(name) ?? []), home]] as const)]);
}
