/** As the manifest records the generators of what is no C#. */
export const documentGenerator = "OpenApiGenerator";
export const pageGenerator = "DocumentationGenerator";
