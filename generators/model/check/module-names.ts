import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Name } from "../ast-node.ts";
import { modulesOf } from "../bind/modules-of.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { NameCheck } from "./check.ts";

/** Checks that no module has the name of a sibling type: they become a namespace and a type. Silent in spec. */
export const moduleNames: NameCheck = ({ context }) => {
  const modules = modulesOf(context);
  if (modules.length === 0) return [];
  const spanOf = new Map(typesBeside(context).map(({ path, span }) => [path, span]));
  return gather(modules, ({ decl: { name }, outer }) => {
    const declared = spanOf.get(pathOf(outer, name.text));
    if (declared === undefined) return [];
    const notes = [{ message: `The type \`${name.text}\` is declared here.`, span: declared }];
    return [report(catalogue.moduleNamedAsType, { name: name.text }, { span: name, notes })];
  });
};

function typesBeside({ types, queries, services, entityByIdentity }: ContextSymbols) {
  const placed = (name: Name, modules: readonly string[] = []) => ({
    path: pathOf(modules, name.text),
    span: name,
  });
  return [
    ...types.map(({ decl, modules }) => placed(decl.name, modules)),
    ...[...queries, ...services].map(({ name }) => placed(name)),
    ...Array.from(entityByIdentity.values(), ({ decl }) => placed(decl.identity)),
  ];
}

function pathOf(modules: readonly string[], name: string): string {
  return [...modules, name].join(".");
}
