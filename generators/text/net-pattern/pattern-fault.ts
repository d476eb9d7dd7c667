/** Ends the reading of a pattern; never leaves the folder. */
export class PatternFault extends Error {}
