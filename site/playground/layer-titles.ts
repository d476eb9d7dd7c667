import type { Layer } from "../../generators/api/types.ts";

/** The layers as the page names them, in their order. */
export const layerTitles: Readonly<Record<Layer, string>> = {
  domain: "Domain",
  application: "Application",
  infrastructure: "Infrastructure",
  api: "Endpoints",
  tests: "Tests",
};
