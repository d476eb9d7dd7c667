import { request } from "node:http";

/** The status and the media type of a response, and its JSON. */
interface Refusal {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
}

/** Announces a JSON body of 40 MB and sends only its beginning: a server that refuses it closes the connection early. */
export function announceLargeBody(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = "POST",
): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    const announced = { ...headers, "Content-Type": "application/json", "Content-Length": 40_000_000 };
    const message = request(url, { method, headers: announced }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve({ status: response.statusCode, type: response.headers["content-type"], body: JSON.parse(text) });
      message.destroy();
    });
    message.on("error", reject);
    message.write('{"name":"');
  });
}
