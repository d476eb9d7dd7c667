// Bundles the command and the plopfile into `dist/`, so that they start without a compiler.
import { rmSync } from "node:fs";
import { build } from "esbuild";

rmSync(new URL("../dist", import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: new URL("..", import.meta.url).pathname,
  entryPoints: { tenon: "generators/cli.ts", plopfile: "plopfile.ts" },
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  splitting: true,
  chunkNames: "[name]-[hash]",
  minify: false,
  // yaml asks for Node's own modules through `require`, which an ES module has not.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  logLevel: "warning",
});
