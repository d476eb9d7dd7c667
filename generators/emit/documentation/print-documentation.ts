import type { Documentation } from "./documentation.ts";

/** The page with what it shows: data in a script element, where no text can end the element or become markup. */
export function printDocumentation(documentation: Documentation, page: string): string {
  const data = JSON.stringify(documentation).replaceAll("<", "\\u003c");
  return page.replace('"data"</script>', () => `${data}</script>`);
}
