/**
 * Lists the places that state another version than the package: everything that is released together has one version.
 * @param {{ readonly version: string, readonly peerDependencies: Readonly<Record<string, string>> }} metadata
 * @param {(path: string) => string} read Reads a file of the repository.
 */
export function otherVersions({ version, peerDependencies }, read) {
  const versionIn = (/** @type {string} */ path) => JSON.parse(read(path)).version;
  const nx = JSON.parse(read("packages/nx/package.json"));
  const { regraft } = JSON.parse(read("packages/nx/migrations.json")).generators;
  const stated = [
    ["documentation/package.json", versionIn("documentation/package.json")],
    ["editors/vscode/package.json", versionIn("editors/vscode/package.json")],
    ["packages/nx/package.json", nx.version],
    ["the peer dependency tenon of packages/nx/package.json", nx.peerDependencies.tenon],
    ["packages/nx/migrations.json", regraft.version],
    ["package-lock.json", versionIn("package-lock.json")],
    ["the peer dependency tenon-documentation", peerDependencies["tenon-documentation"]],
  ];
  return stated.filter(([, found]) => found !== version).map(([place, found]) => `${place} has ${found}`);
}
