/** The compiled templates of all generators, as JSON by their names. */
declare module "tenon:templates" {
  const templates: Readonly<Record<string, string>>;
  export default templates;
}

/** The examples to choose from. */
declare module "tenon:examples" {
  const examples: readonly { readonly name: string; readonly kind: "model" | "yaml"; readonly text: string }[];
  export default examples;
}
