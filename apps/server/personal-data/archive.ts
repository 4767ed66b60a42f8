import type { Language } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import yazl from 'yazl';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { PersonalData } from './gather.ts';

/** The data of a consumer as a ZIP file: `data.json` for programs, `data.html` to read. */
export async function archiveOf(data: PersonalData, language: Language, now: Date): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const options = { mtime: now };
  zip.addBuffer(Buffer.from(JSON.stringify(data, undefined, 2)), 'data.json', options);
  zip.addBuffer(Buffer.from(pageOf(data, language)), 'data.html', options);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function pageOf(data: PersonalData, language: Language): string {
  const t = createMessages(language);
  const title = t('mail.archive.title');
  const sections = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(
      ([table, rows]) =>
        `<h2>${escapeHtml(t(`mail.archive.${table}` as MessageKey))}</h2>${rows.map(listOf).join('<hr>')}`,
    );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1rem;color:#10201f}dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:.25rem 1.5rem}dt{color:#5e6b69}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}h2{margin-top:3rem}hr{border:0;border-top:1px solid #e4e2da}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${sections.join('\n')}
</body></html>
`;
}

function listOf(row: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt>${escapeHtml(name.replaceAll('_', ' '))}</dt><dd>${escapeHtml(textOf(value))}</dd>`);
  return `<dl>${entries.join('')}</dl>`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value, undefined, 2) : String(value);
}
