import { parseParameter } from "./route-template.ts";

/** Returns the reason why a text is no route template, as the end of a sentence. The first broken rule wins. Spec: model-http, Route templates. */
export function templateFault(template: string): string | undefined {
  if (!template.startsWith("/")) return "it must start with `/`";
  if (/[\s\p{Cc}]/u.test(template)) return "it must not contain spaces or control characters";
  return braceFault(template);
}

// A doubled brace is looked for first and stands for itself, so `/x/{a}}` is unclosed.
function braceFault(template: string): string | undefined {
  let inner: string | undefined;
  for (const [piece] of template.matchAll(/\{\{|\}\}|[{}]|[^{}]+/g)) {
    if (piece !== "{" && piece !== "}") {
      inner = inner?.concat(piece);
      continue;
    }
    const fault = piece === "}" ? closingFault(inner) : openingFault(inner);
    if (fault !== undefined) return fault;
    inner = piece === "{" ? "" : undefined;
  }
  return inner === undefined ? undefined : "a `{` is never closed";
}

function openingFault(inner: string | undefined): string | undefined {
  return inner === undefined ? undefined : "a `{` stands inside another parameter";
}

function closingFault(inner: string | undefined): string | undefined {
  if (inner === undefined) return "a `}` closes a parameter that was never opened";
  if (inner === "") return "a parameter `{}` is empty";
  return parseParameter(inner).name === "" ? `the parameter \`{${inner}}\` has no name` : undefined;
}
