import { expect, test } from "vitest";
import { outline, treeOf } from "./outline.ts";

type Row = readonly [source: string, want: string];

const only = (text: string) => {
  const [context] = treeOf(text).contexts;
  if (context?.kind !== "context") throw new Error("There is no context.");
  return context;
};
const inContext = (source: string) => only(`context A { ${source} }`).items;
const inValue = (source: string) => {
  const [value] = inContext(`value V { ${source} }`);
  if (value?.kind !== "value") throw new Error("There is no value.");
  return value.items;
};
const inEntity = (source: string) => {
  const [entity] = inContext(`entity E identified by EId { ${source} }`);
  if (entity?.kind !== "entity") throw new Error("There is no entity.");
  return entity.items;
};

test.each([
  ["context A { }", "context(name A)"],
  ["context A version 2 { }", "context(name A, version 2)"],
  ["context A limit 5 { }", "context(name A, limit 5)"],
  ["context A version 2 limit 5 { }", "context(name A, version 2, limit 5)"],
  ["context A version 99999999999999999999 { }", "context(name A, version 99999999999999999999)"],
] satisfies readonly Row[])("context: %s", (source, want) => {
  expect(outline(only(source))).toBe(want);
});

test("a file holds contexts, and none is none", () => {
  expect(outline(treeOf("context A { } context A { } context B { }").contexts)).toBe(
    "[context(name A) context(name A) context(name B)]",
  );
  expect(treeOf("// nothing\n").contexts).toEqual([]);
});

