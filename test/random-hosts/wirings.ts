import { indent } from "./contexts.ts";

/** Statements of a program about `services` and `app`. */
export interface Parts {
  readonly services: string;
  readonly endpoints: string;
}

/** The files of a program by name. Files that begin with a type stand in the root namespace. */
export type Wiring = (parts: Parts) => Readonly<Record<string, string>>;

const create = (provider: string) =>
  `using (var scope = ${provider}.CreateScope())\n{\n    scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();\n}`;

const onBuilder = (services: string) => services.replaceAll(/^services\./gm, "builder.Services.");

const blocks = (...texts: readonly string[]) => texts.join("\n\n");

const head = "var builder = WebApplication.CreateBuilder(args);";
const build = "var app = builder.Build();";

function program({ services, endpoints }: Parts, run = "app.Run();", first = head): string {
  return blocks(first, onBuilder(services), build, create("app.Services"), endpoints, run);
}

function main(signature: string, body: string): string {
  return `public class Program\n{\n    public static ${signature}\n    {\n${indent(body, 2)}\n    }\n}`;
}

function startup({ services, endpoints }: Parts, configure: string): string {
  return `public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
${indent(services, 2)}
    }

    public void Configure(${configure} app)
    {
${configure === "WebApplication" ? indent(blocks(create("app.Services"), endpoints), 2) : pipeline(endpoints)}
    }
}`;
}

function pipeline(endpoints: string): string {
  const mapped = indent(endpoints.replaceAll(/\bapp\b/g, "endpoints"));
  return indent(
    blocks(create("app.ApplicationServices"), "app.UseRouting();", `app.UseEndpoints(endpoints =>\n{\n${mapped}\n});`),
    2,
  );
}

function extensions(...methods: readonly string[]): string {
  return `public static class HostSetup\n{\n${indent(methods.join("\n\n"))}\n}`;
}

/** The ways in which a program is wired, by name. */
export const wirings: Readonly<Record<string, Wiring>> = {
  top: (parts) => ({ Program: program(parts) }),
  topAsync: (parts) => ({ Program: program(parts, "await app.RunAsync();") }),
  main: (parts) => ({ Program: main("void Main(string[] args)", program(parts)) }),
  mainAsync: (parts) => ({ Program: main("async Task Main(string[] args)", program(parts, "await app.RunAsync();")) }),
  caught: (parts) => ({ Program: `try\n{\n${indent(program(parts))}\n}\nfinally\n{\n    Console.Out.Flush();\n}` }),
  otherwise: (parts) => ({
    Program: program(
      parts,
      'if (args.Contains("--check"))\n{\n    Console.WriteLine("checked");\n}\nelse\n{\n    app.Run();\n}',
    ),
  }),
  startup: (parts) => ({
    Program: main(
      "void Main(string[] args)",
      "Host.CreateDefaultBuilder(args)\n    .ConfigureWebHostDefaults(web => web.UseStartup<Startup>())\n    .Build()\n    .Run();",
    ),
    Startup: startup(parts, "IApplicationBuilder"),
  }),
  startupByHand: (parts) => ({
    Program: blocks(
      head,
      "var startup = new Startup();\nstartup.ConfigureServices(builder.Services);",
      build,
      "startup.Configure(app);",
      "app.Run();",
    ),
    Startup: startup(parts, "WebApplication"),
  }),
  extensions: ({ services, endpoints }) => ({
    Program: blocks(head, "builder.Services.AddShop();", build, create("app.Services"), "app.MapShop();", "app.Run();"),
    HostSetup: extensions(
      `public static void AddShop(this IServiceCollection services)\n{\n${indent(services)}\n}`,
      `public static void MapShop(this WebApplication app)\n{\n${indent(endpoints)}\n}`,
    ),
  }),
  stages: ({ services, endpoints }) => ({
    Program: blocks(head, "var app = builder.ConfigureServices().ConfigurePipeline();", "app.Run();"),
    HostSetup: extensions(
      `public static WebApplication ConfigureServices(this WebApplicationBuilder builder)\n{\n${indent(blocks(onBuilder(services), "return builder.Build();"))}\n}`,
      `public static WebApplication ConfigurePipeline(this WebApplication app)\n{\n${indent(blocks(create("app.Services"), endpoints, "return app;"))}\n}`,
    ),
  }),
  helper: (parts) => ({
    Program: program(parts, "app.Run();", "var builder = HostSetup.CreateBuilder(args);"),
    HostSetup: extensions(
      "public static WebApplicationBuilder CreateBuilder(string[] args)\n{\n    return WebApplication.CreateBuilder(args);\n}",
    ),
  }),
};
