/** Words as a part of the name of a file: letters of English, digits and hyphens, which every file system and header accepts. */
export function fileWords(words: string, longest = Number.POSITIVE_INFINITY): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
