import { type Verb, verbs } from "../../http/operation.ts";
import type { ClassBody, MethodBody } from "../csharp/read-class-bodies.ts";
import { type SourceTexts, verbsIn } from "./find-endpoints.ts";

/** A class that may be an endpoint or a group of FastEndpoints, or the base of one. */
export interface EndpointClass {
  readonly name: string;
  readonly base: string;
  readonly isAbstract: boolean;
  /** The routes that `Configure` or an attribute says; undefined for one that cannot be read. */
  readonly routes: readonly { readonly path: string | undefined; readonly verbs: readonly Verb[] }[];
  /** The group that `Group<T>` names, or the one that a subgroup is in. */
  readonly group: string | undefined;
  /** The prefix of a group, or the one that replaces the host's; undefined if there is none. */
  readonly prefix: string | undefined;
  /** True if a version or something else that cannot be read adds to the route. */
  readonly isUnclear: boolean;
}

const call =
  /(?<![.\w])(Get|Post|Put|Patch|Delete|Head|Verbs|Routes|Group|Configure|RoutePrefixOverride|Version)\s*(?:<\s*([\w.]{1,200})\s*>)?\s*\(/g;

interface Call {
  readonly name: string;
  readonly type: string | undefined;
  readonly values: readonly (string | undefined)[];
  readonly written: string;
}

/** Reads the classes that endpoints of FastEndpoints are, or are derived from. Spec: host, Routes and endpoint names. */
export function findEndpointClasses(classes: readonly ClassBody[], texts: SourceTexts): readonly EndpointClass[] {
  return classes.map(({ name, base, baseArgument, isAbstract, attributes, methods }) => {
    const setUp = methods.filter((one) => one.name === "Configure" || one.name === name);
    const calls = setUp.flatMap((one) => callsIn(one, texts));
    const named = (...names: readonly string[]) => calls.filter((one) => names.includes(one.name));
    const ofAttributes = attributes.flatMap(({ name: attribute, arguments: at }) => {
      const own = verbs.filter((verb) => `Http${verb}`.toLowerCase() === attribute.toLowerCase());
      return own.length === 0 || at === undefined ? [] : [{ path: texts.literalAt(at), verbs: own }];
    });
    const listed = named("Verbs").flatMap(({ written }) => verbsIn(written));
    return {
      name,
      base,
      isAbstract,
      routes: [
        ...ofAttributes,
        ...named("Get", "Post", "Put", "Patch", "Delete", "Head").flatMap(({ name: verb, values }) =>
          values.map((path) => ({ path, verbs: verbsIn(verb) })),
        ),
        ...named("Routes").flatMap(({ values }) => values.map((path) => ({ path, verbs: listed }))),
      ],
      group: named("Group")[0]?.type ?? (/\bSubGroup$/.test(base) ? baseArgument : undefined),
      prefix: named("Configure", "RoutePrefixOverride")[0]?.values[0],
      isUnclear:
        named("Configure", "RoutePrefixOverride").some(({ values }) => values[0] === undefined) ||
        named("Version").some(({ written }) => !/^\s*0\s*[,)]/.test(written)),
    };
  });
}

function callsIn({ start, end }: MethodBody, { text, blanked, brackets, literalAt }: SourceTexts): readonly Call[] {
  const { closing } = brackets();
  const body = blanked.slice(start, end);
  return [...body.matchAll(call)].flatMap(({ 0: whole, 1: name = "", 2: type, index }) => {
    const open = start + index + whole.length;
    const close = closing.get(open - 1) ?? open;
    // A declaration is no call: `void Configure()`.
    if (/\bvoid\s+$/.test(blanked.slice(Math.max(0, open - whole.length - 10), open - whole.length))) return [];
    const commas = [...blanked.slice(open, close).matchAll(/,/g)].map((comma) => open + comma.index + 1);
    return [{ name, type, values: [open, ...commas].map(literalAt), written: text.slice(open, close + 1) }];
  });
}
