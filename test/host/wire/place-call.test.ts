import { expect, test } from "vitest";
import { wireText } from "./wire-text.ts";

const withServices = (text: string, call: string) => wireText(text, { kind: "services", call });
const withEndpoints = (text: string, call: string) => wireText(text, { kind: "endpoints", call });

const program = `using Acme;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddShopDb();

// Everything is known at this point.
var app = builder.Build();
app.MapNewsletter();

await app.RunAsync();
`;

test("services go below the others, and leave a comment with what it is about", () => {
  expect(withServices(program, "AddTenon")).toBe(
    program.replace("AddShopDb();\n", "AddShopDb();\nbuilder.Services.AddTenon();\n"),
  );
});

test("endpoints go below the others", () => {
  expect(withEndpoints(program, "MapTenon")).toBe(
    program.replace("MapNewsletter();\n", "MapNewsletter();\napp.MapTenon();\n"),
  );
});

test("the names of the host's own variables, its indent and its line ends are kept", () => {
  const main = `class Program
{
    static void Main(string[] args)
    {
        var web = WebApplication.CreateSlimBuilder(args);
        WebApplication host = web.Build();
        host.Run("http://localhost:5000");
    }
}
`.replaceAll("\n", "\r\n");
  const wired = withEndpoints(withServices(main, "AddTenon") ?? "", "MapTenon");
  expect(wired).toBe(
    main
      .replace("(args);\r\n", "(args);\r\n        web.Services.AddTenon();\r\n")
      .replace("web.Build();\r\n", "web.Build();\r\n        host.MapTenon();\r\n"),
  );
});

const shortest = "var b = WebApplication.CreateBuilder(args);\nvar a = b.Build();\na.Run();\n";

test.each<[string, string]>([
  ["no program", ""],
  [
    "a class that puts it together",
    "Host.CreateDefaultBuilder(args).ConfigureWebHostDefaults(web => web.UseStartup<Startup>());\n",
  ],
  [
    "a builder that is no web application's",
    shortest.replace("WebApplication.CreateBuilder", "Host.CreateApplicationBuilder"),
  ],
  ["two applications", `${shortest}var c = b.Build();\n`],
  ["code under a condition", `#if DEBUG\n${shortest}#endif\n`],
  ["a program in a comment", `/*\n${shortest}*/\n`],
  ["a program in a text", `var text = """\n${shortest}""";\n`],
  ["a chain", "var a = WebApplication.CreateBuilder(args).Build();\na.Run();\n"],
  ["something before it in the line", shortest.replace("var a", "F(); var a")],
])("services have no plain place in %s", (_, text) => {
  expect(withServices(text, "AddTenon")).toBeUndefined();
});

test.each<[string, string]>([
  ["a program that runs under a condition", shortest.replace("a.Run", "if (x)\n    a.Run")],
  ["a program that runs in two places", `${shortest}a.RunAsync();\n`],
  ["a program that runs in an expression", shortest.replace("a.Run()", "F(() => a.Run())")],
  ["a method group", shortest.replace("a.Run();", "F(a.Run);").replace("var a", "F(); var a")],
])("endpoints have no plain place in %s", (_, text) => {
  expect(withEndpoints(text, "MapTenon")).toBeUndefined();
});

test("without a plain statement that builds, services go below the builder", () => {
  const text = shortest.replace("var a = b", "WebApplication a;\nif (x)\n    a = b");
  expect(withServices(text, "AddTenon")).toBe(text.replace("(args);\n", "(args);\nb.Services.AddTenon();\n"));
});

test("in a program that never runs, endpoints go below the application", () => {
  const text = shortest.replace("a.Run();\n", "Start(a);\n");
  expect(withEndpoints(text, "MapTenon")).toBe(text.replace("Build();\n", "Build();\na.MapTenon();\n"));
});

test("a handler for the rest of the requests is no run", () => {
  const text = shortest.replace("a.Run();", "a.Run(async context => await F(context));\na.Run();");
  expect(withEndpoints(text, "MapTenon")).toBe(text.replace("a.Run();", "a.MapTenon();\na.Run();"));
});

test("the builder of a configuration is not one of an application", () => {
  const text = `void F()\n{\n    var b = new ConfigurationBuilder();\n    var c = b.Build();\n}\n${shortest}`;
  expect(withServices(text, "AddTenon")).toBe(text.replace("var a", "b.Services.AddTenon();\nvar a"));
});

test("a builder that a helper makes is known by its use", () => {
  const text = `var builder = Bootstrap.Prepare(args);
builder.Services.AddShop();
var app = builder.Build();
app.MapShop();
app.Run();
`;
  const wired = withEndpoints(withServices(text, "AddTenon") ?? "", "MapTenon");
  expect(wired).toBe(
    text
      .replace("AddShop();\n", "AddShop();\nbuilder.Services.AddTenon();\n")
      .replace("MapShop();\n", "MapShop();\napp.MapTenon();\n"),
  );
  expect(withServices(text.replace("Bootstrap.Prepare", "Host.CreateApplicationBuilder"), "AddTenon")).toBeUndefined();
  expect(withServices(text.replace("app.MapShop();\n", ""), "AddTenon")).toBeUndefined();
});

test("endpoints of an application that runs in an else go above its if", () => {
  const run = `if (args.Contains("migrate"))
{
    F(a);
}
else
{
    await a.RunAsync();
}
`;
  const text = shortest.replace("a.Run();\n", run);
  expect(withEndpoints(text, "MapTenon")).toBe(text.replace("if (args", "a.MapTenon();\nif (args"));
  const inside = text.replace("var a = b.Build();\n", "").replace("    await a", "    var a = b.Build();\n    await a");
  expect(withEndpoints(inside, "MapTenon")).toBeUndefined();
});

const loop = "foreach (var x in xs)\n{\n    F(x);\n}\n";

test("a line below a closing brace has a blank line above it, as in the rest of the file", () => {
  const spaced = shortest.replace("var a", `\n${loop}\nvar a`);
  expect(withServices(spaced, "AddTenon")).toBe(spaced.replace("}\n", "}\n\nb.Services.AddTenon();\n"));
  const crowded = shortest.replace("var a", `${loop}var a`);
  expect(withServices(crowded, "AddTenon")).toBe(crowded.replace("}\n", "}\nb.Services.AddTenon();\n"));
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");
  expect(withServices(crlf(spaced), "AddTenon")).toBe(crlf(spaced.replace("}\n", "}\n\nb.Services.AddTenon();\n")));
});
