import process from "node:process";
import { runProcess } from "./terminal/run-process.ts";

process.exitCode = await runProcess(process.argv.slice(2));
