import { createHash, randomBytes } from 'node:crypto';

/** An unguessable mark that the storefront writes on its own inline scripts, to distinguish them from injected ones. */
export function newScriptMark(): string {
  return randomBytes(16).toString('base64url');
}

export type MarkedPage = Readonly<{
  /** The page without the mark. */
  html: string;
  /** Hashes of the inline scripts with the mark, as a policy names them. */
  hashes: readonly string[];
}>;

const opening = '<script';

/**
 * Removes the mark from a rendered page and hashes the inline scripts that carried it. An injected script, however it
 * got into the page, has no mark and gets no hash.
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
    // React writes the mark after the script's own attributes, so it can be anywhere before the end of the tag.
    if (!attributes.includes(sign) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(marked.slice(start, end)).digest('base64')}'`);
  }
  return { html: marked.replaceAll(sign, ''), hashes: [...hashes] };
}
