/** The addresses in what was typed: divided by commas, semicolons or blanks. */
export function recipientsIn(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .slice(0, 10);
}
