import { defineConfig } from "vitest/config";
import { isEverything } from "./test/sample.ts";

const all = ["test/live/**/*.test.ts"];
/** What differs between the versions of the library: binding, validation, access, the start of a host, and its own endpoints. */
const differing = [
  "access",
  "create-endpoint",
  "errors",
  "fastendpoints",
  "get-all-endpoint",
  "item-endpoints",
  "many",
  "patch",
  "preconditions",
  "retries",
  "typed-client",
].map((one) => `test/live/${one}.test.ts`);

const fastEndpointsProjects = [
  { name: "live-fastendpoints-8", include: all },
  { name: "live-fastendpoints-7", include: isEverything ? all : differing },
];

/** The tests of models whose answers depend on the library. */
const ofModels = [
  "cases",
  "client",
  "documents",
  "domains",
  "forgotten-registration",
  "hosts",
  "models",
  "patches",
  "routes",
  "time",
];

/** The tests whose host is one of FastEndpoints. */
const onFastEndpointsAlone = ["shipped-own"];

const modelsOnFastEndpoints = [
  { name: "live-api-fastendpoints-8", files: [...ofModels, ...onFastEndpointsAlone] },
  { name: "live-api-fastendpoints-7", files: isEverything ? ofModels : ["cases", "client", "patches"] },
];

/** The tests that start programs: Node, npm, Git, shells and a browser. */
const startingPrograms = [
  "test/cli/command-line.test.ts",
  "test/cli/plop.test.ts",
  "test/cli/remembered-process.test.ts",
  "test/cli/traced-files.test.ts",
  "test/documentation/how-to.test.ts",
  "test/documentation/page.test.ts",
  "test/editor/clients.test.ts",
  "test/files/killed-process.test.ts",
  "test/files/real-disk.test.ts",
  "test/files/watcher.test.ts",
  "test/git/*.test.ts",
  "test/hostile/process.test.ts",
  "test/mcp/*.test.ts",
  "test/nx/nx.test.ts",
  "test/newer-node.test.ts",
  "test/package.test.ts",
  "test/recording.test.ts",
  "test/security/hostile-git.test.ts",
  "test/terminal/completion.test.ts",
  "test/terminal/plop.test.ts",
];

/**
 * The tests in processes of their own. In one process with others, the garbage of these counts in the processor time of large inputs,
 * of which one takes 1.2 of its 2 seconds by itself.
 */
const apart = [...startingPrograms, "test/hostile/large-inputs.test.ts"];

/** How long a test waits for what happens beside it: all lanes share two cores, so nothing happens within a second for certain. */
const patience = { poll: { timeout: 20_000 } };

/** One host serves the files of a project; they do not share rows, but they share two cores. One process, as nothing has state of its own. */
const onHosts = { fileParallelism: false, isolate: false, hookTimeout: 60_000, expect: patience };

export default defineConfig({
  test: {
    // The sources are transformed once for all projects and runs; a later run reads them from the cache.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
    projects: [
      {
        test: {
          name: "unit",
          // Files share a process, as loading the sources takes longer than most of their tests. Nothing has state of its own.
          isolate: false,
          unstubEnvs: true,
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/**/*.test.ts"],
          exclude: [
            "test/live/**",
            "test/live-model/**",
            "test/live-api/**",
            "test/live-hosts/**",
            "test/random-hosts/**",
            "test/dotnet/**",
            "test/site/**",
            "**/.work/**",
            ...apart,
          ],
          // A whole search has as long as it takes.
          testTimeout: isEverything ? 3_600_000 : 60_000,
        },
      },
      {
        test: {
          name: "programs",
          setupFiles: ["test/fast-check.setup.ts"],
          include: apart,
          testTimeout: isEverything ? 3_600_000 : 60_000,
        },
      },
      {
        test: {
          name: "live",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live/live.setup.ts"],
          ...onHosts,
          testTimeout: 60_000,
        },
      },
      // The same tests on the other endpoint library, apart from those that build hosts of their own for minimal APIs.
      ...fastEndpointsProjects.map(({ name, include }) => ({
        test: {
          name,
          setupFiles: ["test/fast-check.setup.ts"],
          include,
          exclude: [
            "**/.work/**",
            ...[
              "dotnet-client",
              "health-alone",
              "net-pattern",
              "pages",
              "postgres",
              "readme",
              "restarted-database",
              "solutions",
              "unstated-access",
            ].map((one) => `test/live/${one}.test.ts`),
          ],
          globalSetup: ["test/live/live.setup.ts"],
          ...onHosts,
          testTimeout: 60_000,
        },
      })),
      {
        test: {
          name: "live-model",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live-model/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live-model/live-model.setup.ts"],
          ...onHosts,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "live-api",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live-api/**/*.test.ts"],
          exclude: ["**/.work/**", ...onFastEndpointsAlone.map((one) => `test/live-api/${one}.test.ts`)],
          globalSetup: ["test/live-api/live-api.setup.ts"],
          ...onHosts,
          testTimeout: 600_000,
        },
      },
      // The requests of the same tests on FastEndpoints.
      ...modelsOnFastEndpoints.map(({ name, files }) => ({
        test: {
          name,
          setupFiles: ["test/fast-check.setup.ts"],
          include: files.map((one) => `test/live-api/${one}.test.ts`),
          exclude: ["**/.work/**"],
          globalSetup: ["test/live-api/live-api.setup.ts"],
          ...onHosts,
          testTimeout: 600_000,
        },
      })),
      {
        test: {
          name: "site",
          include: ["test/site/**/*.test.ts"],
          globalSetup: ["test/site/built-site.ts"],
          fileParallelism: false,
          expect: patience,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Packs a NuGet package with Node in it, and runs the .NET SDK.
      {
        test: {
          name: "dotnet",
          include: ["test/dotnet/**/*.test.ts"],
          exclude: ["**/.work/**"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: "random-hosts",
          include: ["test/random-hosts/**/*.test.ts"],
          exclude: ["**/.work/**"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "live-hosts",
          include: ["test/live-hosts/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live-hosts/live-hosts.setup.ts"],
          ...onHosts,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
