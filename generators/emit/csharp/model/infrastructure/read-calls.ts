import type { StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { extensionMethod } from "../../names.ts";
import { isReadInParts } from "./include-lines.ts";

/** Returns the calls that read ordered rows, or the first of them; `whole` is their root if they come with everything below it. */
export function readCalls(isList: boolean, whole: StoredEntity | undefined): readonly string[] {
  if (whole === undefined || !isReadInParts(whole))
    return [`.${extensionMethod(isList ? "ToListAsync" : "FirstOrDefaultAsync")}(ct)`];
  if (isList) return [`.${extensionMethod("ToWholeListAsync")}(store.Context, ct)`];
  return [`.${extensionMethod("Take")}(1)`, `.${extensionMethod("FirstWholeAsync")}(store.Context, ct)`];
}
