import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { exactTaxOf } from '@eyelet/domain/tax/tax.ts';

/**
 * The rates of a paper whose tax is not that of its rows, each rounded: it is off by more than half a minor unit for each of them. BR-CO-17 lets it be
 * off by a unit of the currency, which hides wrong taxes.
 */
export function taxFaults({
  rows,
  taxes,
  taxIncluded,
}: Pick<PaperDocument, 'rows' | 'taxes' | 'taxIncluded'>): string[] {
  return taxes.flatMap(({ rate, net, tax }) => {
    const most = rows.filter((row) => row.rate === rate).length / 2;
    const off = Math.abs(tax - exactTaxOf(taxIncluded ? net + tax : net, rate, taxIncluded));
    // What is written in floating point may be off by as little as this.
    return off <= most + 1e-6 ? [] : [`the tax at ${rate} is off by ${off}`];
  });
}
