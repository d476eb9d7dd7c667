import { expect, test } from "vitest";
import { Workspace } from "../../generators/editor/server/workspace.ts";
import { recorded } from "../files/recorded.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = "context A { value V { a: Int } }\n";

function workspaceOf(files: Readonly<Record<string, string>>, stated: readonly string[] = []): Workspace {
  const workspace = new Workspace(memoryDisk(files));
  workspace.start(["/repo"], stated);
  return workspace;
}

test("all models of a folder tree are one, without those of hidden folders and of tools", () => {
  const files = {
    "/repo/a.model": model,
    "/repo/b/c.model": model,
    "/repo/.x/d.model": model,
    "/repo/bin/e.model": model,
  };
  expect(workspaceOf(files).modelOf("/repo/a.model").paths).toEqual(["/repo/a.model", "/repo/b/c.model"]);
});

test("files that a host records are a model of their own", () => {
  const files = {
    "/repo/a.model": model,
    "/repo/b.model": model,
    "/repo/models/c.model": model,
    "/repo/models/d.model": model,
    ...recorded("/repo/host", { inputs: ["../a.model", "../models/*.model"], files: new Map() }),
  };
  const workspace = workspaceOf(files);
  expect(workspace.modelOf("/repo/a.model").paths).toEqual([
    "/repo/a.model",
    "/repo/models/c.model",
    "/repo/models/d.model",
  ]);
  expect(workspace.modelOf("/repo/b.model").paths).toEqual(["/repo/b.model"]);
});

test("paths that the user states come first", () => {
  const files = { "/repo/a/x.model": model, "/repo/b/y.model": model };
  expect(workspaceOf(files, ["a"]).modelOf("/repo/a/x.model").paths).toEqual(["/repo/a/x.model"]);
});

test("an open text replaces that of the disk, until the document is closed", () => {
  const workspace = workspaceOf({ "/repo/a.model": model });
  workspace.edit("/repo/a.model", "context B {}");
  expect(workspace.modelOf("/repo/a.model").text("/repo/a.model")).toBe("context B {}");
  workspace.close("/repo/a.model");
  expect(workspace.modelOf("/repo/a.model").text("/repo/a.model")).toBe(model);
});

test("a new document belongs to the model of its folder before it is saved", () => {
  const workspace = workspaceOf({ "/repo/a.model": model });
  workspace.edit("/repo/b/new.model", "context B {}");
  expect(workspace.modelOf("/repo/a.model").paths).toEqual(["/repo/a.model", "/repo/b/new.model"]);
});

test("a document outside of the workspace is a model alone", () => {
  const workspace = workspaceOf({ "/repo/a.model": model });
  workspace.edit("/other/b.model", "context B {}");
  expect(workspace.modelOf("/other/b.model").paths).toEqual(["/other/b.model"]);
});
