import type { Origin } from '@eyelet/contracts/stores/place.ts';
import type { Database } from '@eyelet/db/database.ts';
import { type FoundPlace, findByCode, findByName } from '@eyelet/db/postal-places/postal-place.ts';
import { postalBeginnings, postalCountries } from '@eyelet/domain/stores/postal-code.ts';

/** Where names are looked up: in the home country first or, with `only`, nowhere else. */
export type Home = Readonly<{ home: string; only: boolean }>;

/** The place of a postal code or a town's name; undefined when unknown. */
export async function findPlace(
  database: Pick<Database, 'db'>,
  text: string,
  { home, only }: Home,
): Promise<FoundPlace | undefined> {
  for (const country of postalCountries(text, home).filter((one) => !only || one === home)) {
    const found = await findByCode(database, country, postalBeginnings(text, country));
    if (found) return found;
  }
  return findByName(database, text, { home, only });
}

/** The centre of a search around a position. */
export function originAt(latitude: number, longitude: number): Origin {
  return { name: '', country: '', latitude, longitude };
}
