/** Interests of a consumer; names are messages of the account. */
export const interests = ['running', 'hiking', 'training', 'sailing', 'city', 'kids'] as const;

const separator = '|';

/** Interests as one text (C3.02, C5.54): joined with a pipe, each once. */
export function joinInterests(chosen: readonly string[]): string {
  return [...new Set(chosen.map((one) => one.trim()).filter((one) => one !== ''))].join(separator);
}

/** Whether all interests of a joined text exist. */
export function areInterests(joined: string): boolean {
  return splitInterests(joined).every((one) => (interests as readonly string[]).includes(one));
}

/** The interests of a joined text. */
export function splitInterests(joined: string): readonly string[] {
  return joined
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
