import { casesIn, inputText } from "../cases/case-folder.ts";
import { expectText } from "../cases/expected.ts";
import { apiTest, call } from "./api.ts";
import { transcriptOf } from "./transcript.ts";

const cases = [...casesIn("api"), ...casesIn("whole").filter(({ inputs }) => "input.txt" in inputs)];

// A case is a model with contexts of its own, and the requests in `input.txt`.
apiTest.each(cases)("$name is answered as expected", async (folder) => {
  const send: typeof call = (method, path, message) => call(method, path, { ...message, on: "cases" });
  expectText(folder, await transcriptOf(inputText(folder, "txt"), send));
});
