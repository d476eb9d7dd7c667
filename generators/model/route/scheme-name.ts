/** Tells whether a role can name a security scheme; OpenAPI allows few characters there. Spec: decisions, 7, security. */
export function isSchemeName(role: string): boolean {
  return /^[A-Za-z0-9._-]+$/.test(role);
}