test.each([
  [
    "module M { enum E { A } module N { } }",
    "module(name M, items [enum(name E, members [enumMember(name A)]) module(name N)])",
  ],
  ["enum E { A, B }", "enum(name E, members [enumMember(name A) enumMember(name B)])"],
  ["enum E { A B, }", "enum(name E, members [enumMember(name A) enumMember(name B)])"],
  [
    "enum E(fee: Decimal) { A(1.5), B(2) }",
    "enum(name E, parameters [parameter(name fee, type Decimal)], members [enumMember(name A, arguments [1.5]) enumMember(name B, arguments [2])])",
  ],
  ["quantity Q { amount: Decimal }", "quantity(name Q, items [member(name amount, type Decimal)])"],
  ["event E { loan: LoanId }", "event(name E, items [member(name loan, type LoanId)])"],
  ["entity E identified by EId { }", "entity(name E, identity EId)"],
  ["entity E identified by EId as guid { }", "entity(name E, identity EId, strategy guid())"],
  ["entity E identified by EId as guid given { }", "entity(name E, identity EId, strategy guid(isGiven))"],
  ["entity E identified by EId as sequence { }", "entity(name E, identity EId, strategy sequence())"],
  [
    "entity E identified by EId as natural(String) { }",
    "entity(name E, identity EId, strategy natural(backing String))",
  ],
  ["aggregate A root E { }", "aggregate(name A, root E)"],
  ["aggregate A root E versioned { event F { } }", "aggregate(name A, root E, isVersioned, items [event(name F)])"],
  [
    'aggregate A root E versioned per tenant owned by caller "c" unless "p" { }',
    'aggregate(name A, root E, isVersioned, tenant tenant(), owner owner(claim "c", policy "p"))',
  ],
  ["aggregate A root E soft deleted { }", "aggregate(name A, root E, isSoftDeleted)"],
  ["aggregate A root E { repository { } }", "aggregate(name A, root E, items [repository()])"],
  [
    "aggregate A root E { repository { operations: getById, add find all(): List<E> } }",
    "aggregate(name A, root E, items [repository(operations [getById add], finders [finder(name all, result List<E>)])])",
  ],
  ["service S { }", "service(name S)"],
  ["service S { operation o(): Int }", "service(name S, items [operation(name o, result Int)])"],
  [
    "service S { operation o(a: Int, b: Int): Int = a + b }",
    "service(name S, items [operation(name o, parameters [parameter(name a, type Int) parameter(name b, type Int)], result Int, body (+ a b))])",
  ],
  [
    "service S { operation o(a: Int = 1): Int = a usecase U(a: Int = 1 + 2) }",
    "service(name S, items [operation(name o, parameters [parameter(name a, type Int, value 1)], result Int, body a) usecase(name U, parameters [parameter(name a, type Int, value (+ 1 2))])])",
  ],
  [
    "service S { usecase U() usecase V(a: Int): B }",
    "service(name S, items [usecase(name U) usecase(name V, parameters [parameter(name a, type Int)], result B)])",
  ],
  [
    "readmodel R from E join F join G on f join H on g.join { id }",
    "readModel(name R, source E, joins [join(target F) join(target G, path [f]) join(target H, path [g join])], fields [directField(name id)])",
  ],
  [
    "readmodel R from E { id total: Int = lines.count }",
    "readModel(name R, source E, fields [directField(name id) derivedField(name total, type Int, value (. lines count))])",
  ],
  ["query Q(): List<R>", "query(name Q, result List<R>)"],
  ["query Q(): List<R> paged", "query(name Q, result List<R>, paging paging())"],
  ["query Q(): List<R> paged(2, 30)", "query(name Q, result List<R>, paging paging(sizes (usual 2, most 30)))"],
  ["query Q(): List<R> paged by cursor", "query(name Q, result List<R>, paging paging(hasCursors))"],
  [
    "query Q(): List<R> paged(2, 30) by cursor sorted by a",
    "query(name Q, result List<R>, paging paging(sizes (usual 2, most 30), hasCursors), sorted sorted(keys [sortKey(field a)]))",
  ],
  [
    "query Q(a: String = caller.id): R",
    "query(name Q, parameters [parameter(name a, type String, value (. caller id))], result R)",
  ],
  [
    "query Q(): List<R> paged sorted by a desc, by sortable by a, desc search by a",
    "query(name Q, result List<R>, paging paging(), sorted sorted(keys [sortKey(field a, isDescending) sortKey(field by)]), sortable sortable(fields [a desc]), search search(fields [a]))",
  ],
  ["query Q(a: Int?): R", "query(name Q, parameters [parameter(name a, type Int?)], result R)"],
  ["spec S on E = a > 1", "spec(name S, target E, condition (> a 1))"],
  ["policy P when Opened then E.close", "policy(name P, event Opened, target E, behaviour close)"],
  [
    "policy P when Opened after 3 days then E.close",
    "policy(name P, event Opened, wait (3 days), target E, behaviour close)",
  ],
  [
    "policy after when after after after then after.after",
    "policy(name after, event after, wait after, target after, behaviour after)",
  ],
  [
    "policy P when Opened then E.close(a: 1, b: c)",
    "policy(name P, event Opened, target E, behaviour close, arguments [namedArgument(name a, value 1) namedArgument(name b, value c)])",
  ],
  ["schedule S every 15 minutes then E.close", "schedule(name S, interval (15 minutes), target E, behaviour close)"],
  [
    'schedule S every day at 02:00 in "Europe/Zurich" then E.close(a: 1) where b',
    'schedule(name S, time 02:00, zone "Europe/Zurich", target E, behaviour close, arguments [namedArgument(name a, value 1)], condition b)',
  ],
  [
    "schedule every every day at 02:00 then day.at where where",
    "schedule(name every, time 02:00, target day, behaviour at, condition where)",
  ],
  [
    "readmodel T keyed by a: AId { b: Int = 0 c: Int? on Opened { b -> b + 1 c -> d } }",
    "projection(name T, key member(name a, type AId), items [member(name b, type Int, value 0) member(name c, type Int?) feed(event Opened, effect make, statements [assign(field b, value (+ b 1)) assign(field c, value d)])])",
  ],
  [
    "readmodel T keyed by a: AId { on Opened by a if exists { } on Closed remove on Shut by by remove }",
    "projection(name T, key member(name a, type AId), items [feed(event Opened, by a, effect change) feed(event Closed, effect remove) feed(event Shut, by by, effect remove)])",
  ],
  [
    'readmodel T keyed by a: AId per tenant "org" { on Closed remove }',
    'projection(name T, key member(name a, type AId), tenant tenant(claim "org"), items [feed(event Closed, effect remove)])',
  ],
  [
    "readmodel keyed keyed by keyed: AId { on: Int remove: Int on remove by by if exists { on -> remove remove -> on } }",
    "projection(name keyed, key member(name keyed, type AId), items [member(name on, type Int) member(name remove, type Int) feed(event remove, by by, effect change, statements [assign(field on, value remove) assign(field remove, value on)])])",
  ],
  [
    "process P by key: KId { starts on E(key) then S(a: 1) { T.open(b: 2) } }",
    "process(name P, key parameter(name key, type KId), items [transition(isStart, event E, field key, next S, arguments [namedArgument(name a, value 1)], calls [processCall(target T, behaviour open, arguments [namedArgument(name b, value 2)])])])",
  ],
  [
    "process P by key: KId { step S(a: Int) { on E(key) then done after 3 days then S { } } }",
    "process(name P, key parameter(name key, type KId), items [step(name S, parameters [parameter(name a, type Int)], items [transition(event E, field key) transition(wait (3 days), next S)])])",
  ],
  [
    "process step by done: DoneId { starts on starts(process) then step { done.step } step step { } }",
    "process(name step, key parameter(name done, type DoneId), items [transition(isStart, event starts, field process, next step, calls [processCall(target done, behaviour step)]) step(name step)])",
  ],
] satisfies readonly Row[])("in a context: %s", (source, want) => {
  expect(outline(inContext(source))).toBe(`[${want}]`);
});

