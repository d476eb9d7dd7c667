// @ts-check
// Files of 10, 100 and 1,000 entities with relationships, grafted onto a host, and grafted again without a difference.
// `node bench/graft-many.js` runs this part alone, in two minutes or less.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeEntities } from "./many-entities.js";
import { measureWriting } from "./measure-writing.js";

const host = fileURLToPath(new URL("../examples/host", import.meta.url));

measureWriting({
  unit: "entities",
  megabytes: 300,
  sizes: [10, 100, 1000],
  prepare: (folder, size) => {
    mkdirSync(folder);
    const file = join(folder, "items.yaml");
    writeEntities(file, size);
    cpSync(host, join(folder, "host"), { recursive: true });
    return ["graft", file, "--host", join(folder, "host")];
  },
  written: (folder) => [join(folder, "host/.tenon"), join(folder, "host/Tenon")],
});
