/** A partial method that the store leaves to the host, for reports. */
export interface Hook {
  readonly kind: "finder" | "query";
  /** The finder or query as declared. */
  readonly owner: string;
  /** The class with the method. */
  readonly type: string;
  readonly method: string;
  /** The parameters or criteria that no database compares. */
  readonly remaining: readonly string[];
  /** The signature in C#. */
  readonly declaration: string;
  /** An expression that implements it. */
  readonly example: string;
}
