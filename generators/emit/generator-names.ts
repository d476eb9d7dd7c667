/** The generator of the registration by its name in the manifest: its one file stands at the top of the target folder. */
export const registrationGenerator = "RegistrationGenerator";

/** The generators of documents, as the manifest records them. */
export const documentGenerator = "OpenApiGenerator";
export const eventDocumentGenerator = "AsyncApiGenerator";
export const pageGenerator = "DocumentationGenerator";

/** The generators whose files are no code. */
export const documentGenerators: ReadonlySet<string> = new Set([
  documentGenerator,
  eventDocumentGenerator,
  pageGenerator,
]);
