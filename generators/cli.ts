#!/usr/bin/env node
import process from "node:process";
import { runProcess } from "./terminal/run-process.ts";

void runProcess(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
