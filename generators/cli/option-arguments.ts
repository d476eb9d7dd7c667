/** Translates an option into arguments: `dryRun` and `dry-run` become `--dry-run`, and a list repeats the option. */
export function optionArguments(
  name: string,
  value: string | boolean | readonly string[] | undefined,
): readonly string[] {
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (value === undefined || value === false) return [];
  if (value === true) return [flag];
  return [value].flat().map((one) => `${flag}=${one}`);
}
