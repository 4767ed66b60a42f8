import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { crossIndustryInvoice } from '@eyelet/domain/papers/cross-industry-invoice.ts';
import { eInvoiceOf } from '@eyelet/domain/papers/e-invoice.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';

/** An issued paper of a European market as XML, from its document alone; undefined for one that is no e-invoice. */
export function eInvoiceXml(document: PaperDocument): string | undefined {
  const { region, country } = marketByHeader(document.locale) ?? defaultMarket;
  if (region !== 'EMEA') return undefined;
  const invoice = eInvoiceOf(document, country);
  return invoice && crossIndustryInvoice(invoice);
}
