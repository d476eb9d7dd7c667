import { expect } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { inputText } from "./case-folder.ts";
import { testErrorCases } from "./error-cases.ts";

// Each model is valid in itself; only its document is not.
testErrorCases(
  "document-errors",
  (folder) => {
    const disk = memoryDisk({ "/repo/input.model": inputText(folder, "model") });
    expect(run(disk, "build", "input.model").exitCode).toBe(0);
    return run(disk, "build", "input.model", "--target", "openapi").messages;
  },
  Object.values(catalogue).filter(({ code }) => code.startsWith("TEN072")),
);
