import { type ContentProblem, problemsIn, problemsInBlock } from '@eyelet/blocks/check-block.ts';
import { cleanBlock } from '@eyelet/blocks/clean-block.ts';
import { inNewestVersion } from '@eyelet/blocks/migrate.ts';
import { type PageDocument, pageDocumentSchema } from '@eyelet/contracts/content/page.ts';
import { type PageRecord, writePages } from '@eyelet/db/content/page.ts';
import type { Database } from '@eyelet/db/database.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';

/** What keeps a page from being written: where, in which block (from 1) and member, and what is wrong there. */
export type PageProblem = ContentProblem & Readonly<{ slug: string; audience: string; block?: number; type?: string }>;

/** Thrown when pages do not fit their schemas. */
export class InvalidPages extends Error {
  readonly problems: readonly PageProblem[];

  constructor(problems: readonly PageProblem[]) {
    super(`Pages that do not match their schema:\n${problems.map(sentenceOf).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Writes pages whose documents and blocks fit their schemas, in the newest versions and with clean HTML: what it may not
 * have is left out rather than refused, as authors paste from everywhere. Throws `InvalidPages` for any page that does not
 * fit, and then writes none.
 */
export async function publishPages(
  database: Pick<Database, 'db'>,
  pages: readonly PageRecord[],
  now: Date,
): Promise<void> {
  const clean = pages.map((page) => ({ ...page, document: cleanDocument(page.document) }));
  const problems = [...clean.flatMap(problemsOf), ...writtenTwice(clean)];
  if (problems.length > 0) throw new InvalidPages(problems);
  await writePages(database, clean, now);
}

function cleanDocument(document: unknown): unknown {
  if (problemsIn(pageDocumentSchema, document).length > 0) return document;
  const { blocks, ...rest } = document as PageDocument;
  return { ...rest, blocks: blocks.map((block) => cleanBlock(inNewestVersion(block))) };
}

const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const audiences = new Set<string>(markets.flatMap(({ locale, language }) => [locale, language]));

/** Pages that other pages are made of show blocks of one type; any other would be lost in silence. */
const onlyTypes: Readonly<Record<string, string>> = { footer: 'links', listing: 'tile' };

function problemsOf({ slug, audience, document, formerSlugs = [] }: PageRecord): readonly PageProblem[] {
  const problem = (member: string, text: string) => ({ slug, audience, member, problem: text });
  return [
    ...[slug, ...formerSlugs]
      .filter((one) => !slugPattern.test(one))
      .map((one) => problem('slug', `${one} is no slug`)),
    ...(audiences.has(audience) ? [] : [problem('audience', 'is neither a language nor a locale of the shop')]),
    ...documentProblems(slug, document).map((one) => ({ slug, audience, ...one })),
  ];
}

function documentProblems(slug: string, document: unknown): readonly Omit<PageProblem, 'slug' | 'audience'>[] {
  const found = problemsIn(pageDocumentSchema, document);
  if (found.length > 0) return found;
  const only = onlyTypes[slug];
  return (document as PageDocument).blocks.flatMap((block, index) => {
    const own = problemsInBlock(block);
    const other =
      only && block.type !== only ? [{ member: 'type', problem: `is not ${only}, which ${slug} shows` }] : [];
    return [...own, ...other].map((one) => ({ block: index + 1, type: block.type, ...one }));
  });
}

/** Two documents of one page for the same audience. */
function writtenTwice(pages: readonly PageRecord[]): readonly PageProblem[] {
  const same = Map.groupBy(pages, ({ slug, audience }) => `${slug} ${audience}`);
  return [...same.values()].flatMap(([first, second]) =>
    first && second ? [{ slug: first.slug, audience: first.audience, member: '', problem: 'is there twice' }] : [],
  );
}

function sentenceOf({ slug, audience, block, type, member, problem }: PageProblem): string {
  const place = block === undefined ? '' : ` block ${block}, ${type}:`;
  return `${slug} (${audience}):${place} ${member ? `${member} ` : ''}${problem}`;
}
