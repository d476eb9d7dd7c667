// Starts the bundle that lies beside the executable.
const { createRequire } = require("node:module");
const { dirname, join } = require("node:path");

createRequire(process.execPath)(join(dirname(process.execPath), "dist", "tenon.js"));
