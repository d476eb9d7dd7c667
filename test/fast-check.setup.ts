import fc from "fast-check";
import { seed } from "./sample.ts";

// The gate draws the same examples every time.
fc.configureGlobal({ seed });