test.each([
  [
    "states s { A -> B, C when x  B }",
    "states(name s, rules [stateRule(from A, to [B C], guard x) stateRule(from B)])",
  ],
  ["command c { }", "command(name c)"],
  ["command c() { }", "command(name c)"],
  [
    "command c(a: Int, b: T = X) { }",
    "command(name c, parameters [parameter(name a, type Int) parameter(name b, type T, value X)])",
  ],
  [
    "command c(a: Int): Int { result a }",
    "command(name c, parameters [parameter(name a, type Int)], result Int, statements [result(value a)])",
  ],
  [
    "command c { if a { f -> 1 emit X } else { g -= 2 } emit Y when b }",
    "command(name c, statements [ifStatement(condition a, statements [assign(field f, value 1) emit(event X)], otherwise elseBlock(statements [remove(field g, value 2)])) emit(event Y, condition b)])",
  ],
  [
    "create c { if a { publish X } }",
    "factory(name c, statements [ifStatement(condition a, statements [publish(event X)])])",
  ],
  [
    "command c { if -> 1 else -> 2 }",
    "command(name c, statements [assign(field if, value 1) assign(field else, value 2)])",
  ],
  [
    'command c { requires a "why" requires b f -> 1 emit X emit Y(a: b) }',
    'command(name c, statements [requires(condition a, message "why") requires(condition b) assign(field f, value 1) emit(event X) emit(event Y, arguments [namedArgument(name a, value b)])])',
  ],
  [
    "command c { result -> 1 emit -> 2 requires -> 3 }",
    "command(name c, statements [assign(field result, value 1) assign(field emit, value 2) assign(field requires, value 3)])",
  ],
  [
    "command c { requires [a].b if [] { } emit[a].b result [a, b] }",
    "command(name c, statements [requires(condition (. [a] b)) ifStatement(condition []) callChild(field emit, identity a, command b) result(value [a b])])",
  ],
  [
    "command c { f += A.b f += A.b(x: 1) f -= g when -= h result += A.b }",
    "command(name c, statements [add(field f, value (. A b)) add(field f, value make(qualifier A, name b, arguments [namedArgument(name x, value 1)])) remove(field f, value g) remove(field when, value h) add(field result, value (. A b))])",
  ],
  [
    "command c { f[a.b].d f[g].d(x: 1) e -> f }",
    "command(name c, statements [callChild(field f, identity (. a b), command d) callChild(field f, identity g, command d, arguments [namedArgument(name x, value 1)]) assign(field e, value f)])",
  ],
  [
    "create c(a: Int): R idempotent { } create idempotent { }",
    "factory(name c, parameters [parameter(name a, type Int)], result R, isIdempotent) factory(name idempotent)",
  ],
  [
    "create c idempotent internal { } command d: R internal { } command internal { } create internal internal { }",
    "factory(name c, isIdempotent, isInternal) command(name d, result R, isInternal) command(name internal) factory(name internal, isInternal)",
  ],
  [
    "command c { remove remove -> 1 if a { remove } else { remove -= b } }",
    "command(name c, statements [removal() assign(field remove, value 1) ifStatement(condition a, statements [removal()], otherwise elseBlock(statements [remove(field remove, value b)]))])",
  ],
  [
    "create c(a: Int) { f -> a requires b }",
    "factory(name c, parameters [parameter(name a, type Int)], statements [assign(field f, value a) requires(condition b)])",
  ],
  [
    "a: Int unique b: Int? unique = 1 unique: Int unique unique (a, unique)",
    "member(name a, type Int, isUnique) member(name b, type Int?, isUnique, value 1) member(name unique, type Int, isUnique) unique(names [a unique])",
  ],
  [
    "create c { } a: Int command d { } invariant b",
    "factory(name c) member(name a, type Int) command(name d) invariant(condition b)",
  ],
] satisfies readonly Row[])("in an entity: %s", (source, want) => {
  expect(outline(inEntity(source))).toBe(`[${want}]`);
});

