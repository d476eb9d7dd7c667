/** A form that people give to their classes, and what an entity file says about such a class. */
export interface ClassForm {
  /** The C# of the class and of the types that it needs. */
  readonly source: (name: string) => string;
  /** Statements about the variable `entity` in the mapping of the host. */
  readonly mapping?: (name: string) => string;
  /** The properties that the entity file states. */
  readonly stated?: string;
  /** The body of a request that creates a row. */
  readonly body?: object;
  /** True where nothing may stand against any operation. */
  readonly isPlain?: true;
}

const key = "Id: { type: Guid, isKey: true }";
const named = `${key}, Name: { type: string, maxLength: 80 }`;
const full = `${named}, Amount: { type: decimal }`;

/** Statements of an entity file that fit most classes. */
export const usual = { stated: full, body: { name: "Ada", amount: 2.5 } };

/** Returns a class with these members. */
function members(head: string, ...lines: readonly string[]): string {
  return `${head}\n{\n${lines.map((line) => `    ${line}\n`).join("\n")}}\n`;
}

const open = [
  "public Guid Id { get; set; }",
  'public string Name { get; set; } = "";',
  "public decimal Amount { get; set; }",
];

/** The forms by name. */
export const classForms: Readonly<Record<string, ClassForm>> = {
  poco: { source: (name) => members(`public class ${name}`, ...open), isPlain: true },
  sealed: { source: (name) => members(`public sealed class ${name}`, ...open), isPlain: true },
  plainRecord: { source: (name) => members(`public record ${name}`, ...open), isPlain: true },
  more: {
    source: (name) =>
      members(
        `public class ${name}`,
        ...open,
        "public DateTime? SeenAt { get; set; }",
        `public virtual ${name}? Parent { get; set; }`,
        "public Guid? ParentId { get; set; }",
        `public virtual ICollection<${name}> Children { get; set; } = [];`,
        'public string Label => $"{Name} {Amount}";',
      ),
    isPlain: true,
  },
  requiredMembers: {
    source: (name) =>
      members(
        `public class ${name}`,
        "public Guid Id { get; set; }",
        "public required string Name { get; set; }",
        "public required decimal Amount { get; set; }",
      ),
    isPlain: true,
  },
  inherited: {
    source: (name) =>
      `${members(`public abstract class ${name}Base`, "public Guid Id { get; set; }")}\n${members(`public class ${name} : ${name}Base`, ...open.slice(1))}`,
    isPlain: true,
  },
  partial: {
    source: (name) =>
      `${members(`public partial class ${name}`, ...open.slice(0, 1))}\n${members(`public partial class ${name}`, ...open.slice(1))}`,
    isPlain: true,
  },
  intKey: {
    source: (name) => members(`public class ${name}`, "public int Id { get; set; }", ...open.slice(1)),
    stated: full.replace("Guid", "int"),
    isPlain: true,
  },
  genericBase: {
    source: (name) =>
      `${members(`public abstract class ${name}Base<TKey>`, "public TKey Id { get; set; } = default!;")}\n${members(`public class ${name} : ${name}Base<Guid>`, ...open.slice(1))}`,
  },
  requiredMissing: {
    source: (name) => members(`public class ${name}`, ...open, "public required string Code { get; set; }"),
  },
  privateSetters: {
    source: (name) =>
      members(
        `public class ${name}`,
        `private ${name}()\n    {\n    }`,
        `public ${name}(string name, decimal amount)\n    {\n        Name = name;\n        Amount = amount;\n    }`,
        ...open.map((line) => line.replace(" set;", " private set;")),
      ),
  },
  protectedKey: {
    source: (name) =>
      `${members(`public abstract class ${name}Base`, "public Guid Id { get; protected set; }")}\n${members(`public class ${name} : ${name}Base`, ...open.slice(1))}`,
  },
  init: { source: (name) => members(`public class ${name}`, ...open.map((line) => line.replace("set;", "init;"))) },
  initKey: {
    source: (name) => members(`public class ${name}`, "public Guid Id { get; init; }", ...open.slice(1)),
  },
  positional: { source: (name) => `public record ${name}(Guid Id, string Name, decimal Amount);\n` },
  getOnly: {
    source: (name) =>
      members(
        `public class ${name}`,
        `public ${name}(Guid id, string name, decimal amount)\n    {\n        Id = id;\n        Name = name;\n        Amount = amount;\n    }`,
        ...open.map((line) => line.replace(" set;", "").replace(' = "";', "")),
      ),
    mapping: () => "entity.Property(e => e.Name);\nentity.Property(e => e.Amount);",
  },
  primaryConstructor: {
    source: (name) =>
      members(
        `public class ${name}(string name)`,
        open[0] ?? "",
        "public string Name { get; set; } = name;",
        open[2] ?? "",
      ),
  },
  factory: {
    source: (name) =>
      members(
        `public class ${name}`,
        `private ${name}()\n    {\n    }`,
        `public static ${name} Create() => new();`,
        ...open,
      ),
  },
  typedKey: {
    source: (name) =>
      `public readonly record struct ${name}Id(Guid Value);\n\n${members(`public class ${name}`, `public ${name}Id Id { get; set; }`, ...open.slice(1))}`,
    mapping: (name) => `entity.Property(e => e.Id).HasConversion(id => id.Value, value => new ${name}Id(value));`,
  },
  compositeKey: {
    source: (name) => members(`public class ${name}`, ...open, "public int Tenant { get; set; }"),
    mapping: () => "entity.HasKey(e => new { e.Tenant, e.Id });",
  },
  otherKey: {
    source: (name) => members(`public class ${name}`, ...open, 'public string Code { get; set; } = "";'),
    mapping: () => "entity.HasKey(e => e.Code);",
  },
  enumAsText: {
    source: (name) =>
      `public enum ${name}Kind\n{\n    Small,\n    Large,\n}\n\n${members(`public class ${name}`, ...open.slice(0, 2), `public ${name}Kind Amount { get; set; }`)}`,
    stated: `${named}, Amount: { type: string, maxLength: 20 }`,
    body: { name: "Ada", amount: "Small" },
  },
  nullableProperty: {
    source: (name) => members(`public class ${name}`, ...open.slice(0, 2), "public decimal? Amount { get; set; }"),
  },
  nullableStated: {
    source: (name) => members(`public class ${name}`, ...open),
    stated: `${named}, Amount: { type: decimal? }`,
  },
  otherType: {
    source: (name) => members(`public class ${name}`, ...open.slice(0, 2), "public double Amount { get; set; }"),
  },
  otherKeyType: { source: (name) => members(`public class ${name}`, "public int Id { get; set; }", ...open.slice(1)) },
  field: {
    source: (name) => members(`public class ${name}`, ...open.slice(0, 2), "public decimal Amount;"),
    mapping: () => "entity.Property(e => e.Amount);",
  },
};
