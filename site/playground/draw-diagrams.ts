import mermaid from "mermaid";

/** Draws class diagrams, each as the text of an SVG, in the colours of the page. The library is loaded when somebody first looks at one. */
export async function drawDiagrams(sources: readonly string[], isDark: boolean): Promise<readonly string[]> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    layout: "dagre",
    theme: isDark ? "dark" : "default",
    class: { hideEmptyMembersBox: true },
  });
  const drawn: string[] = [];
  for (const [index, source] of sources.entries()) drawn.push((await mermaid.render(`diagram-${index}`, source)).svg);
  return drawn;
}
