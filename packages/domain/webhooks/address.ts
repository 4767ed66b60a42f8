/**
 * The address of a webhook as it is stored; undefined for what is none: another scheme than https (http too where networks of one's own
 * are allowed), with a user or a password, or with a fragment.
 */
export function webhookAddress(text: string, isPrivateAllowed: boolean): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  const isSafe = url.protocol === 'https:' || (isPrivateAllowed && url.protocol === 'http:');
  if (!isSafe || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return url.href;
}
