// @ts-check

/**
 * The projects of vitest in groups: the quick ones first, so that a mistake shows early, then the long ones before the short ones, so
 * that all lanes end at about the same time. Two projects that share folders are a group.
 */
export const testGroups = [
  ["unit"],
  ["live-api"],
  ["live"],
  ["live-fastendpoints-8", "live-fastendpoints-7"],
  ["live-hosts"],
  ["live-api-fastendpoints-8", "live-api-fastendpoints-7"],
  ["live-model"],
  ["programs"],
  ["dotnet"],
  ["site"],
  ["random-hosts"],
];
