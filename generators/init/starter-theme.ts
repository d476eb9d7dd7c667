import type { Host } from "../host/host.ts";

/** Two entities of a starter file: a parent and its children. */
export interface StarterTheme {
  readonly parent: string;
  readonly child: string;
  /** The name of the list of children. */
  readonly list: string;
  /** Properties of the child beside its name: lines of the file. */
  readonly details: readonly string[];
  /** An enum that the child could have. */
  readonly state: { readonly name: string; readonly members: readonly string[] };
}

const shop: StarterTheme = {
  parent: "Customer",
  child: "Order",
  list: "Orders",
  details: ["PlacedOn: { type: DateOnly }", "Total: { type: decimal, min: 0 }"],
  state: { name: "OrderState", members: ["Open", "Paid", "Shipped"] },
};

const blog: StarterTheme = {
  parent: "Author",
  child: "Post",
  list: "Posts",
  details: ["Published: { type: bool }", "Likes: { type: int, min: 0 }"],
  state: { name: "PostState", members: ["Draft", "Published", "Archived"] },
};

const library: StarterTheme = {
  parent: "Member",
  child: "Loan",
  list: "Loans",
  details: ["LentOn: { type: DateOnly }", "ReturnedOn: { type: DateOnly? }"],
  state: { name: "LoanState", members: ["Requested", "Active", "Returned"] },
};

const work: StarterTheme = {
  parent: "Project",
  child: "WorkItem",
  list: "WorkItems",
  details: ["DueOn: { type: DateOnly? }", "Effort: { type: decimal, min: 0 }"],
  state: { name: "WorkItemState", members: ["Open", "Started", "Done"] },
};

const travel: StarterTheme = {
  parent: "Guest",
  child: "Booking",
  list: "Bookings",
  details: ["ArrivesOn: { type: DateOnly }", "Nights: { type: int, min: 1, max: 90 }"],
  state: { name: "BookingState", members: ["Requested", "Confirmed", "Cancelled"] },
};

/** The themes by words in the name of a host; the last one fits any name. */
const themes: readonly (readonly [RegExp, StarterTheme])[] = [
  [/blog|news|press|content|cms|article|forum/i, blog],
  [/library|lending|rental/i, library],
  [/todo|task|project|work|issue|ticket|track/i, work],
  [/hotel|travel|trip|booking|flight|event/i, travel],
  [/(?:)/, shop],
];

/** Chooses the theme that fits the name of a host and whose names its classes leave free. */
export function themeFor({ projectFile, rootNamespace, classes }: Host): StarterTheme {
  const taken = new Set(classes.map(({ name }) => name));
  const isFree = ({ parent, child, state }: StarterTheme) =>
    ![parent, child, state.name].some((name) => taken.has(name));
  const fitting = themes.filter(([word]) => word.test(`${projectFile} ${rootNamespace}`)).map(([, theme]) => theme);
  const all = themes.map(([, theme]) => theme);
  return (
    [...fitting, ...all].find(isFree) ?? { ...shop, parent: "StarterParent", child: "StarterChild", list: "Children" }
  );
}
