import type { Listing } from '@eyelet/contracts/catalogue/listing.ts';
import { type Preserialised, preserialised } from '../../kernel/preserialised.ts';
import type { Catalogue } from '../catalogue.ts';
import type { View } from '../view.ts';

/** Answers a listing from bytes kept for the same question in the same edition of the catalogue, or makes and keeps it. */
export async function keptListing(
  catalogue: Catalogue,
  view: View,
  question: Readonly<Record<string, unknown>>,
  make: () => Listing | Promise<Listing>,
): Promise<Preserialised<Listing>> {
  const key = `${view.market.locale} ${canonical(question)}`;
  const edition = view.memory.editionAt(view.now);
  const kept = catalogue.answers.listings.get(key);
  if (kept && kept.edition === edition) return preserialised(kept.bytes);
  const listing = await make();
  const bytes = Buffer.from(JSON.stringify(listing));
  catalogue.answers.listings.set(key, { bytes, edition });
  return preserialised(bytes, () => listing);
}

/** The same text for the same question, whatever the order of its members and values. */
function canonical(question: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.entries(question)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}
