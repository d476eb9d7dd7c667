import { pascalCaseOf } from "../../../../text/casing.ts";

/** The words that a behaviour's request and handler are named after. Spec: model, Emitted api layer shape. */
export function behaviourName({ root, name }: { readonly root: string; readonly name: string }): string {
  return `${root}${pascalCaseOf(name)}`;
}
