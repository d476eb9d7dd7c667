import * as z from "zod";

const path = z.string().min(1).describe("A path from the folder in which the server was started.");

/** The arguments that several tools take. */
export const inputs = {
  host: path.describe("The folder or project file of the .NET host; without it, the folder of the server.").optional(),
  files: z.array(path).describe("Entity files (.yaml); without files, those of earlier runs.").optional(),
  model: z.array(path).min(1).describe("Model files (.model) or folders of them, in place of entity files.").optional(),
  layers: z
    .array(z.enum(["application", "infrastructure", "api", "tests"]))
    .describe(
      "The layers of a model to emit beside its domain; without them, those that the host has. Of entity files, tests is the only one that counts.",
    )
    .optional(),
};
