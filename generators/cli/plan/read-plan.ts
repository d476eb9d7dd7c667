import { validate } from "../../../schemas/plan.validator.js";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../../files/disk/disk-error.ts";
import { isSitePath } from "../../files/disk/relative-path.ts";
import { parsedJson } from "../../text/json-text.ts";
import { quoted } from "../../text/quoted.ts";
import { utf8 } from "../../text/utf8.ts";
import type { Plan } from "./plan-document.ts";

/** The most bytes of a plan, enough for fifty thousand files. */
const largest = 10_000_000;

/** Reads a plan and checks everything in it, because it can come from anywhere. Spec: command-line, Plans. */
export function readPlan(disk: ReadableDisk, path: string, shownPath = path): Result<Plan> {
  const bytes = attempt(() => disk.read(path, largest));
  if (bytes instanceof DiskError) return { ok: false, diagnostics: [refusal("", "read", bytes)] };
  const plan = bytes === undefined ? "there is no such file" : parsePlan(bytes);
  if (typeof plan !== "string") return { ok: true, value: plan, diagnostics: [] };
  return {
    ok: false,
    diagnostics: [report(catalogue.invalidPlan, { path: shownPath, reason: plan }, { hint: "tenon plan writes one." })],
  };
}

/** Parses a plan, or returns the reason of a failure. */
export function parsePlan(bytes: Uint8Array): Plan | string {
  const text = utf8(bytes);
  const value = text === undefined ? undefined : parsedJson(text);
  if (value === undefined) return "it is not JSON";
  if (!isPlan(value)) {
    const [first] = validate.errors ?? [];
    const missing = first?.params["missingProperty"] ?? first?.params["additionalProperty"];
    const place = [first?.instancePath ?? "", ...(typeof missing === "string" ? [missing] : [])].join("/");
    return `it has not the form of one, at ${quoted(place === "" ? "/" : place)}`;
  }
  const { request, inputs, files } = value;
  const paths = [...request.files, ...inputs.map(({ path }) => path), ...files.map(({ path }) => path)];
  const strange = paths.find((path) => path !== "." && path !== ".." && !isSitePath(path));
  return strange === undefined ? value : `${quoted(strange)} is no path from the folder of a host`;
}

function isPlan(value: unknown): value is Plan {
  return validate(value);
}
