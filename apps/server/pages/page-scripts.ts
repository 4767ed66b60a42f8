import { createHash, randomBytes } from 'node:crypto';

/** What nobody can guess: the storefront writes it on the scripts of a page, so that they can be told from any other. */
export function newScriptMark(): string {
  return randomBytes(16).toString('base64url');
}

export type MarkedPage = Readonly<{
  /** The page without the mark. */
  html: string;
  /** Hashes of the inline scripts that carried it, as a policy names them. */
  hashes: readonly string[];
}>;

const opening = '<script';

/**
 * Takes the mark off a rendered page and hashes the inline scripts that carried it. A script that came with a text of
 * somebody else, however it got into the page, has no mark and no hash.
 */
export function hashMarkedScripts(marked: string, mark: string): MarkedPage {
  const sign = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (let at = marked.indexOf(opening); at !== -1; at = marked.indexOf(opening, at)) {
    const start = marked.indexOf('>', at) + 1;
    const attributes = marked.slice(at + opening.length, start - 1);
    const end = start === 0 ? -1 : marked.indexOf('</script>', start);
    if (end === -1) break;
    at = end;
    // React writes the mark behind the attributes of the script's own, so it stands somewhere before the end of the tag.
    if (!attributes.includes(sign) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(marked.slice(start, end)).digest('base64')}'`);
  }
  return { html: marked.replaceAll(sign, ''), hashes: [...hashes] };
}
