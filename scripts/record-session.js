// Draws the terminal session that the README shows, from a run of the built command.
import { writeFileSync } from "node:fs";
import { ensureDependencies } from "./ensure-dependencies.js";

ensureDependencies();
await import("./build.js");
const { recordedSession } = await import("./recording/recorded-session.js");
writeFileSync(new URL("../docs/media/session.svg", import.meta.url), recordedSession());
