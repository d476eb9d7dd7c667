import { defineConfig } from "vitest/config";

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
      ...["live-fastendpoints-7", "live-fastendpoints-8"].map((name) => ({
        test: {
          name,
          setupFiles: ["test/fast-check.setup.ts"],
          include: ["test/live/**/*.test.ts"],
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
