import { createHash, randomUUID } from 'node:crypto';
import type { ReadImport } from '@eyelet/contracts/content-imports/content-import.ts';
import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { startImport } from '@eyelet/contracts/content-imports/start.ts';
import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import yazl from 'yazl';

/** Sends a bundle to a shop, under an id of its own. */
export function sendBundle(
  staff: TestStaff,
  bundle: Uint8Array,
  {
    importId = randomUUID(),
    trial = false,
    fileName = 'content.zip',
  }: Readonly<{ importId?: string; trial?: boolean; fileName?: string }> = {},
) {
  const query = { fileName, ...(trial ? { trial } : {}) };
  return staff.call(startImport, { params: { importId }, query, body: new Blob([bundle as BlobPart]) });
}

/** Has a bundle imported, or tried out, and answers what came of it. */
export async function importedInto(
  { shop }: RunningShop,
  staff: TestStaff,
  bundle: Uint8Array,
  options: Readonly<{ trial?: boolean }> = {},
): Promise<ReadImport> {
  const { importId } = await sendBundle(staff, bundle, options);
  await runDueImports(shop);
  return staff.call(readImport, { params: { importId } });
}

const manifest = { format: 'eyelet content', version: 1, exportedAt: '' };

/** A bundle of some entries. */
export async function zipped(entries: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, value] of Object.entries({ 'eyelet.json': manifest, ...entries })) {
    zip.addBuffer(Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value)), name);
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An item of a bundle, as a draft of a page. */
export function bundledPage(key: string, title = 'A page') {
  const draft = pageItem(key, { title }).document;
  return { itemId: randomUUID(), kind: 'page', key, name: title, formerKeys: [], published: null, draft };
}

/** A bundle of some pages, all of them as drafts, and of further entries. */
export function bundleOfPages(
  keys: readonly string[],
  further: Readonly<Record<string, unknown>> = {},
): Promise<Buffer> {
  const pages = keys.map((key) => [`items/page/${key}.json`, bundledPage(key)] as const);
  return zipped({ ...Object.fromEntries(pages), ...further });
}

/** The entries of a picture. */
export function pictureOf(bytes: Buffer, name = 'buoy'): Readonly<Record<string, unknown>> {
  const file = `${createHash('sha256').update(bytes).digest('hex')}.png`;
  const said = { title: 'Buoy', focus: null, crops: {}, alt: {}, decorative: true };
  return { [`media/${name}.json`]: { name, kind: 'picture', file, ...said }, [`files/${file}`]: bytes };
}
