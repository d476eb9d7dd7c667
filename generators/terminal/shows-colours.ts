/** The environment variables that decide about colours. */
interface ColourSetting {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** Returns true if the user asks for colours, or if the stream is a terminal that can show them. Spec: decisions, 6. */
export function showsColours(
  { NO_COLOR, FORCE_COLOR, TERM }: ColourSetting,
  stream: { readonly isTTY?: boolean },
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return stream.isTTY === true && TERM !== "dumb";
}
