/** The inputs of the colour decision. */
interface ColourSetting {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** True if a stream gets colours: by the user's setting, else on a terminal that supports them. Spec: decisions, 6. */
export function showsColours(
  { NO_COLOR, FORCE_COLOR, TERM }: ColourSetting,
  stream: { readonly isTTY?: boolean },
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return stream.isTTY === true && TERM !== "dumb";
}
