import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { DatabaseId } from "../../entity/entity.ts";
import type { HostNeed } from "../../host/needs.ts";
import type { HostFacts } from "./host-facts.ts";
import type { PartPlaces } from "./part-places.ts";
import type { PlannedGraft } from "./plan-graft.ts";

/** Everything that the page shows. All paths count from the current folder. */
export interface Examination {
  readonly facts: HostFacts;
  /** The reason why no endpoints compile in the web project. */
  readonly webFault: Pick<Diagnostic, "message" | "hint"> | undefined;
  readonly plan: Pick<PlannedGraft, "kind" | "changes">;
  /** The diagnostics of the host and of the planned graft, each with its line. */
  readonly diagnostics: readonly PlacedDiagnostic[];
  /** The full names of the contexts that the planned graft uses. */
  readonly usedContexts: readonly string[];
  readonly places: readonly PartPlaces[];
  readonly needs: readonly DoctorNeed[];
  readonly wishes: readonly HostNeed[];
  /** The recorded inputs, or the starter file of a host before its first graft. */
  readonly inputs: readonly string[];
  /** The user's own templates. */
  readonly templates: readonly string[];
  /** True if the configuration of the host says who may call the endpoints. */
  readonly isAccessStated: boolean;
  /** The database of the context that a graft emits; undefined if it emits none. */
  readonly database: DatabaseId | undefined;
  /** The side that maps `/health` and `/ready` in the planned graft; undefined if it is not known. */
  readonly health: "tenon" | "host" | undefined;
  /** The generated foreign keys that keep rows of the host's own classes. */
  readonly keptRows: readonly KeptRows[];
  /** The option that named the host, such as ` --host ../MyShop`; empty in its folder. */
  readonly hostOption: string;
}

/** Rows of a class of the host that the database keeps while children refer to them. */
interface KeptRows {
  readonly parent: string;
  readonly child: string;
  readonly relationship: string;
}

export interface PlacedDiagnostic extends Pick<Diagnostic, "code" | "severity" | "message" | "hint"> {
  readonly place: string | undefined;
}

/** A missing line; `isWired` if `tenon graft --wire` inserts it. */
export interface DoctorNeed extends Pick<HostNeed, "file" | "line" | "place"> {
  /** The kind of line, such as `services`. */
  readonly kind: string;
  readonly isWired: boolean;
  /** The reason why it is not inserted, if it is known. */
  readonly reason: string | undefined;
}
