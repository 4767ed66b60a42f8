import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { dateFormat } from '../mail/date-format.ts';
import { writePaper } from '../papers/write-paper.ts';
import { eInvoiceXml } from './e-invoice-xml.ts';

/** An issued invoice or credit note as a PDF, from its document alone, so that it is the same at any time. */
export async function drawPaper(document: PaperDocument): Promise<Buffer> {
  const market = marketByHeader(document.locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const price = (minor: number) => formatMinor(minor, document.currency as Currency, market.tag);
  const format = dateFormat(market.tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (iso: string) => format.format(new Date(`${iso}T00:00:00Z`));
  const percent = new Intl.NumberFormat(market.tag, { style: 'percent', maximumFractionDigits: 3 });
  const rateText = (rate: number) => percent.format(rate / 100_000);
  const { number, seller, rows, taxes, taxIncluded } = document;
  const isInvoice = document.kind === 'invoice';
  const { name, lines, taxNumber, register } = seller;
  return writePaper({
    eInvoice: eInvoiceXml(document),
    title: t(isInvoice ? 'paper.invoice.title' : 'paper.credit.title', { number }),
    language: market.tag,
    shopName: document.shopName,
    issuedAt: new Date(`${document.issuedOn}T00:00:00Z`),
    parts: [
      {
        kind: 'blocks',
        blocks: [
          { title: t('order.billTo'), lines: document.buyer },
          ...(document.shipTo.length > 0 ? [{ title: t('order.shipTo'), lines: document.shipTo }] : []),
          {
            title: t('order.number'),
            lines: [
              document.orderNumber,
              t('paper.orderedOn', { day: day(document.orderedOn) }),
              t('paper.issuedOn', { day: day(document.issuedOn) }),
              document.invoice === null ? '' : t('paper.ofInvoice', { number: document.invoice }),
            ].filter(Boolean),
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('paper.item'), share: 6 },
          { title: t('paper.quantity'), share: 2, end: true },
          { title: t('paper.rate'), share: 2, end: true },
          { title: t(taxIncluded ? 'paper.amount.gross' : 'paper.amount.net'), share: 3, end: true },
        ],
        rows: rows.map(({ text, qty, rate, amount }) => [text, String(qty), rateText(rate), price(amount)]),
      },
      {
        kind: 'sums',
        rows: [
          { label: t('paper.net'), value: price(document.net) },
          ...taxes.map(({ rate, net, tax }) => ({
            label: t('paper.tax', { rate: rateText(rate), net: price(net) }),
            value: price(tax),
          })),
          { label: t('paper.total'), value: price(document.total), strong: true },
        ],
      },
      { kind: 'text', text: t(isInvoice ? 'paper.invoice.note' : 'paper.credit.note'), quiet: true },
    ],
    foot: [
      [name, ...lines].join(' · '),
      [register, taxNumber === null ? '' : t('paper.taxNumber', { number: taxNumber })].filter(Boolean).join(' · '),
    ],
  });
}
