import explanations from "./explanations.json" with { type: "json" };

/** The words of `tenon explain` and of the reference page of a diagnostic. */
export interface Explanation {
  readonly cause: string;
  readonly example: string;
  readonly cure: string;
}

/** The explanations by code. They are apart from the catalogue because no other command needs them: it starts sooner. */
export const explanationByCode: Readonly<Record<string, Explanation>> = explanations;
