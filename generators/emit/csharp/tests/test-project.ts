/** The project of the tests that ship with the output, and the facts about the host that they run. Spec: shipped-tests, Project. */
export interface TestProject {
  /** The folder, relative to that of the web project: `../Shop.Tests`. */
  readonly folder: string;
  /** The name of the project, without its ending. */
  readonly name: string;
  readonly framework: string;
  /** The path of the host's project file from the folder of the tests. */
  readonly hostProject: string;
  /** The full name of the class that starts the host. */
  readonly program: string;
  /** False where the user has a project of that name, which is left alone. */
  readonly isOwn: boolean;
  readonly packages: readonly TestPackage[];
  /** True if the versions of packages stand in a central file. */
  readonly isCentral: boolean;
  /** False if global.json names Microsoft.Testing.Platform as the runner of tests. */
  readonly usesVsTest: boolean;
  /** The address of the host in development. */
  readonly address: string;
  /** The full name of the context of the host that stores models; undefined for contexts of their own. */
  readonly dbContext: string | undefined;
  /** True if databases of tests replace those of the host. */
  readonly hasStores: boolean;
  /** True if creations can be repeated. */
  readonly hasRepetitions: boolean;
  /** True if the migrations of the host can prepare the databases of tests, which are SQLite. */
  readonly isMigrated: boolean;
  /** The contexts of models in the host, whose namespaces can hide types. */
  readonly contexts: ReadonlySet<string>;
}

export interface TestPackage {
  readonly id: string;
  readonly version: string;
}
