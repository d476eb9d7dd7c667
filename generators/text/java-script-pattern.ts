/** True if a pattern is also valid in JavaScript, whose dialect JSON Schema uses. */
export function isJavaScriptPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
