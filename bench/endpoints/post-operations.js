// @ts-check

const post = JSON.stringify({
  authorId: "00000000-0000-7000-8000-000000000001",
  title: "Measured",
  body: "x".repeat(200),
  likes: 3,
  published: true,
  rating: 4.5,
});

/** The measured requests to the endpoints of posts. @type {readonly import("./compare-endpoints.js").Operation[]} */
export const postOperations = [
  { name: "get", method: "GET", path: "/00000100-0000-7000-8000-000000000001" },
  { name: "list", method: "GET", path: "?published=true&sortBy=likes&sortDir=desc&pageSize=20" },
  { name: "create", method: "POST", path: "", body: post },
];
