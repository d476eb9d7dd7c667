import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue/catalogue-entry.ts";
import { report } from "../../diagnostics/report.ts";
import { grouped } from "../../text/grouped.ts";
import { statedAccess } from "../conventions.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import { operationsOf } from "../operations.ts";
import type { Check } from "./check.ts";

/** Warns if endpoints are open only because neither the file nor the host says otherwise. Spec: entity-file, Access rules. */
export const unstatedAccess = warningOf(
  leavesOpen,
  catalogue.unstatedAccess,
  "Say who may call them: defaults: { access: anonymous }, authenticated, or { policy: name }.",
);

/** Warns if endpoints require a signed-in caller and the host registers no authentication. Spec: entity-file, Access rules. */
export const unservedAccess = warningOf(
  asksForCaller,
  catalogue.unservedAccess,
  "Add to Program.cs, for example: builder.Services.AddAuthentication().AddJwtBearer();",
);

/** Refuses to guess if the signs of authentication are unclear and a file leaves access open. Spec: entity-file, Access rules. */
export const unclearAccess: Check = (declared) => {
  const { entities, authentication, authenticationSigns } = declared;
  const concerned = authentication === "unclear" ? entities.filter((entity) => leavesOpen(entity, declared)) : [];
  const signs = [...new Set(authenticationSigns.map(({ sign, file }) => `${sign} in ${file}`))];
  return [...grouped(concerned, ({ file }) => file)].map(([{ span }, found]) =>
    report(
      catalogue.unclearAccess,
      { entities: found.map(({ name }) => name.value), signs },
      { span, hint: "Write defaults: { access: authenticated } above entity, or anonymous if anybody may call them." },
    ),
  );
};

/** Builds a check of hosts without authentication, which names the concerned entities of each file. */
function warningOf(
  isConcerned: (entity: EntityDecl, declared: Declared) => boolean,
  entry: CatalogueEntry<{ readonly entities: readonly string[] }>,
  hint: string,
): Check {
  return (declared) => {
    const isOpen = declared.authentication === "absent";
    const concerned = isOpen ? declared.entities.filter((entity) => isConcerned(entity, declared)) : [];
    return [...grouped(concerned, ({ file }) => file)].map(([{ span }, found]) =>
      report(entry, { entities: found.map(({ name }) => name.value) }, { span, hint }),
    );
  };
}

function leavesOpen(entity: EntityDecl, declared: Declared): boolean {
  const links = entity.relationships.some(({ type, access }) => type.value === "ManyToMany" && access === undefined);
  const operations = [...operationsOf(entity, declared), ...(links ? (["update"] as const) : [])];
  return operations.some((endpoint) => statedAccess(entity, endpoint) === undefined);
}

function asksForCaller(entity: EntityDecl, declared: Declared): boolean {
  const rules = operationsOf(entity, declared).map((endpoint) => statedAccess(entity, endpoint));
  return [...rules, ...entity.relationships.map(({ access }) => access)].some(
    (rule) => rule !== undefined && rule.kind !== "anonymous",
  );
}
