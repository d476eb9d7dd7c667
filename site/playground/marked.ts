/** Markdown for the labels of Mermaid: the names and types of our diagrams are plain text, in which a line below is no emphasis. */
export const marked = {
  lexer: (text: string) => [{ type: "paragraph", raw: text, tokens: [{ type: "text", raw: text, text }] }],
};
