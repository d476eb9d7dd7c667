import type { ErrorCode } from "yaml";

/** What each fault of the YAML library means to the writer of a file. */
export const yamlErrorReasons: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: "an alias has neither anchor nor tag",
  BAD_ALIAS: "this alias names nothing",
  BAD_COLLECTION_TYPE: "this tag does not fit its value",
  BAD_DIRECTIVE: "this line begins with `%` but is not a directive",
  BAD_DQ_ESCAPE: "this is not an escape; in double quotes write `\\\\` for a backslash, or use single quotes",
  BAD_INDENT: "the indentation does not fit the lines above",
  BAD_PROP_ORDER: "anchors and tags stand before the value",
  BAD_SCALAR_START: "a text cannot begin with this character; put it in quotes",
  BLOCK_AS_IMPLICIT_KEY:
    "a key cannot be followed by another key on the same line; indent below, or put text that holds `: ` in quotes",
  BLOCK_IN_FLOW: "inside `{}` and `[]` only the short forms are possible",
  DUPLICATE_KEY: "this key is there twice",
  IMPOSSIBLE: "it cannot be read here",
  KEY_OVER_1024_CHARS: "a key is longer than 1024 characters",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here",
  MULTILINE_IMPLICIT_KEY: "a key must be on one line; perhaps a colon is missing",
  MULTIPLE_ANCHORS: "a value has one anchor at most",
  MULTIPLE_DOCS: "a second document begins here",
  MULTIPLE_TAGS: "a value has one tag at most",
  NON_STRING_KEY: "a key must be a text",
  RESOURCE_EXHAUSTION: "it is nested too deeply",
  TAB_AS_INDENT: "a tab cannot indent; use spaces",
  TAG_RESOLVE_FAILED: "this tag, or text that begins with `!`, has no meaning; text needs quotes",
  UNEXPECTED_TOKEN: "this was not expected here",
};
