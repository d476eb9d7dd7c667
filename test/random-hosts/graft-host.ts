import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { type Files, filesBelow, writeFiles } from "./files-below.ts";
import type { RandomHost } from "./random-host.ts";

/** A host after its graft. */
export interface Grafted {
  readonly isRefused: boolean;
  /** Every file after the graft. */
  readonly files: Files;
  /** Text that the graft printed. */
  readonly text: string;
  /** Everything that a user would complain about. */
  readonly finds: readonly string[];
}

/** Writes a host, grafts its entity file twice, and judges both runs. */
export async function graftHost(host: RandomHost, folder: string): Promise<Grafted> {
  writeFiles(folder, host.files);
  const graft = async () => {
    const args = ["graft", join(folder, "shop.yaml"), "--host", join(folder, host.host), "--wire"];
    const { exitCode, output, messages } = await runCommandLine(args, createContext(folder));
    return { exitCode, text: output + messages, files: filesBelow(folder) };
  };
  const first = await graft();
  if (first.exitCode === 1) return { ...first, isRefused: true, finds: faultsOfRefusal(host, first) };
  const second = await graft();
  const finds = [
    ...(first.exitCode === 0 ? [] : [`The graft ends with ${first.exitCode}.`]),
    ...(second.exitCode === 0 && isDeepStrictEqual(second.files, first.files)
      ? []
      : [`A second run differs:\n${second.text}`]),
  ];
  return { ...first, isRefused: false, finds };
}

function faultsOfRefusal(
  host: RandomHost,
  { text, files }: { readonly text: string; readonly files: Files },
): readonly string[] {
  return [
    ...(isDeepStrictEqual(files, host.files) ? [] : ["A refused graft wrote."]),
    ...(/^.*error TEN\d{4}: .*\n(?:.*\n)*?\s*hint: /m.test(text) ? [] : ["A refusal has no reason or no hint."]),
    ...(host.hazards.length > 0 ? [] : ["A plain host is refused."]),
  ];
}
