import type { HostFacts } from "./declaration.ts";

/** The facts that stand for a host where there is none: its classes are unknown, and operations without a stated access are anonymous. */
export const noHost = { authentication: "absent", authenticationSigns: [], classes: undefined } satisfies HostFacts;
