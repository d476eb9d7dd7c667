/** The parser of AsyncAPI names types of a library that has none. */
declare module "node-fetch";
