/** The generators of documents, as the manifest records them. */
export const documentGenerator = "OpenApiGenerator";
export const pageGenerator = "DocumentationGenerator";
