// @ts-check

const body = (/** @type {number} */ likes) =>
  JSON.stringify({
    authorId: "00000000-0000-7000-8000-000000000001",
    title: "Measured",
    body: "x".repeat(200),
    likes,
    published: true,
    rating: 4.5,
  });

const idOf = (/** @type {number} */ number) => `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000001`;

/** The number of the first post that is there to be deleted. */
const doomed = 0x10000000;

/** The measured requests to the endpoints of posts. @type {readonly import("./compare-endpoints.js").Operation[]} */
export const postOperations = [
  { name: "get", method: "GET", path: `/${idOf(256)}` },
  { name: "list", method: "GET", path: "" },
  { name: "list, page 5", method: "GET", path: "?page=5&pageSize=20" },
  { name: "filter, short", method: "GET", path: "?likes=3&rating=2&published=true&pageSize=20" },
  { name: "filter, sort", method: "GET", path: "?published=true&sortBy=likes&sortDir=desc&pageSize=20" },
  { name: "create", method: "POST", path: "", body: body(3) },
  { name: "update", method: "PUT", path: `/${idOf(256)}`, body: (index) => body(index % 1000) },
  {
    name: "delete",
    method: "DELETE",
    path: (index) => `/${idOf(doomed + index)}`,
    prepare: (first, amount) => `/bench/posts/${doomed + first}/${amount}`,
  },
];
