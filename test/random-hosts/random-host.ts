import { classForms } from "./class-forms.ts";
import { configurationsOf, contextOf, conventions, indent } from "./contexts.ts";
import type { Choices } from "./draw.ts";
import { bodiesOf, entityFileOf, generatedIn } from "./entity-file.ts";
import { ownEndpoints } from "./own-endpoints.ts";
import { projectFiles, projectsOf } from "./projects.ts";
import { spell } from "./spell.ts";
import { wirings } from "./wirings.ts";

/** A host with its files, an entity file for it, and what it must answer. */
export interface RandomHost {
  readonly name: string;
  readonly drawn: Choices;
  /** Every file by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** The value of `--host`. */
  readonly host: string;
  /** Answers to a GET of each path, before the graft and after it. */
  readonly answers: Readonly<Record<string, string>>;
  /** The body that creates a row, by entity. */
  readonly bodies: Readonly<Record<string, object>>;
  /** Everything that Tenon may refuse this host for. */
  readonly hazards: readonly string[];
}

/** Returns the host of these decisions. */
export function hostOf(name: string, drawn: Choices): RandomHost {
  const folders = projectsOf(drawn);
  const spaces = {
    root: drawn.root.namespace,
    data: drawn.layout === "single" ? `${drawn.root.namespace}.Data` : `${drawn.root.namespace}.Infrastructure`,
    models: modelSpaceOf(drawn),
  };
  // A simple name means the namespace where both have one.
  const reference = (type: string) =>
    spaces.root.split(".").includes(type) || drawn.stranger === type
      ? `global::${spaces.models && `${spaces.models}.`}${type}`
      : type;
  const types = typesOf(drawn, spaces, reference);
  const sources = Object.fromEntries(
    types.map(({ project, path, space, text }) => [
      `${folders[project].folder}/${path}.cs`.replace(/^\//, ""),
      spell(text, { space, isWeb: project === "web", drawn, homes: homesOf(types) }),
    ]),
  );
  const endpoints = ownIn(drawn).flatMap((form) => ownEndpoints[form] ?? []);
  return {
    name,
    drawn,
    files: { ...sources, ...projectFiles(drawn), "shop.yaml": entityFileOf(drawn) },
    host: drawn.solution === "none" ? folders.web.folder : `Shop.${drawn.solution}`,
    answers: {
      ...Object.assign({}, ...endpoints.map(({ answers }) => answers)),
      ...(drawn.convention !== "none" && { "/own/tables": "own tables: " }),
      ...(drawn.health === "get" && { "/health": "fine" }),
      ...(drawn.health === "checks" && { "/health": "Healthy" }),
    },
    bodies: bodiesOf(drawn),
    hazards: hazardsOf(drawn),
  };
}

function ownIn({ endpoints, clash }: Choices): readonly string[] {
  return clash === null ? endpoints : [...endpoints, clash];
}

/** A C# file: its project, its path below it, its namespace and its types. */
interface Source {
  readonly project: "web" | "data" | "models";
  readonly path: string;
  readonly space: string | undefined;
  readonly text: string;
}

function typesOf(
  drawn: Choices,
  { root, data, models }: { root: string; data: string; models: string },
  reference: (type: string) => string,
): readonly Source[] {
  const program = wirings[drawn.wiring]?.({ services: servicesOf(drawn), endpoints: endpointsOf(drawn) }) ?? {};
  const beside = [...new Set(ownIn(drawn).flatMap((form) => ownEndpoints[form]?.beside ?? []))];
  const web = { project: "web", space: root } as const;
  return [
    ...Object.entries(program).map(([path, text]) => ({
      ...web,
      path,
      text,
      space: isTopLevel(text) ? undefined : root,
    })),
    ...beside.map((text, index) => ({ ...web, path: `Own/Own${index}`, text })),
    ...strangerOf(drawn),
    { project: "data", path: "Data/ShopDb", space: data, text: contextOf(drawn, reference) },
    ...(drawn.hasSecondContext
      ? [{ project: "data", path: "Data/AuditDb", space: data, text: secondContext } as const]
      : []),
    ...configurationsOf(drawn, reference).map(
      ([path, text]) => ({ project: "data", path: `Data/${path}`, space: data, text }) as const,
    ),
    ...Object.entries(drawn.existing).map(
      ([name, { form }]) =>
        ({
          project: "models",
          path: `Models/${name}`,
          space: models || undefined,
          text: classForms[form]?.source(name) ?? "",
        }) as const,
    ),
  ];
}

/** Returns the file of the type that has the name of another one. */
function strangerOf({ stranger, root }: Choices): readonly Source[] {
  if (stranger === null) return [];
  const [type = "", ...spaces] = stranger.split(".").reverse();
  const space = [root.namespace, ...spaces].join(".");
  return [{ project: "web", path: "Own/Stranger", space, text: `public class ${type};` }];
}

function isTopLevel(text: string): boolean {
  return !text.startsWith("public ");
}

const secondContext = `public class AuditDb(DbContextOptions<AuditDb> options) : DbContext(options)
{
}`;

function modelSpaceOf({ modelSpace, root, existing }: Choices): string {
  // C# has no namespace and class of one name side by side.
  if (modelSpace === "none")
    return Object.keys(existing).some((name) => root.namespace.startsWith(`${name}.`)) ? root.namespace : "";
  return modelSpace === "" ? root.namespace : `${root.namespace}.${modelSpace}`;
}

/** Returns the namespace of each type, so that files can be given their usings. */
function homesOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap(({ space, text }) =>
      [
        ...text.matchAll(
          /^public (?:static |sealed |abstract |partial |readonly )*(?:class|record struct|record|enum) (\w+)/gm,
        ),
      ].map(([, name = ""]) => [name, space ?? ""] as const),
    ),
  );
}

function servicesOf(drawn: Choices): string {
  return [
    'services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));',
    ...(ownIn(drawn).some((form) => ownEndpoints[form]?.isController) ? ["services.AddControllers();"] : []),
    ...(drawn.health === "checks" ? ["services.AddHealthChecks();"] : []),
  ].join("\n");
}

function endpointsOf(drawn: Choices): string {
  const own = ownIn(drawn).flatMap((form) => ownEndpoints[form]?.statements ?? []);
  return [
    ...own,
    ...(ownIn(drawn).some((form) => ownEndpoints[form]?.isController) ? ["app.MapControllers();"] : []),
    ...(drawn.health === "get" ? ['app.MapGet("/health", () => "fine");'] : []),
    ...(drawn.health === "checks" ? ['app.MapHealthChecks("/health");'] : []),
    ...(conventions[drawn.convention] === undefined ? [] : [tables]),
    'app.MapGet("/", () => "own /");',
  ].join("\n");
}

// Names the tables that a convention of the host has not reached.
const tables = `app.MapGet("/own/tables", (ShopDb db) =>
${indent('"own tables: " + string.Join(" ", db.Model.GetEntityTypes().Select(type => type.GetTableName()).Where(name => name?.StartsWith("t_") == false)));')}`;

function hazardsOf(drawn: Choices): readonly string[] {
  const names = [...Object.keys(drawn.existing), ...generatedIn(drawn)];
  return [
    ...Object.values(drawn.existing).flatMap(({ form }) => (classForms[form]?.isPlain ? [] : [form])),
    ...(drawn.clash === null ? [] : [drawn.clash]),
    ...(drawn.stranger?.split(".").filter((part) => names.includes(part.replace(/s$/, ""))) ?? []),
    ...drawn.root.namespace.split(".").filter((part) => names.includes(part)),
  ];
}
