/**
 * @typedef {object} ReleasedPackage
 * @property {string} title
 * @property {readonly string[]} pack The command that packs it.
 * @property {readonly string[]} files
 * @property {readonly string[]} publish The commands that publish it, in their order.
 */

/**
 * Returns the packages of a release in the order in which they are published: a package comes behind those that it leads to.
 * @param {{ readonly name: string, readonly version: string }} metadata
 * @param {readonly string[]} targets The runtime identifiers of the .NET tool, as `pack:dotnet` takes them.
 * @returns {readonly ReleasedPackage[]}
 */
export function packagesOf({ name, version }, targets) {
  const page = `${name}-documentation-${version}.tgz`;
  const tarball = `${name}-${version}.tgz`;
  const plugin = `${name}-nx-${version}.tgz`;
  const extension = "editors/vscode/tenon-model.vsix";
  const rids = targets.map((target) => target.replace(/=.*/, ""));
  const ids = [...rids.map((rid) => `${name}.${rid}`), name, "Tenon.MSBuild"];
  const nuget = ids.map((id) => `nupkg/${id}.${version}.nupkg`);
  return [
    {
      title: "npm: the documentation page",
      pack: ["npm", "pack", "./documentation"],
      files: [page],
      publish: [`npm publish ${page} --provenance`],
    },
    {
      title: "npm: Tenon",
      pack: ["npm", "pack"],
      files: [tarball],
      publish: [`npm publish ${tarball} --provenance`],
    },
    {
      title: "npm: the plugin for Nx",
      pack: ["npm", "pack", "./packages/nx"],
      files: [plugin],
      publish: [`npm publish ${plugin} --access public --provenance`],
    },
    {
      title: "NuGet: the .NET tool, then the check in builds",
      pack: ["npm", "run", "pack:dotnet", "--", ...targets],
      files: nuget,
      publish: nuget.map((file) => `dotnet nuget push ${file} --source SOURCE --api-key KEY`),
    },
    {
      title: "Visual Studio Code: the extension",
      pack: ["node", "scripts/pack-vscode.js"],
      files: [extension],
      publish: [`npx @vscode/vsce publish --packagePath ${extension}`],
    },
  ];
}
