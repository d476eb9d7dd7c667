#!/usr/bin/env node
import process from "node:process";
import { runProcess } from "./terminal/run-process.ts";

// All is written by then. To wait for the end of an empty queue takes the heap apart first, which nobody needs.
void runProcess(process.argv.slice(2)).then((exitCode) => process.exit(exitCode));
