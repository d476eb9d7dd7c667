import { addRelationship, askForRelationship } from "./add-relationship.ts";
import type { Command } from "./command.ts";
import { graftOptionsHelp } from "./graft-options.ts";

const help = `Adds a relationship to the entity file and grafts its endpoint.

  npx plop relationship                                  asks, and says which route it makes
  npx plop relationship -- --config shop.yaml --parent Author --child Post --name Posts
  tenon relationship --config shop.yaml --parent Author --child Post --name Posts

Usage: tenon relationship [options]

  --parent NAME       the entity that has the list
  --child NAME        the entity that is in the list
  --name NAME         the name of the list, such as Posts
  --foreign-key NAME  the property of the child that holds the parent's key
                      (default: the parent's name and Id)
  --config FILE       the entity file of the parent (default: those of last time)
${graftOptionsHelp}
With --parent, --child and --name nothing is asked. What is missing is asked for on a
terminal; elsewhere it is an error. No file of an existing endpoint changes.
`;

/** `tenon relationship`: one more list of children, by flags or by asking. */
export const relationshipCommand: Command = {
  name: "relationship",
  summary: "add a relationship to the entity file and graft its endpoint",
  help,
  run: addRelationship,
  converse: askForRelationship,
};
