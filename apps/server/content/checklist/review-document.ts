import { factsOf } from '@eyelet/blocks/items/facts-of.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { inNewestShape } from '@eyelet/blocks/items/newest-document.ts';
import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { readLibrary } from '@eyelet/db/media/library.ts';
import { findingsOf } from '@eyelet/domain/content/checklist/findings-of.ts';
import { completenessIn } from '@eyelet/domain/content/completeness.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../../kernel/shop.ts';
import { readFramed } from './framed-pictures.ts';
import { knownTargets } from './targets.ts';

type Checked = Readonly<{
  kind: ContentKind;
  key: string;
  document: ContentDocument;
  moment: number;
  /** Whether pictures are looked at, which takes a moment and only gives advice. */
  looks?: boolean;
}>;

/** Where items with a page of their own are. */
const folders: Readonly<Partial<Record<ContentKind, string>>> = {
  article: '/articles',
  dialog: '/dialogs',
  event: '/events',
};

const languages = [...new Set(markets.map(({ language }) => language))];

/**
 * The findings of a document at an instant, for its source and for each other audience. A finding of the source is not
 * repeated for others.
 */
export async function reviewDocument(
  { catalogue, masters }: Pick<Shop, 'catalogue' | 'masters'>,
  db: Reader,
  { kind, key, document, moment, looks = false }: Checked,
): Promise<readonly ContentFinding[]> {
  const audiences = [document.language, ...Object.keys(document.variants)];
  const facts = audiences.map((audience) => ({ audience, facts: factsFor(kind, document, audience) }));
  const references = facts.flatMap(({ facts: { references } }) => references);
  const target = await knownTargets({ catalogue }, db, references, moment);
  // Read from the database, as a description may reach this process only after its author publishes.
  const names = [...new Set(facts.flatMap(({ facts: { media } }) => media.map(({ name }) => name)))];
  const library = new Map((names.length > 0 ? await readLibrary({ db }, names) : []).map((row) => [row.name, row]));
  const shown = looks ? facts.flatMap(({ facts: { onPictures } }) => onPictures.map(({ picture }) => picture)) : [];
  const pixels = await readFramed(masters, shown);
  const said = new Set<string>();
  const own = `${folders[kind] ?? ''}/${key}`;
  const found = facts.flatMap(({ audience, facts: read }) => {
    const medium = (name: string) => {
      const row = library.get(name);
      return row && { isDescribed: row.decorative || row.alt[audience.slice(0, 2)] !== undefined };
    };
    return findingsOf(read, { target, medium, pixels }).flatMap((finding) => {
      const { rule, block, member, values } = finding;
      // The sign-up in an event is for itself, and so are links to it: it is published with them.
      if (rule === 'link.notYet' && values.target === own) return [];
      const name = JSON.stringify([rule, block, member, values]);
      if (said.has(name)) return [];
      said.add(name);
      return [{ ...finding, audience }];
    });
  });
  return [...found, ...translationFindings(document)];
}

function factsFor(kind: ContentKind, document: ContentDocument, audience: string) {
  const reader = { language: audience.slice(0, 2), ...(audience.length > 2 ? { locale: audience } : {}) };
  const { searchTexts } = itemKinds[kind];
  return factsOf(inNewestShape(itemKinds[kind], document.version, resolveVariant(document, reader)), searchTexts);
}

function translationFindings(document: ContentDocument): readonly ContentFinding[] {
  const paths = wordsOf(document).map(({ path }) => path);
  return languages.flatMap((audience) => {
    const { total, missing, changed } = completenessIn(document, paths, audience);
    const warning = (rule: ContentFinding['rule'], count: number): readonly ContentFinding[] =>
      count === 0 ? [] : [{ rule, severity: 'warns', audience, block: null, member: '', values: { count, total } }];
    const texts = Object.values(document.variants[audience]?.texts ?? {});
    return [
      ...warning('translation.missing', missing.length),
      ...warning('translation.changed', changed.length),
      ...warning('translation.proposed', texts.filter(({ proposed }) => proposed).length),
    ];
  });
}
