import type { GraftDiagnostic } from "./pack.d.ts";
/** A text with the path that diagnostics name; nothing is read from that path. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}
/** A value with its warnings, or the errors that keep it from being made. */
export type Outcome<Value> = {
  readonly ok: true;
  readonly value: Value;
  readonly diagnostics: readonly GraftDiagnostic[];
} | {
  readonly ok: false;
  readonly diagnostics: readonly GraftDiagnostic[];
};
/** An HTTP operation. */
export interface Route {
  /** The id of the operation in its OpenAPI document. */
  readonly operation: string;
  readonly verb: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly route: string;
  /** The callers that it admits; `name` is that of a policy or a role. */
  readonly access: {
    readonly kind: "anonymous" | "authenticated";
  } | {
    readonly kind: "policy" | "role";
    readonly name: string;
  };
}
/** A correct model. */
export interface CompiledModel {
  readonly kind: "model";
  readonly contexts: readonly {
    readonly name: string;
    readonly routes: readonly Route[];
  }[];
  /** The input of `plan`. Its form can change with each version. */
  readonly content: object;
}
/** A property of an entity. */
export interface EntityProperty {
  readonly name: string;
  /** The type as the entity file names it, without its question mark. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly isKey: boolean;
}
/** A correct entity file, or several that belong together. */
export interface EntityFile {
  readonly kind: "entities";
  readonly entities: readonly {
    readonly name: string;
    readonly plural: string;
    readonly properties: readonly EntityProperty[];
    readonly routes: readonly Route[];
  }[];
  readonly relationships: readonly {
    readonly name: string;
    readonly parent: string;
    readonly child: string;
    readonly type: "OneToMany" | "OneToOne" | "ManyToMany";
    /** The nested list or read; absent where the child has no such operation. */
    readonly route?: Route;
  }[];
  /** The input of `plan`. Its form can change with each version. */
  readonly content: object;
}
/** A layer of a model; each brings the layers that it stands on. Entities have `tests` alone to choose. */
export type Layer = "domain" | "application" | "infrastructure" | "api" | "tests";
/** The .NET project that the code goes into, as texts. */
export interface HostTexts {
  /** The path of the project file among `files`. The layer `tests` needs the name of its folder as well: `MyShop/MyShop.csproj`. */
  readonly project: string;
  /** The project file, the C# files, and what else the project refers to, with paths that have one common root. */
  readonly files: readonly SourceText[];
}
/** The surroundings in which entity files are read. */
export interface ReadOptions {
  /** The host that decides on the access that the files leave open. Without one such operations are anonymous. */
  readonly host?: HostTexts;
}
/** The wanted output. */
export type PlanOptions = 
/** Documents. Of a model, `layers` are those that answer the operations: a store adds responses. */
{
  readonly output: "openapi";
  readonly format?: "yaml" | "json";
  readonly layers?: readonly Layer[];
}
/** C#. Entities and the layer `tests` need a host. Without layers, a model has its domain and entities have no tests. */
 | {
  readonly output: "csharp";
  readonly host?: HostTexts;
  readonly layers?: readonly Layer[];
};
/** The files of an output, before any text of them exists. */
export interface Plan {
  readonly files: readonly {
    /** The path from the folder of the host, or from that of the output without a host. A project beside the host begins with `../`. */
    readonly path: string;
    /** The name of the generator, as the manifest records it. */
    readonly generator: string;
    /** The layer of a C# file: of those of entities, the tests alone have one. */
    readonly layer?: Layer;
  }[];
  /** The lines that the host lacks; none without a host. */
  readonly needs: readonly {
    readonly file: string;
    readonly line: string;
    readonly place: string;
  }[];
  /** The input of `render`. Its form can change with each version. */
  readonly content: object;
}

/** Compiles the texts of a model: all of them are one model. */
export declare function compileModel(sources: readonly SourceText[]): Outcome<CompiledModel>;
/** Reads the text of an entity file, or several that belong together. */
export declare function readEntityFile(source: SourceText | readonly SourceText[], options?: ReadOptions): Outcome<EntityFile>;
/** Plans an output of a model or of entities. Throws a `TypeError` for options that do not go with the input. */
export declare function plan(input: CompiledModel | EntityFile, options: PlanOptions): Outcome<Plan>;
/** Renders the files of a plan. Reads the templates of the package, and nothing else. */
export declare function render(planned: Plan): Outcome<readonly SourceText[]>;
