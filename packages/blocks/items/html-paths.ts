import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { cleanDocument } from './clean-document.ts';
import type { AnyItemKind } from './item-kind.ts';

/** What no HTML keeps, and any other text does. */
const probe = '<script>x</script>';

/** Which of some paths of a document hold HTML: where cleaning takes scripts out. */
export function htmlPaths(kind: AnyItemKind, document: ContentDocument, paths: readonly string[]): ReadonlySet<string> {
  const texts = Object.fromEntries(paths.map((path) => [path, { value: probe, from: '' }]));
  const cleaned = cleanDocument(kind, { ...document, variants: { xx: { texts } } }).variants.xx?.texts ?? {};
  return new Set(paths.filter((path) => cleaned[path]?.value !== probe));
}
