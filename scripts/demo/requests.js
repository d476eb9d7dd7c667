// @ts-check

/**
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path `{name}` stands for a key that an earlier answer gave.
 * @property {unknown} [body] Strings in it may be `{name}` too.
 * @property {number} status What must be answered.
 * @property {string} shows
 * @property {string} [as] The role of who asks.
 * @property {string} [keep] The name to keep the `id` of the answer by.
 * @property {boolean} [afterRestart] True to end the host and start it again before.
 */

const text = { body: "A few words.", published: true, rating: 4.5 };

/** The requests of the demo to the host, in order. @type {readonly Request[]} */
export const requests = [
  { method: "GET", path: "/health", status: 200, shows: "the process answers" },
  { method: "GET", path: "/ready", status: 200, shows: "the database can be reached" },
  {
    method: "POST",
    path: "/authors",
    body: { name: "Ada", country: "UK" },
    status: 201,
    shows: "created, Location says where",
    keep: "ada",
  },
  { method: "POST", path: "/authors", body: { name: "" }, status: 400, shows: "every wrong field in one answer" },
  { method: "GET", path: "/authors/{ada}", status: 200, shows: "one author" },
  {
    method: "POST",
    path: "/posts",
    body: { ...text, authorId: "{ada}", title: "Notes", likes: 7 },
    status: 201,
    shows: "a post of hers",
    keep: "notes",
  },
  {
    method: "POST",
    path: "/posts",
    body: { ...text, authorId: "{ada}", title: "Sketch", likes: 9 },
    status: 201,
    shows: "another",
  },
  {
    method: "POST",
    path: "/posts",
    body: { ...text, authorId: "00000000-0000-0000-0000-000000000001", title: "Lost", likes: 0 },
    status: 409,
    shows: "no such author",
  },
  {
    method: "GET",
    path: "/posts?published=true&sortBy=likes&sortDir=desc&pageSize=1",
    status: 200,
    shows: "filter, sort and page in one",
  },
  { method: "GET", path: "/posts?likes=many", status: 400, shows: "a filter that is no number" },
  { method: "GET", path: "/authors/{ada}/posts", status: 200, shows: "the posts of one author" },
  {
    method: "PUT",
    path: "/posts/{notes}",
    body: { ...text, authorId: "{ada}", title: "Notes, revised", likes: 8 },
    status: 200,
    shows: "replaced",
  },
  { method: "GET", path: "/posts/00000000-0000-0000-0000-000000000001", status: 404, shows: "no such post" },
  {
    method: "POST",
    path: "/categories",
    body: { code: "history", name: "History" },
    status: 201,
    shows: "a key from the request",
  },
  {
    method: "POST",
    path: "/categories",
    body: { code: "history", name: "More history" },
    status: 409,
    shows: "the key is taken",
  },
  { method: "POST", path: "/reading-lists", body: { name: "Winter" }, status: 201, shows: "a key from the database" },
  { method: "DELETE", path: "/authors/{ada}", status: 409, shows: "posts still refer to her" },
  { method: "DELETE", path: "/posts/{notes}", status: 204, shows: "deleted" },
  { method: "DELETE", path: "/posts/{notes}", status: 404, shows: "gone already" },
];
