import { render } from "@inquirer/testing";
import { expect, test } from "vitest";
import { textPrompt } from "../../generators/terminal/ask-terminal.ts";

const question = {
  message: "Name",
  fault: (text: string) => (text === "" ? "A name." : text.includes(" ") ? "No spaces." : undefined),
  preview: (text: string) => `/${text.toLowerCase()}s`,
};

test("what follows from a text is shown while it is typed, and what is wrong with it in its place", async () => {
  const { answer, events, getScreen } = await render(textPrompt, question);
  expect(getScreen()).toBe("? Name");
  events.type("Book");
  expect(getScreen()).toBe("? Name Book\n/books");
  events.type(" x");
  expect(getScreen()).toBe("? Name Book x\n> No spaces.");
  events.keypress("enter");
  expect(getScreen()).toBe("? Name Book x\n> No spaces.");
  events.keypress("backspace");
  events.keypress("backspace");
  events.keypress("enter");
  expect([await answer, getScreen()]).toEqual(["Book", "✔ Name Book"]);
});

test("nothing is found fault with before the first key, and something on Enter", async () => {
  const { answer, events, getScreen } = await render(textPrompt, question);
  events.keypress("enter");
  expect(getScreen()).toBe("? Name\n> A name.");
  // An open prompt would fail the whole run at its end.
  events.type("Book");
  events.keypress("enter");
  expect(await answer).toBe("Book");
});

test("Enter takes what is offered, and backspace takes the offer away", async () => {
  const offered = await render(textPrompt, { ...question, initial: "Post" });
  expect(offered.getScreen()).toBe("? Name (Post)\n/posts");
  offered.events.keypress("enter");
  expect(await offered.answer).toBe("Post");
  const declined = await render(textPrompt, { ...question, initial: "Post" });
  declined.events.keypress("backspace");
  declined.events.type("Tag");
  declined.events.keypress("enter");
  expect(await declined.answer).toBe("Tag");
});
