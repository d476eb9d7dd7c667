/** The functions of `posix` in `node:path` that the compiler calls, as Node has them for paths with single slashes. A browser has no current folder: it is the root. */
export const posix = {
  basename(path: string, end = ""): string {
    const name = /([^/]*)\/*$/.exec(path)?.[1] ?? "";
    return name !== end && name.endsWith(end) ? name.slice(0, name.length - end.length) : name;
  },
  dirname(path: string): string {
    const above = /^(.*?)\/*[^/]+\/*$/s.exec(path)?.[1];
    return above || (path.startsWith("/") ? "/" : ".");
  },
  join: (...paths: readonly string[]): string => posix.normalize(paths.filter((path) => path !== "").join("/")),
  normalize(path: string): string {
    const isAbsolute = path.startsWith("/");
    const body = namesIn(path).join("/") || (isAbsolute ? "" : ".");
    return `${isAbsolute ? "/" : ""}${body}${path.endsWith("/") && body !== "" ? "/" : ""}`;
  },
  relative(from: string, to: string): string {
    const [one, other] = [from, to].map((path) =>
      posix
        .resolve(path)
        .split("/")
        .filter((name) => name !== ""),
    );
    const start = one?.findIndex((name, at) => name !== other?.[at]) ?? 0;
    const shared = start < 0 ? (one?.length ?? 0) : start;
    return [...(one?.slice(shared).map(() => "..") ?? []), ...(other?.slice(shared) ?? [])].join("/");
  },
  resolve(...paths: readonly string[]): string {
    const start = paths.findLastIndex((path) => path.startsWith("/"));
    const whole = posix.join("/", ...paths.slice(Math.max(start, 0)));
    return whole.length > 1 ? whole.replace(/\/$/, "") : whole;
  },
};

/** Returns the names of a path without those that lead nowhere. */
function namesIn(path: string): readonly string[] {
  const names: string[] = [];
  for (const name of path.split("/").filter((one) => one !== "" && one !== ".")) {
    const isOwn = name !== ".." || (names.at(-1) ?? "..") === "..";
    if (!isOwn) names.pop();
    else if (name !== ".." || !path.startsWith("/")) names.push(name);
  }
  return names;
}
