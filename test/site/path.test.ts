import { posix as node } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { posix } from "../../site/playground/path.ts";

const path = fc
  .array(fc.constantFrom(".", "..", "a", "b.cs", ".tenon"), { maxLength: 6 })
  .map((parts) => parts.join("/"));
const absolute = path.map((one) => `/${one}`);

test("paths in a browser are those of Node", () => {
  fc.assert(
    fc.property(path, path, absolute, absolute, (one, other, from, to) => {
      expect(posix.normalize(one)).toBe(node.normalize(one));
      expect(posix.dirname(one)).toBe(node.dirname(one));
      expect(posix.basename(one)).toBe(node.basename(one));
      expect(posix.basename(one, ".cs")).toBe(node.basename(one, ".cs"));
      expect(posix.join(one, other)).toBe(node.join(one, other));
      expect(posix.relative(from, to)).toBe(node.relative(from, to));
      expect(posix.resolve(from, one, other)).toBe(node.resolve(from, one, other));
    }),
    { numRuns: 2000 },
  );
});
