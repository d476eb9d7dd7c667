/** The time during which a request is repeated, and the pause before each time, in milliseconds. */
const [limit, pause] = [60_000, 100];

/**
 * Sends a request, and again while the database is too busy for it, as a 503 problem asks a client to do: while all tests
 * run, a write that races others can wait for longer than the five seconds that a host allows.
 */
export async function fetchWhenFree(url: string, init: RequestInit): Promise<Response> {
  const end = Date.now() + limit;
  for (;;) {
    const response = await fetch(url, init);
    const isBusy = response.status === 503 && response.headers.get("Content-Type")?.includes("problem") === true;
    if (!isBusy || Date.now() > end) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
