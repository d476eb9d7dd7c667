import { classForms } from "./class-forms.ts";
import type { Choices } from "./draw.ts";

/** A rule of a host for every table of its model, where it stands, and the statement that applies it. */
interface Convention {
  readonly statement: string;
  /** Members of the context. */
  readonly member?: string;
  /** A class beside the context. */
  readonly beside?: string;
  /** True where it stands in the base class, and the statement calls that. */
  readonly isInBase?: true;
}

const rename = 'entity.SetTableName("t_" + entity.GetTableName());';
const loop = `foreach (var entity in modelBuilder.Model.GetEntityTypes())\n{\n    ${rename}\n}`;

/** Every table has a name that begins with `t_`, in the ways in which people say so. */
export const conventions: Readonly<Record<string, Convention>> = {
  loop: { statement: loop },
  list: { statement: `modelBuilder.Model.GetEntityTypes().ToList().ForEach(entity => ${rename.slice(0, -1)});` },
  method: {
    statement: "RenameTables(modelBuilder);",
    member: `private static void RenameTables(ModelBuilder modelBuilder)\n{\n${indent(loop)}\n}`,
  },
  extension: {
    statement: "modelBuilder.RenameTables();",
    beside: `public static class TableNames\n{\n    public static void RenameTables(this ModelBuilder modelBuilder)\n    {\n${indent(loop, 2)}\n    }\n}`,
  },
  helper: {
    statement: "TableNames.RenameTables(modelBuilder);",
    beside: `public static class TableNames\n{\n    public static void RenameTables(ModelBuilder modelBuilder)\n    {\n${indent(loop, 2)}\n    }\n}`,
  },
  variable: {
    statement: `var entities = modelBuilder.Model.GetEntityTypes().ToList();\nforeach (var entity in entities)\n{\n    ${rename}\n}`,
  },
  base: { statement: "base.OnModelCreating(modelBuilder);", isInBase: true },
};

/** Returns the text indented by steps. */
export function indent(text: string, steps = 1): string {
  return text.replace(/^(?=.)/gm, "    ".repeat(steps));
}

/** Returns the context with its base class, as the members of a namespace. */
export function contextOf(drawn: Choices, reference: (name: string) => string): string {
  const convention = conventions[drawn.convention];
  const hasBase = drawn.sets === "base" || convention?.isInBase === true;
  const sets = Object.keys(drawn.existing).map((name) => setOf(drawn, reference(name), name));
  const base = hasBase
    ? `${typeOf({ ...drawn, hasPrimaryConstructor: false }, "abstract class BaseDb", "DbContext", [
        ...(drawn.sets === "base" ? sets : []),
        ...(convention?.isInBase ? [creating(loop)] : []),
      ])}\n\n`
    : "";
  const statements = [...mappingsOf(drawn, reference), ...(convention === undefined ? [] : [convention.statement])];
  const main = typeOf(drawn, "class ShopDb", hasBase ? "BaseDb" : "DbContext", [
    ...(drawn.sets === "base" ? [] : sets),
    ...(statements.length > 0 ? [creating(statements.join("\n\n"))] : []),
    ...(convention?.member === undefined ? [] : [convention.member]),
  ]);
  return [base + main, ...(convention?.beside === undefined ? [] : [convention.beside])].join("\n\n");
}

function setOf({ sets }: Choices, type: string, name: string): string {
  const plural = `${name}s`;
  if (sets === "expression") return `public DbSet<${type}> ${plural} => Set<${type}>();`;
  return `public DbSet<${type}> ${plural} { get; set; } = null!;`;
}

function creating(statements: string): string {
  return `protected override void OnModelCreating(ModelBuilder modelBuilder)\n{\n${indent(statements)}\n}`;
}

function typeOf(drawn: Choices, head: string, base: string, members: readonly string[]): string {
  const name = head.split(" ").at(-1) ?? "";
  const options = name === "BaseDb" ? "DbContextOptions" : `DbContextOptions<${name}>`;
  if (drawn.hasPrimaryConstructor)
    return `public ${head}(${options} options) : ${base}(options)\n{\n${indent(members.join("\n\n"))}\n}`;
  const access = name === "BaseDb" ? "protected" : "public";
  const taking = `${access} ${name}(${options} options)\n    : base(options)\n{\n}`;
  return `public ${head} : ${base}\n{\n${indent([taking, ...members].join("\n\n"))}\n}`;
}

/** Returns the statements that map the classes whose form needs it. */
function mappingsOf(drawn: Choices, reference: (name: string) => string): readonly string[] {
  const configured = configuredIn(drawn);
  const inline = Object.entries(drawn.existing).flatMap(([name, { form, isConfigured }]) => {
    const mapping = classForms[form]?.mapping?.(name);
    if (mapping === undefined || isConfigured) return [];
    return [`modelBuilder.Entity<${reference(name)}>(entity =>\n{\n${indent(mapping)}\n});`];
  });
  if (configured.length === 0) return inline;
  if (drawn.configurations === "assembly")
    return [...inline, "modelBuilder.ApplyConfigurationsFromAssembly(typeof(ShopDb).Assembly);"];
  return [...inline, ...configured.map((name) => `modelBuilder.ApplyConfiguration(new ${name}Configuration());`)];
}

function configuredIn({ existing }: Choices): readonly string[] {
  return Object.entries(existing)
    .filter(([, { isConfigured }]) => isConfigured)
    .map(([name]) => name);
}

/** Returns the configuration classes by name. */
export function configurationsOf(
  drawn: Choices,
  reference: (name: string) => string,
): readonly (readonly [string, string])[] {
  return configuredIn(drawn).map((name) => {
    const mapping =
      classForms[drawn.existing[name]?.form ?? ""]?.mapping?.(name) ?? 'entity.Property("Name").HasMaxLength(120);';
    const type = reference(name);
    const body = `public void Configure(EntityTypeBuilder<${type}> entity)\n{\n${indent(mapping)}\n}`;
    return [
      `${name}Configuration`,
      `public class ${name}Configuration : IEntityTypeConfiguration<${type}>\n{\n${indent(body)}\n}`,
    ];
  });
}
