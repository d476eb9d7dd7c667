// Builds, then runs everything in bench/: `npm run bench`, or `npm run bench -- graft` for one.
import { ensureDependencies } from "./ensure-dependencies.js";

ensureDependencies();
await import("./build.js");
await import("../bench/run.js");
