import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { FileOperation } from "./change.ts";

/** The decision on a generated file, before bytes and records follow from it. */
export interface Verdict {
  readonly operation: FileOperation;
  readonly reason: string;
  readonly diagnostic?: Diagnostic;
  /** The text to write in the place of the new output. */
  readonly text?: Uint8Array;
  /** `output`: the new output becomes the baseline; otherwise the record stays. */
  readonly records?: "output";
  /** True to write the new output beside the file. */
  readonly isBeside?: boolean;
}
