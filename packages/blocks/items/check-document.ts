import { type ContentDocument, type DocumentBlock, documentSchema } from '@eyelet/contracts/content/document.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { type ContentProblem, problemsIn, problemsInBlock } from '../check-block.ts';
import type { AnyItemKind } from './item-kind.ts';
import { inNewestShape } from './newest-document.ts';

/** What keeps a document from being stored: for whom, in which block and member, and what is wrong there. */
export type DocumentProblem = ContentProblem & Readonly<{ audience?: string; block?: string; type?: string }>;

const locales: ReadonlySet<string> = new Set(markets.map(({ locale }) => locale));
const languages: ReadonlySet<string> = new Set(markets.map(({ language }) => language));

/** The problems of a document by its kind, in its source and in each of its variants. */
export function problemsInDocument(kind: AnyItemKind, value: unknown): readonly DocumentProblem[] {
  const shape = problemsIn(documentSchema, value);
  if (shape.length > 0) return shape;
  const document = value as ContentDocument;
  const whole = [...problemsOfWhole(kind, document), ...problemsOfIds(document)];
  if (whole.length > 0) return whole;
  const source = problemsFor(kind, document, document.language);
  const known = new Set(source.map(nameOf));
  const inVariants = Object.keys(document.variants).flatMap((audience) =>
    problemsFor(kind, document, audience)
      .filter((problem) => !known.has(nameOf(problem)))
      .map((problem) => ({ audience, ...problem })),
  );
  return [...source, ...inVariants];
}

function problemsOfWhole(kind: AnyItemKind, document: ContentDocument): readonly DocumentProblem[] {
  const { language, version, layout, onlyIn = [], sections, variants } = document;
  const problem = (member: string, text: string) => ({ member, problem: text });
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    ...(languages.has(language) ? [] : [problem('language', 'is no language of the shop')]),
    ...(version > kind.version ? [problem('version', `is ${version}, the newest is ${kind.version}`)] : []),
    ...(layout === undefined || Object.hasOwn(kind.layouts ?? {}, layout) ? [] : [problem('layout', 'is not known')]),
    ...[...onlyIn, ...blocks.flatMap((block) => block.onlyIn ?? [])]
      .filter((one) => !locales.has(one))
      .map((one) => problem('onlyIn', `${one} is no locale of the shop`)),
    ...Object.keys(variants)
      .filter((one) => one === language || !(languages.has(one) || locales.has(one)))
      .map((one) => problem(`variants.${one}`, 'is neither another language nor a locale of the shop')),
    ...(kind.sections === 'none' && sections.length > 0 ? [problem('sections', 'are not part of this kind')] : []),
    ...(kind.sections === 'one' && (blocks.length !== 1 || (blocks[0] && 'ref' in blocks[0]))
      ? [problem('sections', 'must hold one block')]
      : []),
  ];
}

function problemsOfIds({ sections }: ContentDocument): readonly DocumentProblem[] {
  const names = twice(sections.map(({ name }) => name));
  const ids = twice(sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return [
    ...names.map((name) => ({ member: 'sections', problem: `${name} is there twice` })),
    ...ids.map((id) => ({ block: id, member: 'id', problem: 'is there twice' })),
  ];
}

function problemsFor(kind: AnyItemKind, document: ContentDocument, audience: string): readonly DocumentProblem[] {
  const reader = { language: audience.slice(0, 2), ...(audience.length > 2 ? { locale: audience } : {}) };
  const { props, sections } = inNewestShape(kind, document.version, resolveVariant(document, reader));
  const ofProps = problemsIn(kind.schema, props).map((one) => ({ ...one, member: `props.${one.member}` }));
  return [...ofProps, ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => problemsOfBlock(kind, block)))];
}

function problemsOfBlock(kind: AnyItemKind, block: DocumentBlock): readonly DocumentProblem[] {
  if ('ref' in block) return [];
  const { id, type } = block;
  const isFit = kind.blockTypes?.includes(type) ?? true;
  const other = isFit ? [] : [{ member: 'type', problem: `must be one of ${kind.blockTypes?.join(', ')}` }];
  return [...other, ...problemsInBlock(block)].map((one) => ({ block: id, type, ...one }));
}

function nameOf({ block = '', member, problem }: DocumentProblem): string {
  return `${block} ${member} ${problem}`;
}

function twice(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
