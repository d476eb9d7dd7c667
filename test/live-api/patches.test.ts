import { expect, inject } from "vitest";
import { announceLargeBody } from "../announce-large-body.ts";
import { apiTest, call } from "./api.ts";

const parcel = {
  title: "Books",
  note: "fragile",
  count: 3,
  limit: 5,
  grade: "High",
  price: { amount: 12.5, currency: "USD" },
  place: { street: "Elm", note: null },
  tags: ["a"],
  weights: { box: 1.5 },
  kept: true,
};

const nobody = "/Patches/parcels/00000000-0000-0000-0000-000000000001";

async function packed(): Promise<string> {
  const { status, body } = await call("POST", "/Patches/parcel/pack", { body: parcel });
  expect(status).toBe(200);
  // A created parcel has an identity.
  return `/Patches/parcels/${(body as { readonly id: string }).id}`;
}

/** Sends a patch as text, with a media type and other headers. */
async function patch(path: string, text: string, type?: string, more: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${inject("apiUrls")?.plain}${path}`, {
    method: "PATCH",
    headers: { ...(type !== undefined && { "Content-Type": type }), ...more },
    // Without a text, fetch adds no media type of its own.
    body: new Uint8Array(Buffer.from(text)),
  });
  const body: unknown = JSON.parse(await response.text());
  return { status: response.status, accepted: response.headers.get("Accept-Patch"), body };
}

apiTest(
  "a merge patch and JSON are read alike; another type is a 415 that names the type, before all else",
  async () => {
    const path = await packed();
    for (const type of [
      "application/merge-patch+json",
      "Application/Merge-Patch+JSON; charset=utf-8",
      "application/json",
      "application/json; charset=utf-8",
    ])
      expect([type, await patch(path, '{"note":null}', type)]).toMatchObject([
        type,
        { status: 200, accepted: null, body: { title: "Books", note: null } },
      ]);
    for (const type of [
      "text/plain",
      "application/json-patch+json",
      "application/vnd.api+json",
      "application/merge-patch+json; charset=foo",
      "utf-7",
      undefined,
    ])
      for (const [target, text] of [
        [path, '{"title":"x"}'],
        [nobody, "{"],
      ] as const)
        expect([type, await patch(target, text, type)]).toMatchObject([
          type,
          { status: 415, accepted: "application/merge-patch+json", body: { status: 415 } },
        ]);
    expect((await call("GET", path)).body).toMatchObject({ ...parcel, note: null });
  },
);

apiTest("a hostile patch is a 400 problem or is ignored, and changes nothing", async () => {
  const path = await packed();
  const deep = `{"unknown":${"[".repeat(100)}${"]".repeat(100)}}`;
  const sent = (text: string) => patch(path, text, "application/merge-patch+json");
  for (const text of [
    "[]",
    "null",
    '"x"',
    "1",
    "{",
    '{"note":',
    '{"note":1} x',
    '{"note":null,}',
    deep,
    '{"\\ud800":1}',
  ])
    expect([text, await sent(text)]).toMatchObject([text, { status: 400, body: { status: 400 } }]);
  for (const [text, members] of [
    ['{"note":"a","note":"b"}', ["note"]],
    ['{"note":"a","Note":"a"}', ["note"]],
    [`{${'"note":"x",'.repeat(100_000)}"note":"y"}`, ["note"]],
    ['{"note":"a\\u0000b","title":null}', ["note", "title"]],
    [JSON.stringify({ note: "x".repeat(10_001), grade: "Middle" }), ["note", "grade"]],
  ] as const) {
    const { status, body } = await sent(text);
    expect([text.slice(0, 40), status, Object.keys((body as { readonly errors: object }).errors)]).toEqual([
      text.slice(0, 40),
      400,
      members,
    ]);
  }
  for (const text of [
    "",
    '{"__proto__":{"note":1}}',
    '{"constructor":{"prototype":1},"hasOwnProperty":1}',
    '{"":1,"$id":2,"id":null,"aggregateId":3,"state":"Sent"}',
    `{"x":"${"y".repeat(5 << 20)}"}`,
  ])
    expect([text.slice(0, 40), (await sent(text)).status]).toEqual([text.slice(0, 40), 200]);
  expect((await call("GET", path)).body).toMatchObject({ ...parcel, state: "Open" });
});

apiTest("of several faults, the first of 413, 400, 404, 412 is answered", async () => {
  const path = await packed();
  const large = await announceLargeBody(`${inject("apiUrls")?.plain}${nobody}`, { "If-Match": "x" }, "PATCH");
  expect(large).toMatchObject({ status: 413, type: "application/problem+json" });
  const sent = (target: string, text: string, ifMatch: string) =>
    patch(target, text, "application/json", { "If-Match": ifMatch });
  for (const [target, text, ifMatch, status] of [
    [nobody, '{"title":null}', '"7"', 400],
    [nobody, '{"note":"a","note":"b"}', '"7"', 400],
    [nobody, "{}", "7", 400],
    [nobody, "{}", '"7"', 404],
    [path, '{"title":" "}', '"7"', 412],
    [path, '{"title":" "}', "*", 400],
    [path, '{"title":"New"}', "*", 200],
  ] as const)
    expect([text, ifMatch, (await sent(target, text, ifMatch)).status]).toEqual([text, ifMatch, status]);
});

apiTest("patches of different members at once lose none", async () => {
  const path = await packed();
  const bodies = Array.from({ length: 60 }, (_, index) => [{ note: null }, { count: 5 }, { tags: [] }][index % 3]);
  const answers = await Promise.all(bodies.map((body) => call("PATCH", path, { body })));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect((await call("GET", path)).body).toMatchObject({ ...parcel, note: null, count: 5, tags: [] });
});

apiTest("the document of the host shows a patch in both types", async () => {
  interface Described {
    readonly paths: Readonly<
      Record<string, { readonly patch: { readonly requestBody: { readonly content: unknown } } }>
    >;
  }
  const { paths } = (await call("GET", "/openapi/v1.json")).body as Described;
  const schema = { schema: { $ref: "#/components/schemas/ParcelEditRequest" } };
  expect(paths["/Patches/parcels/{id}"]?.patch.requestBody.content).toEqual({
    "application/merge-patch+json": schema,
    "application/json": schema,
  });
});
