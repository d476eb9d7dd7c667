import { identifierOf } from "./identifier-of.js";
import { nugetPackage, textFile } from "./nuget-package.js";

/**
 * @typedef {Parameters<typeof nugetPackage>[1] & { readonly name: string }} Metadata
 * @typedef {import("./nuget-package.js").PackedFile} PackedFile
 */

/**
 * Returns the package of one runtime identifier: the files of Tenon around an executable of Node.
 * @param {{ readonly rid: string, readonly executable: Buffer, readonly license: Buffer }} node
 * @param {Metadata} metadata
 * @param {readonly PackedFile[]} files
 */
export function toolPackage({ rid, executable, license }, metadata, files) {
  const found = identifierOf(executable);
  if (found !== rid) throw new Error(`The executable of Node is for ${found ?? "no known system"}, not for ${rid}.`);
  const { name } = metadata;
  const command = commandFor(rid, name);
  const settings = toolSettings(`<Command Name="${name}" EntryPoint="${command}" Runner="executable" />`);
  const inside = [
    ...files,
    { path: "node.license.txt", content: license },
    { path: command, content: executable, isExecutable: true },
    textFile("DotnetToolSettings.xml", settings),
  ];
  return nugetPackage(
    { id: `${name}.${rid}`, type: "DotnetToolRidPackage" },
    metadata,
    inside.map((file) => ({ ...file, path: `tools/any/${rid}/${file.path}` })),
  );
}

/**
 * Returns the name of the executable.
 * @param {string} rid
 * @param {string} name
 */
export function commandFor(rid, name) {
  return rid.startsWith("win-") ? `${name}.exe` : name;
}

/**
 * Returns the package that leads to those of runtime identifiers.
 * @param {readonly string[]} rids
 * @param {Metadata} metadata
 * @param {string} readme
 */
export function pointerPackage(rids, metadata, readme) {
  const { name } = metadata;
  const others = rids.map((rid) => `    <RuntimeIdentifierPackage RuntimeIdentifier="${rid}" Id="${name}.${rid}" />\n`);
  const settings = toolSettings(
    `<Command Name="${name}" />`,
    `\n  <RuntimeIdentifierPackages>\n${others.join("")}  </RuntimeIdentifierPackages>`,
  );
  const files = [textFile("tools/net10.0/any/DotnetToolSettings.xml", settings)];
  return nugetPackage({ id: name, type: "DotnetTool", readme }, metadata, files);
}

/**
 * @param {string} command
 * @param {string} [rest]
 */
function toolSettings(command, rest = "") {
  return `<?xml version="1.0" encoding="utf-8"?>
<DotNetCliTool Version="2">
  <Commands>${command}</Commands>${rest}
</DotNetCliTool>
`;
}
