/** The values of tags: finished words, flags, and lists and objects of these. No value holds a line break. */
export type ViewValue = string | boolean | View | readonly (View | string)[];

/** The words of one template by their tag. */
export interface View {
  readonly [tag: string]: ViewValue;
}
