import type { Expr } from "../../../generators/model/expr.ts";
import { isSameType, type Type } from "../../../generators/model/type.ts";
import {
  Bool,
  bool,
  Day,
  Decimal,
  Double,
  Duration,
  date,
  decimal,
  double,
  duration,
  enumMember,
  field,
  Int,
  int,
  Long,
  local,
  long,
  member,
  Text,
  Time,
  text,
  time,
} from "../../emit/model/exprs.ts";
import { type Drawing, pick } from "./drawing.ts";
import { fields, itemMembers, moneyMembers, State, states } from "./sample.ts";

/** Draws a field, local, member or literal. */
export function leaf(type: Type, at: Drawing): Expr {
  const read = Object.entries(fields)
    .filter(([, one]) => isSameType(one, type))
    .map(([name, one]) => field(name, one));
  const locals = [...at.locals].flatMap(([name, one]) => readsOf(local(name, one), type));
  // A local hides the field of its name.
  const choices = [
    ...read.filter((expr) => !("name" in expr && at.locals.has(expr.name))),
    ...locals,
    ...literalsOf(type),
  ];
  return pick(choices, at);
}

function readsOf(from: Expr, type: Type): readonly Expr[] {
  const members = from.type.kind === "value" ? (from.type.name === "Item" ? itemMembers : moneyMembers) : {};
  const found = Object.entries(members).map(([name, one]) => member(from, name, one));
  return [from, ...found].filter((expr) => isSameType(expr.type, type));
}

function literalsOf(type: Type): readonly Expr[] {
  if (type.kind === "enum") return states.map((state) => enumMember(State, state));
  if (type === Int) return [int(0), int(3)];
  if (type === Long) return [long("0"), long("12")];
  if (type === Decimal) return [decimal("1.5"), decimal("0.25")];
  if (type === Double) return [double("0.5"), double("4")];
  if (type === Bool) return [bool(true), bool(false)];
  if (type === Text) return [text(""), text("Ab"), text("{0} \\ \n")];
  if (type === Day) return [date("2028-02-29"), date("2026-12-31")];
  if (type === Time) return [time("23:59"), time("06:30:15")];
  if (type === Duration) return [duration(3, "days"), duration(1, "weeks"), duration(90, "seconds")];
  return [];
}
