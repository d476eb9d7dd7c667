/** Mermaid loads each kind of diagram when it meets one; ours are diagrams of classes and states. @type {import("esbuild").Plugin} */
export const ownDiagrams = {
  name: "own-diagrams",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /.*/ }, ({ kind, path, importer }) =>
      kind === "dynamic-import" &&
      /[\\/]node_modules[\\/]/.test(importer) &&
      !/classDiagram-v2|stateDiagram-v2|dagre/.test(path)
        ? { path: "diagram", namespace: "left-out" }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "export default undefined;" }));
  },
};
