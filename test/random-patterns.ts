import fc from "fast-check";

const pieces =
  "a b - ^ $ . , | ( ) (?: (?= (?! (?<= (?<! (?> (?<n> (?'n' (?<2> (?<n-m> (?<-n> (?<0> (?( (?(1) (?(n) (?# ) (?i) (?i: (?x) (?-x) (?n) (?z) (? [ ] [^ [] [a-z] [z-a] " +
  "[a-\\d] -[ [: :] ] * + ? ?? *? {2} {2,} {2,3} {3,2} {,2} { } {2 {99999999999} \\ \\d \\D \\b \\A \\z \\q \\_ \\1 \\2 \\12 \\012 \\8 \\k<n> \\k<1> \\k'n' \\k<x> \\k \\< " +
  "\\<n> \\p{L} \\p{IsGreek} \\p{Greek} \\pL \\P{Lu} \\x41 \\x4 \\u0041 \\u004 \\cA \\c1 \\c \\- \\] \\[ \\. \\/ \\n \\e # é _ 1 9";

/** Random combinations of pattern syntax, most of them invalid. */
export const randomPatterns: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces.split(" "), " "), { maxLength: 6 }).map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...pieces.split(" "), " "), { maxLength: 4 }).map((parts) => `(a)(?<n>b)${parts.join("")}`),
  fc.array(fc.constantFrom(...pieces.split(" ")), { maxLength: 5 }).map((parts) => `[${parts.join("")}]`),
);
