// What `generators/emit/openapi/print-document.ts` needs of `js-yaml`, which it brings in one piece: bundles leave its reader out.
import dumper from "../../node_modules/js-yaml/lib/dumper.js";
import FAILSAFE_SCHEMA from "../../node_modules/js-yaml/lib/schema/failsafe.js";
import Type from "../../node_modules/js-yaml/lib/type.js";

const { dump } = dumper;

export { dump, FAILSAFE_SCHEMA, Type };
