/** A stored member of a class, as generated C# has it. */
export interface StoredMember {
  /** The C# type: `string?`. */
  readonly type: string;
  /** The most characters; undefined for any number. */
  readonly maxLength: number | undefined;
}

/** The stored classes of generated C#, with their members by name: entities, and values with columns of their own. */
export type StoredClasses = ReadonlyMap<string, ReadonlyMap<string, StoredMember>>;

/** A mapping of EF Core that Tenon writes: of an entity, or of a value. */
const mapping =
  /IEntityTypeConfiguration<(?:[\w.]*\.)?(\w+)>|static void Map\(Complex\w+Builder<(?:[\w.]*\.)?(\w+)\??>/g;

/** Reads the stored classes in generated texts. Only the forms that Tenon itself writes are known. */
export function storedClassesIn(texts: readonly string[]): StoredClasses {
  const mapped = texts.flatMap(mappingsIn);
  const names = new Set(mapped.map(({ name }) => name));
  const declared = new Map(texts.flatMap((text) => classesIn(text, names)));
  const classes = new Map<string, Map<string, StoredMember>>();
  for (const { name, body } of mapped) {
    const own = declared.get(name) ?? new Map<string, DeclaredProperty>();
    classes.set(name, new Map([...(classes.get(name) ?? []), ...membersIn(body, own)]));
  }
  return classes;
}

function membersIn(body: string, own: ReadonlyMap<string, DeclaredProperty>): ReadonlyMap<string, StoredMember> {
  const open = [...own].filter(([, { isOpen }]) => isOpen);
  const members = new Map<string, StoredMember>(open.map(([name, { type }]) => [name, { type, maxLength: undefined }]));
  for (const [, type, text = "", selected = "", facets = ""] of body.matchAll(mappedMember)) {
    const member = selected === "" ? pascal(text) : selected;
    const known = own.get(member)?.type ?? type;
    if (known === undefined) continue;
    const length = /HasMaxLength\((\d+)\)/.exec(facets)?.[1];
    members.set(member, { type: known, maxLength: length === undefined ? undefined : Number(length) });
  }
  for (const [, member = ""] of body.matchAll(/\.Ignore\(\w+ => \w+\.(\w+)\)/g))
    if (!body.includes(`"_${member.charAt(0).toLowerCase()}${member.slice(1)}"`)) members.delete(member);
  return members;
}

/** The call that maps a member: by a lambda, or by its name, which may be that of a private list. */
const mappedMember =
  /\.(?:Property|ComplexProperty|PrimitiveCollection|ComplexCollection)(?:<(.+?)>)?\((?:"_?(\w+)"|\w+ => \w+\.(\w+))([^;]*)/g;

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function mappingsIn(text: string): readonly { readonly name: string; readonly body: string }[] {
  const found = [...text.matchAll(mapping)];
  return found.map(({ index, 1: entity, 2: value }) => {
    // A mapping ends with its method: no line of it closes a brace of that depth before.
    const end = text.indexOf("\n    }\n", index);
    return { name: entity ?? value ?? "", body: text.slice(index, end < 0 ? undefined : end) };
  });
}

interface DeclaredProperty {
  readonly type: string;
  /** True for a property that anyone sets, which EF Core maps by itself. */
  readonly isOpen: boolean;
}

function classesIn(text: string, names: ReadonlySet<string>) {
  const heads = [...text.matchAll(/^(?:public|internal) [\w ]*?(?:class|record) (\w+)/gm)];
  return heads.flatMap(({ index, 1: name = "" }, at) => {
    if (!names.has(name)) return [];
    const body = text.slice(index, heads[at + 1]?.index);
    const properties = body.matchAll(
      /^ {4}(?:\[.*?\] )?public (?:required |new )?([\w.]\S*(?:<.*>\??)?) (\w+) *(\{ get; set; \})?/gm,
    );
    const members = Array.from(properties, ([, type = "", member = "", open]) => {
      return [member, { type, isOpen: open !== undefined && !/Collection<|List<|\bnull!/.test(type) }] as const;
    });
    return [[name, new Map(members)] as const];
  });
}
