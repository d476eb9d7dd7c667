import { assert, constantFrom, array as listOf, property } from "fast-check";
import { expect, test } from "vitest";
import { format } from "../../../generators/model/format.ts";
import { parse } from "../../../generators/model/parse.ts";
import { examples } from "../examples.ts";
import { outline, treeOf } from "../parse/outline.ts";
import { tokensOf } from "../tokens-of.ts";

const formatted = (text: string) => format(treeOf(text), text);
const commentsIn = (text: string) =>
  treeOf(text)
    .comments.map((comment) => comment.text.trimEnd())
    .sort();

test("a union has a line for each case, and a match has one line", () => {
  const source = `context A { union  M{
 /// A card.
Card( number:String,expires : Date? ) , Cash  // in coins
Cheque,} union N { B } value V { m:M
x:Int=match   v . m{Card( c )=>c.number.length when 1>0 , Cash=>1
Cheque => match n {B=>2} } } }`;
  expect(formatted(source)).toBe(`context A {
  union M {
    /// A card.
    Card(number: String, expires: Date?)
    Cash // in coins
    Cheque
  }

  union N {
    B
  }

  value V {
    m: M
    x: Int = match v.m { Card(c) => c.number.length when 1 > 0, Cash => 1, Cheque => match n { B => 2 } }
  }
}
`);
});

test("one layout, whatever it was before", () => {
  const source = `// first

  /// A
context   A version 2  limit
5{enum E{A B,C}
value V{@since( 2 )a:Int   b : String?="x" // behind b


/* above c */ c: List< Int > invariant   a>0&&! (b==c) "m"}
@route("/q") @get query Q( a:Int,b:Int ):R
query P():List<R>paged
query M( a:String=caller . id ):R
query L():List<R> sorted  by a desc,b sortable by a ,b search
by a
query O():List<R>  paged ( 2,30 )
query N():List<R>paged  by
 cursor  sorted by a
readmodel R from E { id  total : Int = lines.sum( l=>l.x ) }
entity F identified by FId as  guid   given { }
readmodel S from E join F  join G on  f.g { id }
entity E identified by EId as natural ( Int ) { h : Int?unique="x" unique ( f,h ) states s { A->B,C when a  B } command c( ) { } command  e :Int  internal{ } command g{ if a{remove}remove } create d(a:Int,b:E  =B)idempotent  internal { f->a g+=E . d( a :1 ) g-=a+1 emit X( a :1) } }
aggregate G root H  per tenant "t"  owned  by caller unless "p"{ } }
// last`;
  expect(formatted(source)).toBe(`// first

/// A
context A version 2 limit 5 {
  enum E { A, B, C }

  value V {
    @since(2) a: Int
    b: String? = "x" // behind b

    /* above c */
    c: List<Int>
    invariant a > 0 && !(b == c) "m"
  }

  @route("/q") @get
  query Q(a: Int, b: Int): R
  query P(): List<R> paged
  query M(a: String = caller.id): R
  query L(): List<R> sorted by a desc, b sortable by a, b search by a
  query O(): List<R> paged(2, 30)
  query N(): List<R> paged by cursor sorted by a

  readmodel R from E {
    id
    total: Int = lines.sum(l => l.x)
  }

  entity F identified by FId as guid given {}

  readmodel S from E join F join G on f.g {
    id
  }

  entity E identified by EId as natural(Int) {
    h: Int? unique = "x"
    unique (f, h)

    states s {
      A -> B, C when a
      B
    }

    command c {}
    command e: Int internal {}

    command g {
      if a {
        remove
      }

      remove
    }

    create d(a: Int, b: E = B) idempotent internal {
      f -> a
      g += E.d(a: 1)
      g -= a + 1
      emit X(a: 1)
    }
  }

  aggregate G root H per tenant "t" owned by caller unless "p" {}
}

// last
`);
});

test.each([
  ["behind an opening brace", "context A { // a\n}\n", "context A { // a\n}\n"],
  ["alone in a block", "context A {\n// a\n}\n", "context A {\n  // a\n}\n"],
  [
    "in the middle of a field",
    "context A { value V {\na: /* a */ Int\n} }",
    "context A {\n  value V {\n    /* a */\n    a: Int\n  }\n}\n",
  ],
  [
    "between the members of an enum",
    "context A { enum E { A, // a\nB } }",
    "context A {\n  enum E {\n    A, // a\n    B\n  }\n}\n",
  ],
  [
    "`///` that documents nothing",
    "context A {\n/// a\n\n/// b\nvalue V { } }",
    "context A {\n  /// a\n\n  /// b\n  value V {}\n}\n",
  ],
] satisfies readonly (readonly [string, string, string])[])("a comment %s stays", (_name, source, want) => {
  expect(formatted(source)).toBe(want);
});

test.each(examples)("%s has the canonical layout once it is formatted, and says the same", (_path, text) => {
  const once = formatted(text);
  expect(formatted(once)).toBe(once);
  expect(outline(treeOf(once).contexts)).toBe(outline(treeOf(text).contexts));
  expect(commentsIn(once)).toEqual(commentsIn(text));
});

const [, lending = ""] = examples.find(([path]) => path.endsWith("lending.model")) ?? [];

test("the model that is shipped has that layout already", () => {
  expect(formatted(lending)).toBe(lending);
});

const tokens = tokensOf(lending);
const written = tokens.map(({ image, end }, index) => ({ image, space: lending.slice(end, tokens[index + 1]?.start) }));

test("the layout before, and comments anywhere, change neither what is said nor that all is kept", () => {
  const between = constantFrom(
    " ",
    "\n",
    "\n\n\n",
    "\t",
    " // c\n",
    "\n  // d\n",
    " /* e */ ",
    "\n/* f\n g */\n",
    "\n\n/// h\n\n",
    "\r\n",
  );
  const anyLayout = property(listOf(between, { minLength: 40, maxLength: 40 }), (spaces) => {
    const text = written
      .map(({ image, space }, index) => image + (space.includes("//") ? space : (spaces[(index * 7) % 40] ?? " ")))
      .join("");
    const { file, diagnostics } = parse({ path: "a", text });
    // A pattern must stand directly behind its keyword.
    if (diagnostics.length > 0) return;
    const once = format(file, text);
    const again = treeOf(once);
    expect(format(again, once)).toBe(once);
    expect(outline(again.contexts)).toBe(outline(file.contexts));
    expect(again.comments.map((comment) => comment.text.trimEnd()).sort()).toEqual(
      file.comments.map((comment) => comment.text.trimEnd()).sort(),
    );
  });
  assert(anyLayout, { numRuns: 150 });
});

test("the sides of an if, and the comments in and around them", () => {
  const body = `command c { if a > 0 { a -> 1 } // behind
else { /* in */ a -> 2 }
a -> 3
if a > 0 {}
// above
else {} emit X(a : 1)when a>1 }`;
  expect(formatted(`context A { entity E identified by EId { ${body} } }`)).toBe(`context A {
  entity E identified by EId {
    command c {
      if a > 0 {
        a -> 1 // behind
      } else { /* in */
        a -> 2
      }

      a -> 3

      if a > 0 {
        // above
      } else {}

      emit X(a: 1) when a > 1
    }
  }
}
`);
});
