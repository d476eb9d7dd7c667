/** The signs in the text of a C# file by which wiring chooses the files that it opens. */
export const sourceMarks = {
  /** A file that puts the application together, by its usual words. */
  entry: /\b(?:WebApplication|ConfigureWebHost\w*)\b/,
  /** A file with a builder, an application or a startup class. */
  application: /\bWebApplication|\.\s*Build\s*\(\s*\)|\bIServiceCollection\b|\bIApplicationBuilder\b|\bUseStartup\b/,
  /** A file with a context, or a method that configures its model. */
  model: /\b(?:ModelBuilder|DbContext)\b/,
  /** A file with a part of a class. */
  partial: /\bpartial\b/,
  /** A file whose imports hold for the whole project. */
  global: /^[^\S\n]*global\s/m,
} as const;

export type SourceMark = keyof typeof sourceMarks;
