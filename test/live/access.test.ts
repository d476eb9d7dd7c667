import { expect } from "vitest";
import { call, liveHost, liveTest, type Row } from "./api.ts";
import { withSettings } from "./with-settings.ts";

const callers = ["nobody", "guest", "member", "admin"] as const;

/** Returns the status for each of the `callers`. The name of a caller is also the role. */
async function statuses(
  method: string,
  path: string,
  { body, url = liveHost().urls.sqlite }: { body?: unknown; url?: string } = {},
) {
  const answers = [];
  for (const caller of callers) {
    const headers = caller === "nobody" ? {} : { "X-User": caller };
    answers.push((await call(method, path, { body, headers, url })).status);
  }
  return answers;
}

/** Stores a vault as a member and returns its key. */
async function vault(): Promise<unknown> {
  const { body } = await call("POST", "/vaults", { body: { name: "East" }, headers: { "X-User": "member" } });
  return (body as Row)["id"];
}

const everybody = [200, 200, 200, 200];
const signedIn = [401, 200, 200, 200];
const members = [401, 403, 200, 200];
const admins = [401, 403, 403, 200];

liveTest("the file says who may call what none of its entities speaks of", async () => {
  expect(await statuses("GET", "/vaults")).toEqual(members);
  expect(await statuses("POST", "/vaults", { body: { name: "North" } })).toEqual([401, 403, 201, 201]);
  expect(await statuses("PUT", "/vaults/1", { body: { name: "South" } })).toEqual(members);
  expect(await statuses("DELETE", "/vaults/9999")).toEqual([401, 403, 404, 404]);
});

liveTest("the entity overrules the file, and the operation the entity", async () => {
  const vaultId = await vault();
  expect(await statuses("GET", "/deposits")).toEqual(signedIn);
  expect(await statuses("GET", "/receipts")).toEqual(everybody);
  expect(await statuses("POST", "/receipts", { body: { vaultId } })).toEqual([401, 201, 201, 201]);
  expect(await statuses("DELETE", "/receipts/9999")).toEqual([401, 403, 403, 404]);
});

liveTest("a nested list is as open as the list of its children, unless the relationship says otherwise", async () => {
  const id = await vault();
  expect(await statuses("GET", `/vaults/${id}/deposits`)).toEqual(signedIn);
  expect(await statuses("GET", `/vaults/${id}/receipts`)).toEqual(admins);
});

liveTest("where no file says anything, a host with authentication lets in who has signed in", async () => {
  expect(await statuses("GET", "/ledgers")).toEqual(signedIn);
  expect(await statuses("POST", "/ledgers", { body: { name: "Main" } })).toEqual([401, 201, 201, 201]);
});

liveTest(
  "who may not call learns nothing: access is decided before the body is read and the row is looked for",
  async () => {
    expect((await call("POST", "/vaults", { text: "{" })).status).toBe(401);
    expect((await call("GET", "/vaults/9999")).status).toBe(401);
    expect((await call("PUT", "/vaults/9999", { text: "{", headers: { "X-User": "guest" } })).status).toBe(403);
  },
);

liveTest("a group of the host's asks more of our endpoints than they do themselves; health stays open", async () => {
  await withSettings({ Testing__Group: "authorized", Prefix: "/x" }, async (url) => {
    expect(await statuses("GET", "/x/receipts", { url })).toEqual(signedIn);
    expect(await statuses("GET", "/x/vaults", { url })).toEqual(members);
    expect(await statuses("GET", "/x/health", { url })).toEqual(everybody);
    expect(await statuses("GET", "/x/ready", { url })).toEqual(everybody);
  });
});

liveTest("a fallback policy of the host's leaves our anonymous endpoints open", async () => {
  await withSettings({ Testing__Fallback: "authorized" }, async (url) => {
    expect((await call("POST", "/newsletter", { url, body: { email: "a@example.org" } })).status).toBe(401);
    expect(await statuses("GET", "/receipts", { url })).toEqual(everybody);
    expect(await statuses("GET", "/health", { url })).toEqual(everybody);
    expect(await statuses("GET", "/ready", { url })).toEqual(everybody);
  });
});
