/** What a template prints: finished words, flags, and lists and objects of those. No value holds a line break. */
export type ViewValue = string | boolean | View | readonly (View | string)[];

/** The words of one template by their tag. */
export interface View {
  readonly [tag: string]: ViewValue;
}
