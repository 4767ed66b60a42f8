import type { Market } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { fieldOf, isShown, type ShownField } from './fields.ts';
import type { PersonalData } from './gather.ts';

type Row = PersonalData[string][number];
type Leaf = Readonly<{ field: ShownField; text: string }>;
type Reader = Readonly<{ t: Translate; tag: string }>;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1rem;color:#10201f}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1.5rem;margin:0}
dt{color:#5e6b69}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
h2{margin-top:3rem}hr{border:0;border-top:1px solid #e4e2da;margin:1rem 0}`;

/** The data of a consumer as a readable page in the market's language; it loads nothing from the network. */
export function dataPage(data: PersonalData, { language, tag }: Pick<Market, 'language' | 'tag'>): string {
  const t = createMessages(tag);
  const title = escapeHtml(t('mail.archive.title'));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head>
<body><h1>${title}</h1>
<p>${escapeHtml(t('mail.archive.intro'))}</p>
${Object.entries(data)
  .map(([table, rows]) => sectionOf(table, rows, { t, tag }))
  .join('')}
</body></html>
`;
}

function sectionOf(table: string, rows: readonly Row[], reader: Reader): string {
  const lists = rows.map((row) => leavesOf(row, reader)).filter((leaves) => leaves.length > 0);
  if (lists.length === 0) return '';
  const heading = escapeHtml(reader.t(`mail.archive.${table}` as MessageKey));
  return `<h2>${heading}</h2>${lists.map((leaves) => listOf(leaves, reader)).join('<hr>')}\n`;
}

function listOf(leaves: readonly Leaf[], { t }: Reader): string {
  const entries = leaves.map(
    ({ field, text }) => `<dt>${escapeHtml(t(`mail.archive.field.${field}`))}</dt><dd>${escapeHtml(text)}</dd>`,
  );
  return `<dl>${entries.join('')}</dl>`;
}

/** The values of a row, documents flattened; empty values are left out. */
function leavesOf(value: object, reader: Reader): readonly Leaf[] {
  return Object.entries(value).flatMap(([name, held]): readonly Leaf[] => {
    const field = fieldOf(name);
    if (isDocument(held)) return leavesOf(held, reader);
    const text = textOf(field, held, reader);
    return isShown(field) && text !== '' ? [{ field, text }] : [];
  });
}

function isDocument(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return !Array.isArray(value) || value.some(isDocument);
}

const amounts = ['total', 'rowTotal', 'currentSpend', 'yearly', 'amount'] satisfies ShownField[];

/** Members that are amounts, in major units. */
const money: ReadonlySet<string> = new Set(amounts);

function textOf(field: string, value: unknown, { t, tag }: Reader): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'mail.archive.yes' : 'mail.archive.no');
  if (value instanceof Date) {
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(value);
  }
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number' && money.has(field)) {
    return new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(value);
  }
  return String(value);
}
