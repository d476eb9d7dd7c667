import fc from "fast-check";

// The gate draws the same examples every time, so that it judges a change and nothing else; TENON_SEED draws others.
fc.configureGlobal({ seed: Number(process.env["TENON_SEED"] ?? 7_082_026) });
