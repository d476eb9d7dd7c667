import type { HostNeed } from "../../generators/host/needs.ts";
import type { Wiring } from "../../generators/host/wire/wire-host.ts";

/** Returns the lines that a host lacks as they are: the page writes none, and the one `Program.cs` of its hosts has the usual form. */
export function wireHost(_source: unknown, { needs }: { readonly needs: readonly HostNeed[] }): Wiring {
  return { needs: needs.map((need) => ({ ...need, isWired: false })), edits: [] };
}
