import { zip } from "./zip.js";

/** @typedef {{ readonly path: string, readonly content: Buffer, readonly isExecutable?: boolean }} PackedFile */

/**
 * Returns a NuGet package.
 * @param {{ readonly id: string, readonly type: string, readonly readme?: string }} identity
 * @param {{ readonly version: string, readonly description: string, readonly license: string, readonly homepage: string }} metadata
 * @param {readonly PackedFile[]} files
 */
export function nugetPackage({ id, type, readme }, { version, description, license, homepage }, files) {
  const page = readme === undefined ? "" : "\n    <readme>README.md</readme>";
  const nuspec = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
    <id>${id}</id>
    <version>${version}</version>
    <authors>The Tenon authors</authors>
    <description>${description}</description>
    <license type="expression">${license}</license>
    <projectUrl>${homepage}</projectUrl>${page}
    <developmentDependency>true</developmentDependency>
    <packageTypes><packageType name="${type}" /></packageTypes>
  </metadata>
</package>
`;
  const extensions = [...new Set(files.map(({ path }) => /\.(\w+)$/.exec(path)?.[1] ?? ""))].filter(
    (one) => one !== "",
  );
  const types = ["rels", "nuspec", ...extensions].map(
    (one) => `  <Default Extension="${one}" ContentType="application/octet" />\n`,
  );
  const bare = files.filter(({ path }) => !/\.\w+$/.test(path));
  const parts = bare.map(({ path }) => `  <Override PartName="/${path}" ContentType="application/octet" />\n`);
  const content = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${types.join("")}${parts.join("")}</Types>
`;
  const relations = `<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/${id}.nuspec" Id="manifest" />
</Relationships>
`;
  return zip([
    textFile("[Content_Types].xml", content),
    textFile("_rels/.rels", relations),
    textFile(`${id}.nuspec`, nuspec),
    ...(readme === undefined ? [] : [textFile("README.md", readme)]),
    ...files,
  ]);
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {PackedFile}
 */
export function textFile(path, text) {
  return { path, content: Buffer.from(text) };
}
