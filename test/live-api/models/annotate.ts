import { type Draw, maybe, oneOf, some } from "../../live-model/models/draw.ts";

const verbs = ["@get", "@post", "@put", "@delete", "@patch"] as const;
const roles = ['@auth("clerk")', '@auth("a \\"b\\"")'] as const;
const constraintOf: Readonly<Record<string, string>> = {
  Int: ":int",
  Decimal: ":decimal",
  Bool: ":bool",
  String: ":minlength(1)",
};

/** Adds routes, verbs and roles to the operations of a model's text. Each route begins with a segment of its own. */
export function annotate(draw: Draw, text: string): string {
  let count = 0;
  return text.replace(
    /(^ *)((?:@deprecated )?(command|create|query) \w+(?:\(([^)]*)\))?)/gm,
    (_all, indent: string, operation: string, kind: string, parameters = "") => {
      count += 1;
      const annotations = some(
        draw,
        [routeOf(draw, { kind, parameters, head: `r${count}` }), oneOf(draw, verbs), oneOf(draw, roles)],
        draw(4),
      );
      return `${indent}${annotations.map((annotation) => `${annotation} `).join("")}${operation}`;
    },
  );
}

interface Place {
  readonly kind: string;
  readonly parameters: string;
  readonly head: string;
}

function routeOf(draw: Draw, { kind, parameters, head }: Place): string {
  const members = [...parameters.matchAll(/(\w+): ([^,]+(?:<[^>]*>)?)/g)].map(([, name = "", type = ""]) => ({
    name,
    type,
  }));
  const own = some(draw, members, draw(4)).map(({ name, type }) => {
    const spelled = oneOf(draw, [name, name, name.toUpperCase()]);
    return `{${spelled}${maybe(draw, constraintOf[type] ?? "", 2)}}`;
  });
  const identity = kind === "command" && !own.some((token) => /^\{id\b/i.test(token)) ? [maybe(draw, "{id}", 1)] : [];
  const other = [oneOf(draw, ["lines", "a-b", "{{x}}", "{nothing}"])];
  const segments = some(draw, [...own, ...identity, ...other], own.length + 2);
  return `@route("/${head}/${segments.filter((segment) => segment !== "").join("/")}")`;
}
