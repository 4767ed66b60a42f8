import type { Market } from '@eyelet/domain/markets/market.ts';
import yazl from 'yazl';
import type { PersonalData } from './gather.ts';
import { dataPage } from './page.ts';

/** The data of a consumer as a ZIP file: `data.json` for programs, `data.html` to read. */
export async function archiveOf(
  data: PersonalData,
  market: Pick<Market, 'language' | 'tag'>,
  now: Date,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const options = { mtime: now };
  zip.addBuffer(Buffer.from(JSON.stringify(data, undefined, 2)), 'data.json', options);
  zip.addBuffer(Buffer.from(dataPage(data, market)), 'data.html', options);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
