import { createNameTable, standIn } from "../spell.ts";

/** The namespace of the files that all tests share. Spec: shipped-tests, Files. */
export const testingNamespace = "Modeler.Testing";

/** True for a template of tests, which has names of its own. */
export function isTestTemplate(name: string): boolean {
  return name.startsWith("tests/");
}

/** The names that the templates of tests may mention as C# writes them. */
export const knownTestNames = createNameTable(
  {
    System: `
      Action Attribute AttributeTargets AttributeUsage Guid IServiceProvider Lazy StringComparer StringComparison Type Uri`,
    "System.Collections.Generic": "IEnumerable IReadOnlyList List",
    "System.IO": "Directory Path",
    "System.Net": "HttpStatusCode",
    "System.Net.Http": "HttpClient HttpMethod HttpRequestMessage StringContent",
    "System.Security.Claims": "Claim ClaimTypes ClaimsIdentity ClaimsPrincipal",
    "System.Text": "Encoding",
    "System.Text.Encodings.Web": "UrlEncoder",
    "System.Text.Json": "JsonException",
    "System.Text.Json.Nodes": "JsonArray JsonNode JsonNodeOptions JsonObject",
    "System.Text.RegularExpressions": "Regex",
    "System.Threading": "AsyncLocal CancellationToken Interlocked",
    "System.Threading.Tasks": "Task ValueTask",
    "Microsoft.AspNetCore.Authentication": `
      AuthenticateResult AuthenticationHandler AuthenticationOptions AuthenticationSchemeOptions AuthenticationTicket`,
    "Microsoft.AspNetCore.Hosting": "IWebHostBuilder",
    "Microsoft.AspNetCore.Mvc.Testing": "WebApplicationFactory WebApplicationFactoryClientOptions",
    "Microsoft.AspNetCore.Routing": "EndpointDataSource IEndpointNameMetadata RouteEndpoint",
    "Microsoft.AspNetCore.TestHost": "TestServerOptions",
    "Microsoft.EntityFrameworkCore": "DbContext DbContextOptionsBuilder",
    "Microsoft.EntityFrameworkCore.Infrastructure": "IDbContextOptionsConfiguration",
    "Microsoft.Extensions.DependencyInjection": "IServiceCollection IServiceProviderIsService ServiceDescriptor",
    "Microsoft.Extensions.Hosting": "IHostedService",
    "Microsoft.Extensions.Logging": "ILoggerFactory",
    "Microsoft.Extensions.Options": "IOptionsMonitor",
    Xunit: "Assert Fact TestContext",
    [standIn("testing")]: `
      TestAnswer TestCaller TestHost TestOperation TestParentAttribute TestRows TestSamples TestStoreAttribute TestTables`,
  },
  {
    "System.Linq": "Any Concat FirstOrDefault OfType OrderBy Select SelectMany SkipLast ToList Where",
    "System.Reflection": "GetCustomAttributes",
    "Microsoft.AspNetCore.TestHost": "ConfigureTestServices",
    "Microsoft.EntityFrameworkCore": "GetMigrations MigrateAsync UseSqlite",
    "Microsoft.Extensions.DependencyInjection": `
      AddAuthentication AddScoped Configure ConfigureDbContext CreateAsyncScope GetRequiredService GetServices`,
    "Microsoft.Extensions.DependencyInjection.Extensions": "RemoveAll",
  },
);
