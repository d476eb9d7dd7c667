/**
 * Modules of which a run needs few, and their functions. Each is evaluated, and compiled at all, when one of its functions is
 * first called: to load what a run does not need takes as long as the run itself.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const lateModules = {
  "cli/add-entity.ts": ["addEntity", "askForEntity"],
  "cli/add-relationship.ts": ["addRelationship", "askForRelationship"],

  "files/line-end-rules.ts": ["attributeRules", "settingRules"],
  "host/read-host.ts": ["readHost"],
  "host/wire/wire-host.ts": ["wireHost"],

  "model/format.ts": ["format"],
  "model/parse.ts": ["parse"],
  "model/validate.ts": ["validateModel"],

  "prompts/choose-host.ts": ["chooseHost"],
};
