import { migrateProps } from '@eyelet/blocks/migrate.ts';
import { blockShapes } from '@eyelet/blocks/shapes.ts';
import { type ContentBlock, pageDocumentSchema } from '@eyelet/contracts/content/page.ts';
import { type PageRecord, writePages } from '@eyelet/db/content/page.ts';
import type { Database } from '@eyelet/db/database.ts';
import { Value } from 'typebox/value';

/** Writes pages whose documents and blocks fit their schemas; throws if any does not, and then writes none. */
export async function publishPages(
  database: Pick<Database, 'db'>,
  pages: readonly PageRecord[],
  now: Date,
): Promise<void> {
  const problems = pages.flatMap((page) =>
    problemsOf(page.document).map((problem) => `${page.slug} (${page.audience}): ${problem}`),
  );
  if (problems.length > 0) throw new Error(`Pages that do not match their schema:\n${problems.join('\n')}`);
  await writePages(database, pages, now);
}

function problemsOf(document: unknown): readonly string[] {
  if (!Value.Check(pageDocumentSchema, document)) {
    return [...Value.Errors(pageDocumentSchema, document)].map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    );
  }
  return document.blocks.flatMap((block, index) => problemsOfBlock(block).map((one) => `block ${index + 1}, ${one}`));
}

function problemsOfBlock(block: ContentBlock): readonly string[] {
  const shape = blockShapes.find(({ type }) => type === block.type);
  if (!shape) return [`${block.type} is no kind of block`];
  if (block.version > shape.version) return [`${block.type} has no version ${block.version}`];
  return [...Value.Errors(shape.schema, migrateProps(shape, block))].map(
    ({ instancePath, message }) => `${block.type}: ${instancePath} ${message}`,
  );
}