test.each([
  ["a: Int", "member(name a, type Int)"],
  ["a: Int b: Int", "member(name a, type Int) member(name b, type Int)"],
  ['a: String = "x"', 'member(name a, type String, value "x")'],
  ["a: Other.Money?", "member(name a, type Other.Money?)"],
  ["a: Map<String, List<Line?>>?", "member(name a, type Map<String, List<Line?>>?)"],
  ['invariant a > 0 "positive"', 'invariant(condition (> a 0), message "positive")'],
] satisfies readonly Row[])("in a value: %s", (source, want) => {
  expect(outline(inValue(source))).toBe(`[${want}]`);
});

test.each([
  ["1", "1"],
  ["1.50", "1.50"],
  ["true", "true"],
  ['"a\\"b\\n\\q"', '"a\\"b\\nq"'],
  ["a.b.c", "(. (. a b) c)"],
  ["a.b()", "(. a b)"],
  ["a.sum(l => l.x + 1).max(2, b)", "(.max (.sum a (=> l (+ (. l x) 1))) 2 b)"],
  ["2026-12-31 + 3 days", "(+ 2026-12-31 (3 days))"],
  ["a < 14:30 && b > 08:15:30", "(&& (< a 14:30) (> b 08:15:30))"],
  ["1 week - 2 \t hours * 3", "(- (1 weeks) (* (2 hours) 3))"],
  ["2026 - 12 - 31", "(- (- 2026 12) 31)"],
  ["a - b - c", "(- (- a b) c)"],
  ["a ?? b ?? c", "(?? (?? a b) c)"],
  ["a < b < c", "(< (< a b) c)"],
  ["a + b * c", "(+ a (* b c))"],
  ["(a + b) * c", "(* (group (+ a b)) c)"],
  ["a || b && c == d < e + f * -g.h", "(|| a (&& b (== c (< d (+ e (* f (- (. g h))))))))"],
  ["a ?? b || c", "(?? a (|| b c))"],
  ["!!a", "(! (! a))"],
  ["a - -b", "(- a (- b))"],
  ["a matches /x\\/y+/ && b", "(&& (matches a /x\\/y+/) b)"],
  ["a + b matches /x/", "(matches (+ a b) /x/)"],
  ["a / b / c", "(/ (/ a b) c)"],
  ["if a then b else if c then d else e", "(if a b (if c d e))"],
  ["a when b || c", "(when a (|| b c))"],
  ["if a then b else c when d", "(when (if a b c) d)"],
  ["let x = 1, y = x in x + y", "(let x=1 y=x (+ x y))"],
  ["let + 1", "(+ let 1)"],
] satisfies readonly Row[])("expression: %s", (source, want) => {
  const [member] = inValue(`x: T = ${source}`);
  expect(outline(member?.kind === "member" && member.value)).toBe(want);
});

test("a field or an assignment called like a unit is none of the number before it", () => {
  expect(outline(inValue("a: Int = 3 days: Int b: Int = 3\n  hours: Int"))).toBe(
    "[member(name a, type Int, value 3) member(name days, type Int) member(name b, type Int, value 3) member(name hours, type Int)]",
  );
  expect(outline(inEntity("command c { a -> 3 days -> 4 hours }"))).toContain(
    "assign(field a, value 3) assign(field days, value (4 hours))",
  );
});

test("a field or an assignment called `when` is none of the expression before it", () => {
  expect(outline(inValue("a: Int = b when: Int"))).toBe(
    "[member(name a, type Int, value b) member(name when, type Int)]",
  );
  expect(outline(inEntity("command c { a -> b when -> c }"))).toContain(
    "assign(field a, value b) assign(field when, value c)",
  );
});
