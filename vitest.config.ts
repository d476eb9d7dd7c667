import { defineConfig } from "vitest/config";

const all = ["test/live/**/*.test.ts"];
/** What differs between the versions of the library: binding, validation, access, the start of a host, and its own endpoints. */
const differing = ["access", "create-endpoint", "errors", "fastendpoints", "get-all-endpoint", "item-endpoints"].map(
  (one) => `test/live/${one}.test.ts`,
);

/** The newest version runs every test; the older one does when asked, as it doubles the time. */
const isEveryEdition = process.env["TENON_EVERY_EDITION"] !== undefined;

const fastEndpointsProjects = [
  { name: "live-fastendpoints-8", include: all },
  { name: "live-fastendpoints-7", include: isEveryEdition ? all : differing },
];

/** The tests of models whose answers depend on the library. */
const ofModels = ["cases", "client", "documents", "forgotten-registration", "hosts", "models", "routes", "time"];

const modelsOnFastEndpoints = [
  { name: "live-api-fastendpoints-8", files: ofModels },
  { name: "live-api-fastendpoints-7", files: isEveryEdition ? ofModels : ["cases", "client"] },
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/**/*.test.ts"],
          exclude: [
            "test/live/**",
            "test/live-model/**",
            "test/live-api/**",
            "test/live-hosts/**",
            "test/dotnet/**",
            "test/site/**",
            "**/.work/**",
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "live",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live/live.setup.ts"],
          // One host serves all files; they do not share rows, but they share two cores.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
            ...["health-alone", "net-pattern", "pages", "postgres", "readme", "solutions", "unstated-access"].map(
              (one) => `test/live/${one}.test.ts`,
            ),
          ],
          globalSetup: ["test/live/live.setup.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
      {
        test: {
          name: "live-model",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live-model/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live-model/live-model.setup.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "live-api",
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live-api/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live-api/live-api.setup.ts"],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
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
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      })),
      {
        test: {
          name: "site",
          include: ["test/site/**/*.test.ts"],
          globalSetup: ["test/site/built-site.ts"],
          fileParallelism: false,
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
          name: "live-hosts",
          include: ["test/live-hosts/**/*.test.ts"],
          exclude: ["**/.work/**"],
          globalSetup: ["test/live-hosts/live-hosts.setup.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
