import type { Result } from "../diagnostics/result.ts";
import type { WritableDisk } from "../files/disk/disk.ts";
import type { Templates } from "../render/templates.ts";

/** The outside world of a run. Templates and page are read only by the targets that print them. */
export interface System {
  readonly disk: WritableDisk;
  readonly templates: () => Templates;
  /** Returns the version of Tenon. */
  readonly version: () => string;
  /** Reads the documentation page without its content, which is a package of its own. */
  readonly page: () => Result<string>;
}
