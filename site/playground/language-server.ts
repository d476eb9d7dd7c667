/** The kinds of completions that are told apart here. The module stands in for the whole library of the language server. */
export const CompletionItemKind = { Keyword: 14 };

/** Nothing asks for hints here. */
export const InlayHintKind = {};
