import type { HostFacts } from "../declaration.ts";

/** The facts that stand for a host where there is none: nothing of it is known, and operations without a stated access are anonymous. */
export const noHost = { authentication: "unknown", authenticationSigns: [], classes: undefined } satisfies HostFacts;
