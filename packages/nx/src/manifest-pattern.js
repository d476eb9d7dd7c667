// @ts-check

/** The file that makes a folder a host. */
export const manifestPattern = "**/.tenon/manifest.json";
