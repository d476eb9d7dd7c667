import { readsJoinedRow } from "../../../../model/fallible.ts";
import type { ReadModel } from "../../../../model/ir.ts";
import type { RowFilter, StoredQuery } from "../../../../model/storage/stored-queries.ts";
import { extensionMethod } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { rowsIn, sourceMember } from "../joined-rows.ts";

/** The filters of sources by their joined rows. */
export interface JoinedFilter {
  readonly has: (filter: RowFilter) => boolean;
  /** Returns the place of a condition on joined rows. */
  readonly placeOf: (at: ExpressionPlace) => ExpressionPlace;
  /** Returns the sources whose joined rows meet a condition. */
  readonly narrowed: (sources: string, condition: string) => string;
}

/** Returns the filters of a joined read model; undefined for any other. */
export function joinedFilter(readModel: ReadModel): JoinedFilter | undefined {
  if (readModel.joins.length === 0) return undefined;
  const member = sourceMember(readModel);
  return {
    has: ({ field }) => readsJoinedRow(readModel, field),
    placeOf: (at) => ({ ...at, receiver: `row.${member}.`, rows: rowsIn("row", readModel) }),
    narrowed: (sources, condition) => {
      const where = `.${extensionMethod("Where")}(row => ${condition})`;
      const back = `.${extensionMethod("Select")}(row => row.${member})`;
      return `${sources}.Join${readModel.name}(store.Context)${where}${back}`;
    },
  };
}

/** Returns the calls that select ordered sources with their joined rows: of a page, those of the page alone. */
export function selectionOfJoined({ query, readModel }: StoredQuery): readonly string[] {
  const selected = `.Select${readModel.name}(store.Context)`;
  const { isList, paging } = query.result;
  if (paging === undefined)
    return [selected, `.${extensionMethod(isList ? "ToListAsync" : "FirstOrDefaultAsync")}(ct)`];
  return [`.${extensionMethod("ToJoinedPageAsync")}(query.ToPageRequest(), page => page${selected}, ct)`];
}
