import type { StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { extensionMethod } from "../../names.ts";
import { isReadInParts } from "./include-lines.ts";

/** Returns the call that reads the requested page of ordered rows; `whole` is their root if they come with everything below it. */
export function pageCall(whole: StoredEntity | undefined): string {
  const isInParts = whole !== undefined && isReadInParts(whole);
  const read = isInParts ? `, page => page.${extensionMethod("ToWholeListAsync")}(store.Context, ct)` : "";
  return `.${extensionMethod("ToPageAsync")}(query.ToPageRequest(), ct${read})`;
}

/** Returns the call that reads the requested rows behind a cursor: those that a selector makes, or roots with everything below them. */
export function cursorPageCall(read: StoredEntity | string, row: string): string {
  const selected =
    typeof read === "string"
      ? read
      : isReadInParts(read)
        ? `page => page.${extensionMethod("ToWholeListAsync")}(store.Context, ct)`
        : `${row} => ${row}`;
  return `.${extensionMethod("ToCursorPageAsync")}(query.ToCursorRequest(), ${selected}, ct)`;
}

/** Returns the calls that read ordered rows, or the first of them; `whole` is their root if they come with everything below it. */
export function readCalls(isList: boolean, whole: StoredEntity | undefined): readonly string[] {
  if (whole === undefined || !isReadInParts(whole))
    return [`.${extensionMethod(isList ? "ToListAsync" : "FirstOrDefaultAsync")}(ct)`];
  if (isList) return [`.${extensionMethod("ToWholeListAsync")}(store.Context, ct)`];
  return [`.${extensionMethod("Take")}(1)`, `.${extensionMethod("FirstWholeAsync")}(store.Context, ct)`];
}
