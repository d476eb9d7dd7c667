/** The exception that ends the reading of a pattern; `patternFault` catches it. */
export class PatternFault extends Error {}
