import type { Span } from "../diagnostics/diagnostic.ts";
import type { DeclaredClass } from "../host/host.ts";
import type { Access } from "../http/access.ts";
import type { EndpointName } from "./entity.ts";

/** A value with its place in the file. */
export interface Located<T> {
  readonly value: T;
  readonly span: Span;
}

type Written<T> = Located<T> | undefined;

/** Who may call what, as far as the file says it. */
export type AccessDecl = Readonly<Partial<Record<EndpointName | "default", Access>>>;

/** The sizes of pages, as far as the file says them. */
export interface PagingDecl {
  readonly pageSize: Written<number>;
  readonly maxPageSize: Written<number>;
}

/** A property as written. Bounds keep the digits of the file. */
export interface PropertyDecl {
  readonly name: Located<string>;
  readonly type: Located<string>;
  readonly isKey: boolean;
  readonly required: Written<boolean>;
  readonly minLength: Written<number>;
  readonly maxLength: Written<number>;
  readonly min: Written<string>;
  readonly max: Written<string>;
  readonly pattern: Written<string>;
  readonly description: string | undefined;
}

/** A relationship as written. */
export interface RelationshipDecl {
  readonly name: Located<string>;
  readonly relatedEntity: Located<string>;
  readonly foreignKey: Written<string>;
  readonly route: Written<string>;
  readonly access: Access | undefined;
}

/** An entity as written. */
export interface EntityDecl extends PagingDecl {
  readonly name: Located<string>;
  /** Whether the host has the class of the rows and its mapping. */
  readonly isExisting: boolean;
  readonly clrType: Written<string>;
  readonly plural: Written<string>;
  readonly route: Written<string>;
  readonly access: AccessDecl | undefined;
  readonly description: string | undefined;
  readonly properties: readonly PropertyDecl[];
  readonly relationships: readonly RelationshipDecl[];
  /** The file that declares it. */
  readonly file: FileDecl;
}

/** An enum as written. */
export interface EnumDecl {
  readonly name: Located<string>;
  readonly members: readonly Located<string>[];
  /** The file that declares it. */
  readonly file: FileDecl;
}

/** What a file says beside its entities and enums. */
export interface FileDecl {
  readonly path: string;
  /** The key `entity`. */
  readonly span: Span;
  readonly target: Readonly<Record<"folder" | "dbContext" | "library", Written<string>>>;
  readonly defaults: PagingDecl & { readonly access: AccessDecl | undefined };
}

/** All files of a run as written, with what the checks need to know of the host. */
export interface Declared {
  readonly files: readonly FileDecl[];
  readonly entities: readonly EntityDecl[];
  /** Each entity by its name; the first, where two have the same. */
  readonly byName: ReadonlyMap<string, EntityDecl>;
  readonly enums: readonly EnumDecl[];
  /** Each enum by its name; the first, where two have the same. */
  readonly enumByName: ReadonlyMap<string, EnumDecl>;
  readonly registersAuthentication: boolean;
  /** The classes in the host's own source; undefined where there is no host. */
  readonly classes: readonly DeclaredClass[] | undefined;
  /** The same classes by their names, with and without their namespace. */
  readonly classesByName: ReadonlyMap<string, readonly DeclaredClass[]>;
}
