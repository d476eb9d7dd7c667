/** The built-in repository operations, in output order. */
export const repositoryOperations = ["getById", "add", "update", "remove"] as const;

export type RepositoryOperation = (typeof repositoryOperations)[number];
