import type { Layer } from "../layer.ts";
import type { ContextGenerator, ContextItem, ModelPlace } from "../model-generator.ts";

/** Returns a function that builds the rows of a layer. */
export function rowsOf(part: Layer) {
  return <Kind extends ContextItem>(per: Kind, name: string, template: string, row: Own<Kind>) => ({
    ...{ per, part, name: `${name}Generator`, template },
    ...row,
  });
}

/** Returns a function that names the file of a module by its items. */
export function moduleNamed(name: string) {
  return <Item>(file: (item: Item, place: ModelPlace) => string) => ({ name, file });
}

/** The part of a row beside its kind of item, layer, name and template. */
type Own<Kind extends ContextItem> = Omit<ContextGenerator<Kind>, "per" | "part" | "name" | "template">;
