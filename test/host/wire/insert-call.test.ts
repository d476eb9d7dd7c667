import { expect, test } from "vitest";
import { withEndpoints, withServices } from "../../../generators/host/wire/insert-call.ts";

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
  ["the second half of a statement", shortest.replace("var a", "if (x)\n    var a")],
  ["something before it in the line", shortest.replace("var a", "F(); var a")],
])("services have no plain place in %s", (_, text) => {
  expect(withServices(text, "AddTenon")).toBeUndefined();
});

test.each<[string, string]>([
  ["a program that runs under a condition", shortest.replace("a.Run", "if (x)\n    a.Run")],
  ["a program that runs in two places", `${shortest}a.RunAsync();\n`],
  ["a program that never runs", shortest.replace("a.Run();\n", "")],
])("endpoints have no plain place in %s", (_, text) => {
  expect(withEndpoints(text, "MapTenon")).toBeUndefined();
});
