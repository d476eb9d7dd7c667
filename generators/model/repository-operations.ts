/** What a repository can do by itself, in the order in which it is emitted. */
export const repositoryOperations = ["getById", "add", "update", "remove"] as const;

export type RepositoryOperation = (typeof repositoryOperations)[number];
