/** The compiled templates of all generators by their names. */
declare module "tenon:templates" {
  const templates: Readonly<Record<string, import("../../generators/render/templates.ts").CompiledTemplate>>;
  export default templates;
}

/** The examples to choose from. */
declare module "tenon:examples" {
  const examples: readonly { readonly name: string; readonly kind: "model" | "yaml"; readonly text: string }[];
  export default examples;
}
