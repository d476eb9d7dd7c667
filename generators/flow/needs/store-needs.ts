import type { DatabaseId } from "../../entity/graft.ts";
import type { Host, HostClass } from "../../host/host.ts";
import type { HostNeed, Import, Spot } from "../../host/needs.ts";
import { lacksPackage, type PackageNeed, packageNeed } from "../../host/package-need.ts";
import { infrastructureExtensions, modelBuilderExtensions } from "../../model/emitted-names.ts";
import type { Model } from "../../model/ir.ts";
import { hasOutbox } from "../../model/storage/stored-entities.ts";
import { fullNameOf } from "../../text/class-names.ts";
import type { Tables } from "../outcome.ts";
import { contextImport, contextNeed, registrationNeed } from "./context-need.ts";
import { databasePackages, inProject } from "./database-packages.ts";

/** The place of the store in a host. */
interface StorePlace {
  /** The path of the project with the infrastructure layer. */
  readonly project: string;
  /** True if an earlier run wrote the layer. */
  readonly isRecorded: boolean;
  /** The context of the host that stores the model; undefined for one of its own. */
  readonly dbContext: HostClass | undefined;
}

/** The package of hosted services, which ASP.NET Core has already. */
const hosting: PackageNeed = {
  id: "Microsoft.Extensions.Hosting.Abstractions",
  version: "10.0.14",
  providers: /^Microsoft\.Extensions\.Hosting(?:\.Abstractions)?$/i,
};

/** Lists the lines that a host lacks for the stores of a model: packages, registrations, and tables in development. Spec: model-infrastructure, Names for hosts. */
export function storeNeeds(
  host: Host,
  { contexts }: Model,
  { project, isRecorded, dbContext }: StorePlace,
): readonly HostNeed[] {
  const stored = contexts.filter(({ aggregates }) => aggregates.length > 0).map(({ name }) => name);
  const missing = stored.filter((name) => !host.calls.has(registrationOf(name)));
  const services = contexts.some(hasOutbox) ? hostingNeeds(host, project) : [];
  if (dbContext !== undefined) {
    const unmapped = stored.filter((name) => !host.calls.has(mappingOf(name)));
    return [
      ...services,
      ...missing.map((name) => sharedRegistrationNeed(name, dbContext)),
      ...unmapped.map((name) => mappingNeed(name, dbContext)),
    ];
  }
  if (missing.length === 0) return services;
  const database = databaseOf(host);
  return [
    ...services,
    ...databasePackages[database]
      .filter((one) => lacksPackage(host, one))
      .map((one) => packageNeed(inProject(host, project)(one), host)),
    ...missing.map((name) => ownRegistrationOf(name, database)),
    // The line goes when migrations come, and must then stay away.
    ...(isRecorded ? [] : missing.map(schemaNeed)),
  ];
}

/** Lists the package that a project without ASP.NET Core needs for the delivery of events. Spec: model-infrastructure, Events. */
function hostingNeeds(host: Host, project: string): readonly HostNeed[] {
  const store = host.projects.find(({ path }) => path === project);
  if (store === undefined || store.isWeb || !lacksPackage(store, hosting)) return [];
  return [packageNeed(inProject(host, project)(hosting), host)];
}

/** Returns the way to the tables of models: the lines of a first run create them, migrations of the host change them. Spec: host, Database schema. */
export function storeTables(isRecorded: boolean): Tables {
  return isRecorded ? "migrated" : "created";
}

function registrationOf(context: string): string {
  return `Add${context}Infrastructure`;
}

function mappingOf(context: string): string {
  return `Apply${context}`;
}

/** Returns the import of the methods that register a store and create its tables. */
function registration(context: string): Import {
  return contextImport(context, infrastructureExtensions(context));
}

/** Returns the line that stores a context of a model in a context of the host. */
function sharedRegistrationNeed(context: string, dbContext: HostClass): HostNeed {
  const call = `${registrationOf(context)}<${dbContext.name}>`;
  const stored = { namespace: dbContext.namespace, alone: `${dbContext.name} = ${fullNameOf(dbContext)}` };
  return registrationNeed(context, {
    call,
    imports: [registration(context), ...(dbContext.namespace === "" ? [] : [stored])],
  });
}

function mappingNeed(context: string, { name, file, project }: HostClass): HostNeed {
  const call = mappingOf(context);
  const spot: Spot = {
    kind: "mapping",
    call,
    import: contextImport(context, modelBuilderExtensions(context)),
    context: name,
    ...(project !== undefined && { project }),
  };
  const need = contextNeed(context, {
    line: `modelBuilder.${call}();`,
    place: `last in OnModelCreating of ${name}`,
    spot,
  });
  return { ...need, file: file ?? `${name}.cs` };
}

/** Returns the database that a host uses already. One without any gets SQLite, which needs no server. */
function databaseOf(host: Host): DatabaseId {
  const uses = (id: DatabaseId) => databasePackages[id].some((one) => !lacksPackage(host, one));
  return uses("postgres") && !uses("sqlite") ? "postgres" : "sqlite";
}

const providers: Readonly<Record<DatabaseId, (context: string) => string>> = {
  sqlite: (context) => `UseSqlite("Data Source=${context.toLowerCase()}.db")`,
  postgres: (context) => `UseNpgsql(builder.Configuration.GetConnectionString("${context}"))`,
};

function ownRegistrationOf(context: string, database: DatabaseId): HostNeed {
  const given = `options => options.${providers[database](context)}`;
  const imports = [registration(context), { namespace: "Microsoft.EntityFrameworkCore" }];
  return registrationNeed(context, { call: registrationOf(context), given, imports });
}

function schemaNeed(context: string): HostNeed {
  const line = `if (app.Environment.IsDevelopment()) { app.Services.Create${context}Schema(); }`;
  return contextNeed(context, {
    line,
    place: "after builder.Build(), before the endpoints",
    spot: {
      kind: "preparation",
      line,
      imports: [registration(context), { namespace: "Microsoft.Extensions.Hosting" }],
    },
  });
}
