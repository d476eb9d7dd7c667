import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import type { Name } from "../../model/ast-node.ts";
import { spellingOf, type Type } from "../../model/type.ts";
import { meantBy } from "../../text/did-you-mean.ts";
import type { Action, SpanEdit } from "../action.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { operationsIn } from "./operations.ts";

/** Mends a token of a route that binds to nothing: by the near name, or by a parameter of its name. */
export function tokenFixes(snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span): readonly Action[] {
  const operation = operationsIn(snapshot, span.path).find(({ decl }) =>
    decl.annotations.some((annotation) => annotation.span.start === span.start),
  );
  const unbound = operation?.operation.tokens.filter(({ parameter }) => parameter === undefined) ?? [];
  const token = unbound.find(({ name }) => diagnostic.message.includes(`{${name}}`))?.name;
  if (operation === undefined || token === undefined) return [];
  const meant = diagnostic.hint === undefined ? undefined : meantBy(diagnostic.hint);
  const written = snapshot.text(span.path).slice(span.start, span.end);
  const text = written.replace(new RegExp(`(\\{\\**)${token}\\b`), (_all, opening: string) => `${opening}${meant}`);
  const { name, parameters } = operation.decl;
  const added = addedToList(name, parameters, { word: `${token}: String`, text: snapshot.text(span.path) });
  return [
    ...(meant === undefined ? [] : [{ title: `Change to \`{${meant}}\``, edits: [{ span, text }], diagnostic }]),
    { title: `Add the parameter \`${token}\``, edits: [added], diagnostic },
  ];
}

/** Returns the edit that adds a word to the list in brackets behind a name, behind the other items. */
export function addedToList(
  { path, end }: Name,
  items: readonly { readonly span: Span }[],
  { word, text }: { readonly word: string; readonly text: string },
): SpanEdit {
  const last = items.at(-1);
  const at = (start: number, added: string): SpanEdit => ({ span: { path, start, end: start }, text: added });
  if (last !== undefined) return at(last.span.end, `, ${word}`);
  const opening = /^\s*\(/.exec(text.slice(end))?.[0].length;
  return opening === undefined ? at(end, `(${word})`) : at(end + opening, word);
}

/** Offers an unknown name of a command or factory as a new parameter, with the type that its place asks for. */
export function nameFix(snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span): readonly Action[] {
  const decl = operationsIn(snapshot, span.path)
    .map((operation) => operation.decl)
    .find((one) => one.kind !== "query" && one.span.start <= span.start && span.end <= one.span.end);
  const text = snapshot.text(span.path);
  const name = text.slice(span.start, span.end);
  const observed = snapshot
    .observationsIn(span.path)
    .find(({ expression }) => expression.kind === "reference" && expression.span.start === span.start);
  // A name in a lambda is a misspelt local name more often.
  if (decl === undefined || observed === undefined || !/^\w+$/.test(name)) return [];
  const word = `${name}: ${typeTextOf(observed.expected)}`;
  const edit = addedToList(decl.name, decl.parameters, { word, text });
  return [{ title: `Add the parameter \`${name}\``, edits: [edit], diagnostic }];
}

function typeTextOf(type: Type | undefined): string {
  return type === undefined || type.kind === "unknown" ? "String" : spellingOf(type);
}

/** Gives an operation with a taken route one of its own. */
export function routeFix(snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span): readonly Action[] {
  const all = operationsIn(snapshot, span.path);
  const found = all.find(({ decl }) => decl.span.start === span.start);
  if (found === undefined || found.operation.origins.route.kind !== "convention") return [];
  const taken = new Set(all.map(({ operation }) => operation.route.text));
  let number = 2;
  while (taken.has(`${found.operation.route.text}-${number}`)) number += 1;
  const route = `${found.operation.route.text}-${number}`;
  const at = { ...span, end: span.start };
  return [{ title: "Add a `@route`", edits: [{ span: at, text: `@route("${route}") ` }], diagnostic }];
}

/** Publishes the event that a context subscribes to. */
export function publishesFix(snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span): readonly Action[] {
  const event = snapshot.text(span.path).slice(span.start, span.end);
  return lineFix(snapshot, diagnostic, diagnostic.notes[0]?.span, `publishes ${event}`);
}

/** Subscribes to the event that a policy or a process begins with. */
export function subscribesFix(snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span): readonly Action[] {
  const event = snapshot.text(span.path).slice(span.start, span.end);
  return lineFix(snapshot, diagnostic, span, `subscribes ${event}`);
}

/** Adds a line to the context around a place. */
function lineFix(snapshot: ModelSnapshot, diagnostic: Diagnostic, place: Span | undefined, line: string) {
  const part = [...snapshot.bound().contexts.values()]
    .flatMap(({ parts }) => parts)
    .find(
      (one) =>
        place !== undefined &&
        one.span.path === place.path &&
        one.span.start <= place.start &&
        place.end <= one.span.end,
    );
  const opening = part && snapshot.text(part.span.path).indexOf("{", part.name.end);
  if (part === undefined || opening === undefined || opening < 0) return [];
  const at = { path: part.span.path, start: opening + 1, end: opening + 1 };
  return [{ title: `Add \`${line}\``, edits: [{ span: at, text: `\n  ${line}` }], diagnostic }];
}
