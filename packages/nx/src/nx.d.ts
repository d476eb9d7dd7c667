// The part of Nx's interface that the plugin uses. Nx itself is a peer dependency, which only the tests install.
declare module "@nx/devkit" {
  /** The files of a workspace with the changes of a generator, which Nx writes afterwards. */
  export interface Tree {
    readonly root: string;
    exists(path: string): boolean;
    read(path: string, encoding: "utf8"): string | null;
    write(path: string, content: Uint8Array | string): void;
    delete(path: string): void;
  }

  export interface TargetConfiguration {
    readonly executor: "nx:run-commands";
    readonly options: {
      readonly commands: readonly string[];
      readonly cwd: "{projectRoot}";
      readonly parallel: false;
    };
    readonly cache: boolean;
    readonly inputs?: readonly (string | { readonly externalDependencies: readonly string[] })[];
    readonly outputs?: readonly string[];
    readonly metadata: { readonly technologies: readonly string[]; readonly description: string };
  }

  export interface ProjectConfiguration {
    readonly root: string;
    readonly name?: string;
    readonly targets?: Readonly<Record<string, TargetConfiguration>>;
  }

  export interface CreateNodesContext {
    readonly workspaceRoot: string;
  }

  /** The projects of each matched file. */
  export type CreateNodesResult = readonly [
    file: string,
    result: { readonly projects: Readonly<Record<string, ProjectConfiguration>> },
  ];

  export type CreateNodes = readonly [
    pattern: string,
    create: (
      files: readonly string[],
      options: unknown,
      context: CreateNodesContext,
    ) => Promise<readonly CreateNodesResult[]>,
  ];

  /** A dependency that a file of the source project states. */
  export interface RawProjectGraphDependency {
    readonly source: string;
    readonly target: string;
    readonly type: "static";
    readonly sourceFile: string;
  }

  export type CreateDependencies = (
    options: unknown,
    context: {
      readonly workspaceRoot: string;
      readonly projects: Readonly<Record<string, ProjectConfiguration>>;
    },
  ) => Promise<readonly RawProjectGraphDependency[]>;

  /** The end of a task: `local-cache` and `remote-cache` are among its states. */
  export interface TaskResult {
    readonly task: { readonly id: string; readonly target: { readonly target: string }; readonly hash?: string };
    readonly status: string;
  }

  /** The folder of the results on this machine. */
  export const cacheDir: string;

  /** The part of `nx.json` that names plugins and sync generators. */
  export interface NxJson {
    readonly plugins?: readonly (string | { readonly plugin: string })[];
    readonly sync?: { readonly globalGenerators?: readonly string[] };
  }

  export function readNxJson(tree: Tree): NxJson | null;
  export function updateNxJson(tree: Tree, nxJson: NxJson): void;
  export function globAsync(tree: Tree, patterns: readonly string[]): Promise<string[]>;
}
