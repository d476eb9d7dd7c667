/** As the manifest records the generator of OpenAPI documents. */
export const documentGenerator = "OpenApiGenerator";
