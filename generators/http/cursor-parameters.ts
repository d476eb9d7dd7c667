/** The description of the parameter `after` of a list with cursors. */
export const afterDescription = "The next of the page before. Without it, the first page.";

/** The description of the parameter `count` of a list with cursors. */
export const countDescription = "True to count the filtered list.";
