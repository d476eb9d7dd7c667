import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** The colours of code, which follow the page, light or dark. */
export const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: "var(--keyword)" },
    { tag: [tags.string, tags.atom], color: "var(--string)" },
    { tag: [tags.number, tags.definition(tags.propertyName), tags.tagName], color: "var(--number)" },
    { tag: tags.comment, color: "var(--comment)" },
    { tag: [tags.typeName, tags.meta], color: "var(--type)" },
  ]),
);
