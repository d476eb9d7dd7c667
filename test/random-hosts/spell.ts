import { indent } from "./contexts.ts";
import type { Choices } from "./draw.ts";

/** The namespaces that implicit usings give to a library, and beyond that to a web project. */
export const implicitUsings = {
  library: [
    "System",
    "System.Collections.Generic",
    "System.IO",
    "System.Linq",
    "System.Net.Http",
    "System.Threading",
    "System.Threading.Tasks",
  ],
  web: [
    "System.Net.Http.Json",
    "Microsoft.AspNetCore.Builder",
    "Microsoft.AspNetCore.Hosting",
    "Microsoft.AspNetCore.Http",
    "Microsoft.AspNetCore.Routing",
    "Microsoft.Extensions.Configuration",
    "Microsoft.Extensions.DependencyInjection",
    "Microsoft.Extensions.Hosting",
    "Microsoft.Extensions.Logging",
  ],
};

/** The namespace of each word of the framework that a host uses. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Guid|DateTime|Func|Console)\b/, "System"],
  [/\bICollection\b/, "System.Collections.Generic"],
  [/\.(?:ToList|Contains|Select|Where)\(/, "System.Linq"],
  [/\basync Task\b/, "System.Threading.Tasks"],
  [
    /\b(?:WebApplication|IApplicationBuilder|WebApplicationBuilder)\b|\.(?:Map\w+|WithName)\(/,
    "Microsoft.AspNetCore.Builder",
  ],
  [/\.WithTags\(/, "Microsoft.AspNetCore.Http"],
  [/\bUseStartup\b/, "Microsoft.AspNetCore.Hosting"],
  [/\bIEndpointRouteBuilder\b/, "Microsoft.AspNetCore.Routing"],
  [/\b(?:ControllerBase)\b/, "Microsoft.AspNetCore.Mvc"],
  [
    /\bAdd(?:DbContext|Controllers|HealthChecks)\b|IServiceCollection|CreateScope/,
    "Microsoft.Extensions.DependencyInjection",
  ],
  [/\bHost\.Create/, "Microsoft.Extensions.Hosting"],
  [
    /\b(?:DbContext|ModelBuilder|UseSqlite|IEntityTypeConfiguration|SetTableName|GetTableName)\b/,
    "Microsoft.EntityFrameworkCore",
  ],
  [/\bEntityTypeBuilder\b/, "Microsoft.EntityFrameworkCore.Metadata.Builders"],
];

/** The place of a file. */
interface Place {
  /** Its namespace; undefined for none. */
  readonly space: string | undefined;
  readonly isWeb: boolean;
  readonly drawn: Choices;
  /** The namespace of each type of the host. */
  readonly homes: ReadonlyMap<string, string>;
}

/** Returns a file with its usings and its namespace. */
export function spell(text: string, { space, isWeb, drawn, homes }: Place): string {
  const known = drawn.hasImplicitUsings ? [...implicitUsings.library, ...(isWeb ? implicitUsings.web : [])] : [];
  const own = [...homes].filter(([name]) => isNamed(name, text)).map(([, home]) => home);
  const wanted = [...words.filter(([word]) => word.test(text)).map(([, home]) => home), ...own].filter(
    (home) => home !== "" && !known.includes(home) && !`${space}.`.startsWith(`${home}.`),
  );
  const usings = [...new Set(wanted)].sort().map((home) => `using ${home};\n`);
  const top = usings.length > 0 ? `${usings.join("")}\n` : "";
  const legal = drawn.hasNullable ? text : text.replaceAll(/(\bpublic virtual \w+)\?/g, "$1");
  const body = drawn.stranger?.startsWith("Task")
    ? legal.replace("async Task ", "async System.Threading.Tasks.Task ")
    : legal;
  if (space === undefined) return `${top}${body.trimEnd()}\n`;
  if (drawn.hasBlockNamespaces) return `${top}namespace ${space}\n{\n${indent(body.trimEnd())}\n}\n`;
  return `${top}namespace ${space};\n\n${body.trimEnd()}\n`;
}

/** Tells whether a file uses a type by its simple name, or one of the extension methods in it. */
function isNamed(name: string, text: string): boolean {
  const methods: Readonly<Record<string, string>> = {
    OwnThings: "MapOwnThings",
    HostSetup: "AddShop|MapShop|ConfigureServices",
  };
  return new RegExp(`(?<![.\\w"])(?:${name})\\b|\\.(?:${methods[name] ?? name})\\(`, "m").test(text);
}
