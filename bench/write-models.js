// @ts-check
// Models of 10, 100 and 1,000 contexts written to disk, and written again without a difference.
// `node bench/write-models.js` runs this part alone, in two minutes or less.
import { join } from "node:path";
import { writeContexts } from "./many-contexts.js";
import { measureWriting } from "./measure-writing.js";

measureWriting({
  unit: "contexts",
  megabytes: 220,
  sizes: [10, 100, 1000],
  prepare: (folder, size) => {
    writeContexts(join(folder, "models"), size);
    return ["build", join(folder, "models"), "--out", join(folder, "out")];
  },
  written: (folder) => [join(folder, "out")],
});
