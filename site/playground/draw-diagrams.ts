import mermaid from "mermaid";

mermaid.initialize({
  startOnLoad: false,
  securityLevel: "strict",
  layout: "dagre",
  class: { hideEmptyMembersBox: true },
});

/** Draws class diagrams, each as the text of an SVG. The library is loaded when somebody first looks at one. */
export async function drawDiagrams(sources: readonly string[]): Promise<readonly string[]> {
  const drawn: string[] = [];
  for (const [index, source] of sources.entries()) drawn.push((await mermaid.render(`diagram-${index}`, source)).svg);
  return drawn;
}
