/** The email addresses in a typed text, separated by commas, semicolons or spaces. */
export function recipientsIn(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .slice(0, 10);
}
