#!/usr/bin/env node
// @ts-check
import process from "node:process";
import { markOf } from "./mark.js";

console.log(markOf(process.env["NX_TASK_HASH"] ?? ""));
