import fc from "fast-check";

// The gate draws the same examples every time. TENON_SEED draws others.
fc.configureGlobal({ seed: Number(process.env["TENON_SEED"] ?? 7_082_026) });
