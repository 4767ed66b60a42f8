import { problemsInDocument } from '@eyelet/blocks/items/check-document.ts';
import { htmlPaths } from '@eyelet/blocks/items/html-paths.ts';
import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import type { Words } from '@eyelet/blocks/items/words-of.ts';
import type { ContentDocument, VariantText } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { markedText, unmarkedText } from '@eyelet/domain/content/proposals/marked-text.ts';
import type { Direction, TranslationService } from '../../translation-service/service.ts';

type Asked = Readonly<{ document: ContentDocument; missing: readonly Words[]; direction: Direction }>;

type Texts = Readonly<Record<string, VariantText>>;

/** Usable proposals for missing texts, by path: with the placeholders and elements of the source, and fit for their places. */
export async function proposalsFor(
  service: TranslationService,
  kind: AnyItemKind,
  { document, missing, direction }: Asked,
): Promise<Texts> {
  const inHtml = htmlPaths(
    kind,
    document,
    missing.map(({ path }) => path),
  );
  // Of a block in an older version it is not known, but its elements are seen.
  const isHtml = new Set(missing.flatMap(({ path, text }) => (inHtml.has(path) || /<[a-z]/i.test(text) ? [path] : [])));
  const sent = missing.map(({ path, text }) => markedText(text, isHtml.has(path)));
  const translated = await service.translate(sent, direction);
  const found = missing.flatMap(({ path, text }, index) => {
    const value = unmarkedText(translated[index] ?? '', text, isHtml.has(path));
    return value === undefined ? [] : [[path, { value, from: fingerprint(text), proposed: true as const }] as const];
  });
  return withoutUnfit(kind, { ...document, variants: {} }, direction.to, Object.fromEntries(found));
}

/** Leaves out texts that are refused in their places, such as one that is too long. */
function withoutUnfit(kind: AnyItemKind, document: ContentDocument, language: string, texts: Texts): Texts {
  const problems = problemsInDocument(kind, { ...document, variants: { [language]: { texts } } });
  const unfit = problems.flatMap(({ audience, block, member }) => {
    if (audience !== language) return [];
    return [block === undefined ? member : `blocks.${block}.${member}`];
  });
  return Object.fromEntries(Object.entries(texts).filter(([path]) => !unfit.includes(path)));
}
