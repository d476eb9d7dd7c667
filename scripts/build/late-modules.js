/**
 * Modules of which a run needs few, and their functions. Each is evaluated, and compiled at all, when one of its functions is
 * first called: to load what a run does not need takes as long as the run itself.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const lateModules = {
  "cli/add-entity.ts": ["addEntity", "askForEntity"],
  "cli/add-relationship.ts": ["addRelationship", "askForRelationship"],
  "targets/model-openapi.ts": ["documentEmission"],
  "flow/document.ts": ["document"],
  "files/line-end-rules.ts": ["attributeRules", "settingRules"],
  "host/read-host.ts": ["readHost"],
  "host/wire/wire-host.ts": ["wireHost"],
  "flow/build.ts": ["build"],
  "model/format.ts": ["format"],
  "model/parse.ts": ["parse"],
  "model/validate.ts": ["validateModel"],
  "targets/model-page.ts": ["pageEmission"],
  "flow/graft.ts": ["graft"],
  "prompts/choose-host.ts": ["chooseHost"],
};
