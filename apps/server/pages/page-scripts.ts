import { hash, randomUUID } from 'node:crypto';
import type { PagePart } from './written-page.ts';

/** An unguessable mark that the storefront writes on its own inline scripts, to distinguish them from injected ones. */
export function newScriptMark(): string {
  return randomUUID();
}

export type MarkedPage = Readonly<{
  /** The parts of the page without the mark, in more parts where they had it. */
  parts: readonly PagePart[];
  /** Hashes of the inline scripts with the mark, as a policy names them. */
  hashes: readonly string[];
}>;

const opening = '<script';

/**
 * Removes the mark from the parts of a rendered page and hashes the inline scripts that carried it. An injected script, however it
 * got into the page, has no mark and gets no hash.
 */
export function hashMarkedScripts(marked: readonly PagePart[], mark: string): MarkedPage {
  const sign = ` nonce="${mark}"`;
  const hashes = new Set(marked.flatMap((part) => (typeof part === 'string' ? hashesOf(part, sign) : [])));
  const parts = marked.flatMap((part): PagePart[] => (typeof part === 'string' ? part.split(sign) : [part]));
  return { parts, hashes: [...hashes] };
}

function hashesOf(marked: string, sign: string): readonly string[] {
  const hashes: string[] = [];
  for (let at = marked.indexOf(opening); at !== -1; at = marked.indexOf(opening, at)) {
    const start = marked.indexOf('>', at) + 1;
    const attributes = marked.slice(at + opening.length, start - 1);
    const end = start === 0 ? -1 : marked.indexOf('</script>', start);
    if (end === -1) break;
    at = end;
    // React writes the mark after the script's own attributes, so it can be anywhere before the end of the tag.
    if (!attributes.includes(sign) || /\ssrc=/.test(attributes)) continue;
    hashes.push(`'sha256-${hash('sha256', marked.slice(start, end), 'base64')}'`);
  }
  return hashes;
}
