import { countryList } from '../countries/country-list.ts';
import { allocate } from '../money/allocate.ts';
import type { PaperDocument, TaxRow } from './paper-document.ts';

/** Who sells or buys, as an e-invoice names them: their lines without name and country, and the country as its code. */
export type Party = Readonly<{ name: string; lines: readonly string[]; country: string }>;

/** A row without its tax, in minor units. */
export type NetRow = Readonly<{ text: string; qty: number; net: number; rate: number }>;

/** What an invoice or a credit note says, in the terms of EN 16931: rows and sums without tax, and the tax by rate. */
export type EInvoice = Readonly<{
  kind: PaperDocument['kind'];
  number: string;
  issuedOn: string;
  /** The invoice that a credit note corrects. */
  invoice: string | null;
  orderNumber: string;
  currency: string;
  seller: Party & Readonly<{ register: string; taxNumber: string }>;
  buyer: Party;
  /** Where the goods were sent; null if they were picked up or are not sent. */
  shipTo: Party | null;
  rows: readonly NetRow[];
  taxes: readonly TaxRow[];
  net: number;
  tax: number;
  total: number;
}>;

const languages = ['en', 'fr', 'de', 'it'] as const;

/**
 * A paper as an e-invoice; undefined for one that cannot be: without a buyer, without its tax by rate, or of a seller without a number for it. `country` is that of
 * the market, for addresses that name none.
 */
export function eInvoiceOf(paper: PaperDocument, country: string): EInvoice | undefined {
  const { kind, number, issuedOn, invoice, orderNumber, currency, total } = paper;
  const { name, lines, taxNumber, register } = paper.seller;
  const buyer = addresseeOf(paper.buyer, country);
  if (taxNumber === null || buyer === null || paper.rows.length === 0) return undefined;
  const taxes = allTaxesOf(paper);
  const net = taxes.reduce((sum, row) => sum + row.net, 0);
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  // Papers of orders from before receipts do not say their tax by rate.
  if (net + tax !== total) return undefined;
  const rows = netRowsOf(paper);
  return {
    ...{ kind, number, issuedOn, invoice, orderNumber, currency, buyer, rows, taxes, net, tax, total },
    seller: { ...partyOf(name, lines, country), register, taxNumber },
    shipTo: addresseeOf(paper.shipTo, country),
  };
}

/** The tax by rate, also of rates of which there are only rows that are free: papers leave these out, EN 16931 does not (BR-Z-01). */
function allTaxesOf({ rows, taxes }: Pick<PaperDocument, 'rows' | 'taxes'>): readonly TaxRow[] {
  const told = new Set(taxes.map(({ rate }) => rate));
  const free = new Set(rows.filter(({ amount, rate }) => amount === 0 && !told.has(rate)).map(({ rate }) => rate));
  return [...taxes, ...[...free].map((rate) => ({ rate, net: 0, tax: 0 }))].toSorted((a, b) => a.rate - b.rate);
}

/** Whom an address is of; null without one. */
function addresseeOf([name, ...lines]: readonly string[], country: string): Party | null {
  return name === undefined ? null : partyOf(name, lines, country);
}

/**
 * The rows of a paper without tax. Where prices contain it, the value without tax of each rate is divided over its rows, so that they add up to
 * it: rounded one by one they would not.
 */
function netRowsOf({ rows, taxes, taxIncluded }: Pick<PaperDocument, 'rows' | 'taxes' | 'taxIncluded'>): NetRow[] {
  const left = new Map(taxes.map(({ rate, net }) => [rate, net]));
  const byRate = Map.groupBy(rows, ({ rate }) => rate);
  const nets = new Map(
    [...byRate].map(([rate, of]) => [
      rate,
      taxIncluded
        ? allocate(
            left.get(rate) ?? 0,
            of.map(({ amount }) => amount),
          )
        : of.map(({ amount }) => amount),
    ]),
  );
  return rows.map((row) => {
    const position = byRate.get(row.rate)?.indexOf(row) ?? 0;
    return { text: row.text, qty: row.qty, rate: row.rate, net: nets.get(row.rate)?.[position] ?? 0 };
  });
}

/** An address ends with the name of its country, in one of the languages of the shop. */
function partyOf(name: string, lines: readonly string[], country: string): Party {
  const last = lines.at(-1)?.toLowerCase();
  const named = languages.flatMap((language) => countryList(language)).find((one) => one.name.toLowerCase() === last);
  return named ? { name, lines: lines.slice(0, -1), country: named.code } : { name, lines, country };
}
