/** Mustache for a browser, whose templates are compiled already: nothing parses one there. */
// biome-ignore lint/style/noDefaultExport: Mustache has one.
export default {
  Writer: class {
    parse(): never {
      throw new Error("Templates of the page are compiled.");
    }
  },
};
