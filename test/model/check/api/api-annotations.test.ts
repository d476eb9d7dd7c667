import { expect, test } from "vitest";
import {
  contextVersions,
  duplicateApiAnnotation,
  emptyAuthRole,
  invalidRouteOverride,
  multipleVerbAnnotations,
  sinceAboveVersion,
  verbAnnotationArgument,
  versionAnnotationOnCommand,
} from "../../../../generators/model/check/api/api-annotations.ts";
import { diagnosticsOf, found, foundInNames, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  ["one version", "context A version 2 { }  context A { }", []],
  ["the same version twice", "context A version 2 { }  context A version 2 { }", []],
  ["a number beyond 32 bits counts as none", "context A version 99999999999 { }  context A version 1 { }", []],
  ["two versions", "context A version 1 { }\ncontext A version 2 { }", ["TEN0601 2:19"]],
])("contextVersions: %s", (_name, source, want) => {
  expect(foundInNames(contextVersions, source)).toEqual(want);
});

test.each<Row>([
  ["one of each", loan('@route("/x") @auth("a") command a { }'), []],
  ["two routes, at the last", loan('@route("/x")', '@route("/x") command a { }'), ["DSL1212 5:1"]],
  ["a bare one counts", loan('@route @route("/x") command a { }'), ["DSL1212 4:8"]],
  ["two roles on a command", loan('@auth("a") @auth("b") command a { }'), ["DSL1212 4:12"]],
  ["two roles on a query", lending('@auth("a") @auth("b") query Q(): R'), ["DSL1212 2:12"]],
  [
    "both on a factory, three times",
    loan('@route("/x") @auth("a") @route("/y") @auth("b") @route("/z") create a() { }'),
    ["DSL1212 4:49", "DSL1212 4:38"],
  ],
])("duplicateApiAnnotation: %s", (_name, source, want) => {
  expect(found(duplicateApiAnnotation, source)).toEqual(want);
});

test.each<Row>([
  ["a role", loan('@auth("librarian") command a { }'), []],
  ["white space on a command", loan('@auth("  ") command a { }'), ["DSL1210 4:1"]],
  ["white space on a query", lending('@auth(" ") query Q(): R'), ["DSL1210 2:1"]],
  [
    "blank and bare on a factory",
    loan('@auth("") create a() { }', "@auth create b() { }"),
    ["DSL1210 4:1", "DSL1210 5:1"],
  ],
  [
    "bare on a command; a number is no role",
    loan("@auth command a { }", "@auth(1) command b { }"),
    ["DSL1210 4:1", "DSL1210 5:1"],
  ],
  ["the last one counts", loan('@auth @auth("a") command a { }'), []],
])("emptyAuthRole: %s", (_name, source, want) => {
  expect(found(emptyAuthRole, source)).toEqual(want);
});

test.each<Row>([
  ["no annotation", loan("command a { }", "create b() { }"), []],
  ["no leading slash, on a command", loan('@route("loans") command a { }'), ["DSL1208 4:1"]],
  ["no leading slash, on a query", lending('@route("loans") query Q(): R'), ["DSL1208 2:1"]],
  [
    "no slash, empty and bare, on a factory",
    loan('@route("loans") create a() { }', '@route("") create b() { }', "@route create c() { }"),
    ["DSL1208 4:1", "DSL1208 5:1", "DSL1208 6:1"],
  ],
  ["a bare one", loan("@put @route command a { }"), ["DSL1208 4:6"]],
  ["a number is no path", loan("@route(7) command a { }"), ["DSL1208 4:1"]],
  [
    "only the last one counts",
    loan('@route("loans") @route("/loans") command a { }', '@route("/loans") @route command b { }'),
    ["DSL1208 5:18"],
  ],
  ["names count letter for letter", loan('@Route("loans") command a { }'), []],
  ["on a value it means nothing", lending('@route("loans") value V { a: Int }'), []],
])("invalidRouteOverride: %s", (_name, source, want) => {
  expect(found(invalidRouteOverride, source)).toEqual(want);
});

test.each<Row>([
  ["one verb, or none", loan("@get command a { }", "command b { }"), []],
  ["on a command, at the last", loan("@get @put command a { }"), ["DSL1209 4:6"]],
  ["on a query", lending("@get @post query Q(): R"), ["DSL1209 2:6"]],
  ["on a factory, three are one mistake", loan("@get @put @patch create a() { }"), ["DSL1209 4:11"]],
  ["the same verb twice", loan("@put @put command a { }"), ["DSL1209 4:6"]],
  ["names count letter for letter", loan("@GET @put command a { }"), []],
])("multipleVerbAnnotations: %s", (_name, source, want) => {
  expect(found(multipleVerbAnnotations, source)).toEqual(want);
});

test("two verbs are counted as two, and three as three", () => {
  const messages = (source: string) => diagnosticsOf(source).map(({ message }) => message);
  expect(messages(loan("@get @put command a { }"))).toEqual([expect.stringContaining("2 verbs")]);
  expect(messages(loan("@get @put @get command a { }"))).toEqual([expect.stringContaining("3 verbs")]);
});

test.each<Row>([
  ["at or below the version", "context A version 3 { @since(3) value V { a: Int }  @since(1) query Q(): R }", []],
  ["a context without version", lending("@since(9) value V { a: Int }"), []],
  [
    "above it, on a query, a type and a field",
    "context A version 2 {\n@since(7) query Q(): R\n@since(3) value V { @since(4) a: Int } }",
    ["DSL1501 3:1", "DSL1501 3:21", "DSL1501 2:1"],
  ],
  ["a number beyond 32 bits counts as none", "context A version 2 { @since(99999999999) value V { a: Int } }", []],
])("sinceAboveVersion: %s", (_name, source, want) => {
  expect(found(sinceAboveVersion, source)).toEqual(want);
});

test.each<Row>([
  ["a bare verb has no argument", loan("@get command a { }"), []],
  [
    "each of the five verbs",
    loan(
      '@get("/x") command a { }',
      '@post("/x") command b { }',
      '@put("/x") command c { }',
      '@delete("/x") command d { }',
      '@patch("/x") command e { }',
    ),
    ["DSL1213 4:1", "DSL1213 5:1", "DSL1213 6:1", "DSL1213 7:1", "DSL1213 8:1"],
  ],
  [
    "on a query and a factory, a number too",
    loan("@put(1) create a() { }").replace("value Line", '@get("x") query Q(): R\nvalue Line'),
    ["DSL1213 4:1", "DSL1213 7:1"],
  ],
  [
    "the first of two that have one, at its own place",
    loan('@get @put("a") @post("b") command a { }'),
    ["DSL1213 4:6"],
  ],
  ["a query", lending("@get(1) query Q(): R"), ["DSL1213 2:1"]],
])("verbAnnotationArgument: %s", (_name, source, want) => {
  expect(found(verbAnnotationArgument, source)).toEqual(want);
});

test.each<Row>([
  ["API annotations alone", loan('@put @auth("a") command a { }'), []],
  [
    "on a command, at the annotation",
    loan("@put", "@since(2) command a { }", '@deprecated("x") command b { }'),
    ["DSL1214 5:1", "DSL1214 6:1"],
  ],
  ["on a factory", loan("@since(2) create a() { }", "@deprecated create b() { }"), ["DSL1214 4:1", "DSL1214 5:1"]],
  ["on a query they belong", lending('@since(2) @deprecated("x") query Q(): R'), []],
])("versionAnnotationOnCommand: %s", (_name, source, want) => {
  expect(found(versionAnnotationOnCommand, source)).toEqual(want);
});
