import { type Database, type Graft, generatedContext } from "../../entity/graft.ts";
import { invariant } from "../../entity/invariant.ts";
import type { View } from "../../render/view.ts";
import { csharpString } from "./csharp-text.ts";
import { extensionMethod, typeName } from "./names.ts";

const noConnection =
  "The configuration has no ConnectionStrings:Tenon, the connection string of a PostgreSQL database.";

/** Returns the view of the context of a host that has none. Spec: entity-file, Database. */
export function dbContextView({ target: { database } }: Graft): View {
  invariant(database !== undefined, "only a stated database has a context of its own");
  return { context: generatedContext, ...connectionOf(database) };
}

function connectionOf({ id, fileName }: Database) {
  switch (id) {
    case "sqlite":
      return { use: extensionMethod("UseSqlite"), otherwise: csharpString(`Data Source=${fileName}`) };
    case "postgres":
      return {
        use: extensionMethod("UseNpgsql"),
        otherwise: `throw new ${typeName("InvalidOperationException")}(${csharpString(noConnection)})`,
      };
  }
}
