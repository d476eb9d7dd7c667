import { expect } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { inputText } from "./case-folder.ts";
import { testErrorCases } from "./error-cases.ts";

// Each model is written with its store, and the run says what the host must add.
testErrorCases(
  "store-warnings",
  (folder) => {
    const disk = memoryDisk({ "/repo/input.model": inputText(folder, "model") });
    const { exitCode, messages } = run(disk, "build", "input.model", "--out", "out", "--layers", "infrastructure");
    expect(exitCode).toBe(0);
    return messages;
  },
  [catalogue.hookOfHost, catalogue.queryWithoutTable, catalogue.unstatedLimit],
);
