/** The words that readers search for, each with words of the documents that mean it. Words that the documents use themselves need no line. */
export const synonyms = {
  pagination: "paged lists pageSize",
  paging: "paged lists pageSize",
  "many to many": "relationships OneToMany foreign keys",
  "one to many": "relationships OneToMany",
  join: "relationships foreign keys",
  auth: "authorization access authentication",
  authentication: "authentication access authorization",
  login: "authentication access authorization",
  jwt: "authentication bearer",
  permissions: "access authorization policy",
  roles: "access authorization policy",
  validation: "validation value rules",
  validators: "validation value rules",
  migration: "migrations database schema",
  migrations: "migrations database schema",
  "optimistic concurrency": "concurrency versions rows",
  "lost update": "concurrency versions rows",
  nullable: "optional properties",
  required: "required optional properties",
  "primary key": "keys isKey",
  swagger: "OpenAPI document",
  pipeline: "build server",
  "github actions": "build server",
  customize: "extension hooks templates",
  override: "extension hooks templates",
  rollback: "undo",
  uninstall: "remove undo",
};

/**
 * Splits a query into the words to search for. A synonym stands in for the words that it explains.
 * @param {string} query
 */
export function searchTerms(query) {
  const words = ` ${query.toLowerCase().replace(/[\n\r\p{Z}\p{P}]+/gu, " ")} `;
  const known = Object.entries(synonyms).filter(([phrase]) => words.includes(` ${phrase} `));
  const rest = known.reduce((text, [phrase]) => text.replaceAll(` ${phrase} `, " "), words);
  return [...known.map(([, meant]) => meant), rest]
    .join(" ")
    .split(" ")
    .filter((word) => word !== "");
}
