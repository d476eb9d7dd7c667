import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Name } from "../ast-node.ts";
import { modulesOf } from "../bind/modules-of.ts";
import { gather } from "../items.ts";
import type { NameCheck } from "./check.ts";

/** Checks that names of C# namespaces and types begin with a capital letter. Silent in spec. */
export const typeNameForm: NameCheck = ({ context }) => {
  const { parts, types, queries, services, aggregates } = context;
  const modules = modulesOf(context);
  const declared = gather([types, modules], (all: readonly { readonly decl: Named }[]) =>
    all.filter(({ decl }) => startsSmall(decl)),
  ).map(({ decl }) => decl);
  const others = gather([parts, queries, services, aggregates], (decls: readonly Named[]) => decls.filter(startsSmall));
  return [...declared, ...others].map(({ name }) =>
    report(catalogue.typeNameForm, { name: name.text }, { span: name }),
  );
};

interface Named {
  readonly name: Name;
}

function startsSmall({ name: { text } }: Named): boolean {
  const first = text.charAt(0);
  return text !== "" && (first < "A" || first > "Z");
}
