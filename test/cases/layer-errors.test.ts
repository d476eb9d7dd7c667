import { expect } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { inputText } from "./case-folder.ts";
import { testErrorCases } from "./error-cases.ts";

// Each model is valid for the application layer; only its endpoints are not.
testErrorCases(
  "layer-errors",
  (folder) => {
    const disk = memoryDisk({ "/repo/input.model": inputText(folder, "model") });
    expect(run(disk, "build", "input.model", "--out", "out", "--layers", "application").exitCode).toBe(0);
    const { exitCode, messages } = run(disk, "build", "input.model", "--out", "api", "--layers", "api");
    expect([exitCode, disk.kind("/repo/api")]).toEqual([1, undefined]);
    return messages;
  },
  Object.values(catalogue).filter(({ code }) => code >= "TEN0731" && code <= "TEN0733"),
);
