import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of files by reference, for each database and kind of context. */
interface BlobTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const image = { name: "cat.png", type: "image/png", size: 3_000, address: "https://files.example.com/a/b?c=d#e" };
const note = { name: "notes (1).txt", type: "text/plain; charset=utf-8", size: 0, address: "/files/1" };
const picture = { title: "Cat", image, preview: null, attachments: [note, image] };
const hang = ({ ok }: StoredHost, more: object = {}) => ok("POST", "/pictures", { ...picture, ...more });
const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly id: string }).id;

/** Changes of the image that make it no file, with the words of the rule. */
const refused: readonly (readonly [change: object, detail: string])[] = [
  ...["", " ", ".", "..", "a/b", "a\\b", "/"].map((name) => [{ name }, "the name of a file"] as const),
  ...["", "png", "image", "image/", "/png", "picture/png", "image/png;", "image/p ng"].map(
    (type) => [{ type }, "a media type"] as const,
  ),
  [{ size: -1 }, "not negative"],
  ...[
    "",
    "//example.com/a",
    "javascript:alert(1)",
    "data:,a",
    "ftp://example.com/a",
    "http://",
    "a b",
    "https://a@b/c",
  ].map((address) => [{ address }, "a web address or a relative reference"] as const),
];

export const blobTests: readonly BlobTest[] = [
  {
    name: "a file is stored, changed, cleared and read as its reference, alone and in a list",
    run: async (host) => {
      const hung = await hang(host);
      const id = idOf(hung);
      expect(hung.body).toEqual({ id, ...picture, kind: "image/png", bytes: 3_000 });
      expect(await host.ok("GET", `/pictures/${id}`)).toMatchObject({ body: hung.body, tag: '"1"' });
      const shrunk = await host.ok("POST", `/pictures/${id}/thumbnail`, { size: 7 });
      const preview = { name: "small cat.png", type: "image/png", size: 7, address: expect.any(String) };
      expect(shrunk.body).toMatchObject({ preview });
      const address = "files/2";
      const replaced = await host.ok("PUT", `/pictures/${id}/image`, { image: { ...note, address } });
      expect(replaced.body).toMatchObject({ image: { ...note, address }, preview: null, kind: note.type, bytes: 0 });
      await host.ok("PUT", `/pictures/${id}/attachments`, { attachments: [note] });
      expect((await host.ok("GET", `/pictures/${id}`)).body).toMatchObject({ attachments: [note], preview: null });
    },
  },
  {
    name: "files are filtered and sorted by their parts in the database",
    run: async (host) => {
      const type = `image/x-${crypto.randomUUID()}`;
      for (const size of [5, 900, 40]) await hang(host, { image: { ...image, type, size } });
      await hang(host);
      const { body } = await host.ok("GET", `/pictures?kind=${encodeURIComponent(type)}`);
      expect((body as readonly { readonly bytes: number }[]).map(({ bytes }) => bytes)).toEqual([900, 40, 5]);
    },
  },
  {
    name: "what is no file is refused with the rule that it breaks",
    run: async (host) => {
      for (const [change, detail] of refused) {
        const answer = await host.send("POST", "/pictures", { ...picture, image: { ...image, ...change } });
        expect([change, answer]).toMatchObject([change, { status: 400 }]);
        expect([change, answer.text]).toEqual([change, expect.stringContaining(detail)]);
      }
      const inList = { ...picture, attachments: [note, { ...note, size: -1 }] };
      expect(await host.send("POST", "/pictures", inList)).toMatchObject({ status: 400 });
      const { size: _, ...partial } = image;
      for (const broken of [null, "a.png", partial, { ...image, size: "big" }])
        expect([broken, await host.send("POST", "/pictures", { ...picture, image: broken })]).toMatchObject([
          broken,
          { status: 400 },
        ]);
      const large = { ...image, size: 1_000_001 };
      expect(await host.send("POST", "/pictures", { ...picture, image: large })).toMatchObject({ status: 400 });
    },
  },
  {
    name: "two contexts have one type of files",
    run: async (host) => {
      const { body } = await host.ok("POST", "/prints", { source: image });
      expect(body).toMatchObject({ source: image });
    },
  },
];
