import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import type { CaseFolder } from "./case-folder.ts";
import { testErrorCases } from "./error-cases.ts";

/** Compares `after` with `before`, and prints the exit code and what the user reads. */
function compared({ inputs }: CaseFolder): string {
  const disk = memoryDisk(
    Object.fromEntries(
      Object.entries(inputs).map(([name, bytes]) => [`/repo/${name}`, new TextDecoder().decode(bytes)]),
    ),
  );
  const [command, extension] = "after.model" in inputs ? ["build", "model"] : ["openapi", "yaml"];
  const { exitCode, output, messages } = run(disk, command, `after.${extension}`, "--baseline", `before.${extension}`);
  return `exit code ${exitCode}\n${output}${messages}`;
}

testErrorCases(
  "breaking",
  compared,
  Object.values(catalogue).filter(({ code }) => /^TEN09(?:0|1[2-4])/.test(code)),
);
