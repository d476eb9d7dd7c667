import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isDeviceName } from "../../text/device-name.ts";
import type { Check } from "./check.ts";

/** Checks that the target folder is inside the host and that its segments can be namespace parts. Spec: decisions, 2. */
export const targetFolder: Check = ({ files }) =>
  files.flatMap(({ target: { folder } }) =>
    folder === undefined || folder.value.split("/").every(isFolderName)
      ? []
      : [report(catalogue.targetFolder, { folder: folder.value }, { span: folder.span })],
  );

// The build ignores bin and obj.
function isFolderName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]{0,99}$/.test(name) && !isDeviceName(name) && !/^(?:bin|obj)$/i.test(name);
}
