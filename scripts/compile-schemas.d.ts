/** The text of the validator module: one file without imports, the same bytes for the same schema. */
export function compileEntityFileSchema(): string;
