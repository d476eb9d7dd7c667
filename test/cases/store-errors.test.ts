import { expect } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { inputText } from "./case-folder.ts";
import { testErrorCases } from "./error-cases.ts";

const codes = ["TEN0653", "TEN0658", "TEN0734", "TEN0735", "TEN0736", "TEN0737"];

// Each model is valid for the application layer; only its store is not.
testErrorCases(
  "store-errors",
  (folder) => {
    const disk = memoryDisk({ "/repo/input.model": inputText(folder, "model") });
    expect(run(disk, "build", "input.model", "--out", "out", "--layers", "application").exitCode).toBe(0);
    const { exitCode, messages } = run(disk, "build", "input.model", "--out", "store", "--layers", "infrastructure");
    expect([exitCode, disk.kind("/repo/store")]).toEqual([1, undefined]);
    return messages;
  },
  Object.values(catalogue).filter(({ code }) => codes.includes(code)),
);
