/** Writes a text to a stream. Returns the reason if the stream refuses it; a closed pipe or terminal is none. Spec: command-line, Streams. */
export function writeOutput(stream: NodeJS.WriteStream, text: string): Promise<string | undefined> {
  if (text === "") return Promise.resolve(undefined);
  return new Promise((resolve) => stream.write(text, (error) => resolve(error ? refusalOf(error) : undefined)));
}

function refusalOf(error: NodeJS.ErrnoException): string | undefined {
  // The reader closed the pipe, as in `tenon --help | head -1`, or the terminal is gone.
  return error.code === "EPIPE" || error.code === "EIO" ? undefined : (error.code ?? error.message);
}
