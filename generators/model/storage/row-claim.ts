/** A claim whose value a row has in common with the callers that may use it. */
export interface RowClaim {
  readonly role: "tenant" | "owner";
  readonly claim: string;
  /** The policy whose callers use the rows of all owners. */
  readonly unless: string | undefined;
}
