import { useData } from "vitepress";
import { h } from "vue";

/** Shows the links to the source of a page. The page of errors has none. */
export function PageSource() {
  const { source } = useData().frontmatter.value;
  if (source === undefined) return null;
  return h("p", { class: "page-source" }, [
    h("a", { href: source.view }, "Source of this page"),
    h("a", { href: source.edit }, "Edit this page"),
  ]);
}
