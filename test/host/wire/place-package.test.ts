import { expect, test } from "vitest";
import { wireText } from "./wire-text.ts";

const into = (text: string) =>
  wireText(text, { kind: "package", id: "FluentValidation", version: "11.11.0" }, "Shop.csproj");
const project = (content: string) => `<Project Sdk="Microsoft.NET.Sdk.Web">\n${content}</Project>\n`;
const group = (content: string, head = "<ItemGroup>") => `  ${head}\n${content}  </ItemGroup>\n`;
const first = '    <PackageReference Include="A" Version="1.0.0" />\n';
const ours = '    <PackageReference Include="FluentValidation" Version="11.11.0" />\n';

test("it stands below the first packages", () => {
  const others = group('    <PackageReference Include="B" Version="1.0.0" />\n');
  expect(into(project(group(first) + others))).toBe(project(group(first + ours) + others));
});

test("a project with CRLF line ends gets the reference with CRLF", () => {
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");
  expect(into(crlf(project(group(first))))).toBe(crlf(project(group(first + ours))));
  expect(into(crlf(project("")))).toBe(crlf(project(`${group(ours)}\n`)));
});

test("a project without packages gets a group for it", () => {
  expect(into(project(""))).toBe(project(`${group(ours)}\n`));
});

test("packages under a condition leave it to a group of its own", () => {
  const conditional = group(first, "<ItemGroup Condition=\"'$(X)' == ''\">");
  expect(into(project(conditional))).toBe(project(`${conditional}${group(ours)}\n`));
});

test.each<[string, string]>([
  ["versions stand elsewhere", project(group('    <PackageReference Include="A" />\n'))],
  ["the tags do not match", "<Project><ItemGroup></Project>"],
  ["the packages stand in a comment", project("<!-- <PackageReference Include='A' /> -->\n").replace("</Project>", "")],
])("there is no plain place where %s", (_, text) => {
  expect(into(text)).toBeUndefined();
});

const reference = (include: string) => `    <ProjectReference Include="${include}" />\n`;

test.each<[string, string, string]>([
  [
    "below the others",
    group(reference("..\\A\\A.csproj")),
    group(reference("..\\A\\A.csproj") + reference("..\\Data\\Data.csproj")),
  ],
  [
    "with slashes like the others",
    group(reference("../A/A.csproj")),
    group(reference("../A/A.csproj") + reference("../Data/Data.csproj")),
  ],
  ["in a group of its own", group(first), `${group(first)}${group(reference("..\\Data\\Data.csproj"))}\n`],
])("a reference to a project stands %s", (_, before, after) => {
  const spot = { kind: "reference", project: "../Data/Data.csproj" } as const;
  expect(wireText(project(before), spot, "Shop.csproj")).toBe(project(after));
  expect(wireText(project(after), spot, "Shop.csproj")).toBeUndefined();
});
