#!/usr/bin/env node
import process from "node:process";
import { loadRunProcess } from "./terminal/load-run-process.ts";

// Everything is written by then. An explicit exit saves the time that Node takes to free the heap.
void loadRunProcess()
  .then(({ runProcess }) => runProcess(process.argv.slice(2)))
  .then((exitCode) => process.exit(exitCode));
