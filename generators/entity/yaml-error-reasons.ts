import type { ErrorCode } from "yaml";

/** The reason of each error code of the YAML library, in the words of a file's author. */
export const yamlErrorReasons: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: "an alias has neither anchor nor tag",
  BAD_ALIAS: "this alias has no anchor",
  BAD_COLLECTION_TYPE: "this tag does not fit its value",
  BAD_DIRECTIVE: "this line begins with `%` but is not a directive",
  BAD_DQ_ESCAPE: "this is not an escape; in double quotes write `\\\\` for a backslash, or use single quotes",
  BAD_INDENT: "the indentation does not fit the lines above",
  BAD_PROP_ORDER: "anchors and tags must precede the value",
  BAD_SCALAR_START: "a text cannot begin with this character; put it in quotes",
  BLOCK_AS_IMPLICIT_KEY:
    "a key cannot be followed by another key on the same line; indent below, or put text that holds `: ` in quotes",
  BLOCK_IN_FLOW: "inside `{}` and `[]` use flow style",
  DUPLICATE_KEY: "this key occurs twice",
  IMPOSSIBLE: "it cannot be parsed",
  KEY_OVER_1024_CHARS: "a key is longer than 1024 characters",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here",
  MULTILINE_IMPLICIT_KEY: "a key must be on one line; perhaps a colon is missing",
  MULTIPLE_ANCHORS: "a value can have one anchor",
  MULTIPLE_DOCS: "a second document starts here",
  MULTIPLE_TAGS: "a value can have one tag",
  NON_STRING_KEY: "a key must be a text",
  RESOURCE_EXHAUSTION: "it is nested too deeply",
  TAB_AS_INDENT: "a tab cannot indent; use spaces",
  TAG_RESOLVE_FAILED: "this tag, or text that begins with `!`, is unknown; put text in quotes",
  UNEXPECTED_TOKEN: "this token is not expected here",
};
