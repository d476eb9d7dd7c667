import { type Draw, maybe, oneOf } from "../../live-model/models/draw.ts";

const segments = [
  "/loans",
  "/Loans",
  "/{id}",
  "/{id:int}",
  "/{key?}",
  "/{state}",
  "/{loan}",
  "/a{{b}}",
  "/{*rest}",
  "/50%25",
  "/é",
  "/a+b,c;d=e",
  "/x.y~z!",
  "/",
  "/'q\\\"",
] as const;
const roles = ["desk", "night.desk-2_b", "front desk", "ünder", "a: b # c", "yes", "null"] as const;
const verbs = ["@get", "@post", "@put", "@delete", "@patch"] as const;
const docs = [
  "Opens it.",
  "yes",
  "a: b # c",
  "- x",
  "|",
  "{ } [ ] & * ! %",
  "`code` <b>",
  "2024-01-01",
  "'q' \"q\" \\",
] as const;

/** Adds random routes, verbs, roles and doc comments to the operations of a model. */
export function annotated(draw: Draw, model: string): string {
  return model.replace(/^( *)((?:@deprecated )?(?:command|create|query) \w+\()/gm, (_all, indent, declaration) => {
    const route = oneOf(draw, segments) + maybe(draw, oneOf(draw, segments), 2) + maybe(draw, `/${draw(9)}`, 2);
    const annotations = [
      maybe(draw, `@route("${route}") `, 2),
      maybe(draw, `${oneOf(draw, verbs)} `, 2),
      maybe(draw, `@auth("${oneOf(draw, roles)}") `, 3),
    ];
    return `${maybe(draw, `${indent}/// ${oneOf(draw, docs)}\n`, 2)}${indent}${annotations.join("")}${declaration}`;
  });
}
