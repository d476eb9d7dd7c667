/** The levels of nesting that a file may have. Spec: model-syntax, Limits. */
export const mostNested = 48;

/** The operators, members and calls that one item may have. Spec: model-syntax, Limits. */
export const mostOperations = 500;

/** The diagnostics of a file; one with more mistakes is probably no model. Spec: model-syntax, Limits. */
export const mostDiagnostics = 100;
