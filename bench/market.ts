import { address } from '@eyelet/testing/buy.ts';
import type { Pool } from 'pg';

/** A market to buy in: its warehouses, a store for pickups and, where available, a collection point. */
export type Market = Readonly<{
  locale: string;
  /** First part of the paths of its pages. */
  path: string;
  address: Readonly<Record<keyof typeof address, string>>;
  storeId: string;
  pointId: string | undefined;
}>;

const british = {
  ...address,
  addressLine1: '12 Harbour Street',
  city: 'Falmouth',
  province: '',
  postalCode: 'TR11 3AB',
  country: 'GB',
  phone: '07400123456',
} as const;

const markets = {
  us: { locale: 'en_US', path: '/en-us', address },
  gb: { locale: 'en_GB', path: '/en-gb', address: british },
} as const;

export type MarketName = keyof typeof markets;

/** The United States, which have no collection points, and Great Britain, which has some. */
export async function readMarkets(pool: Pick<Pool, 'query'>): Promise<Readonly<Record<MarketName, Market>>> {
  const firstOf = async (text: string, country: string) =>
    (await pool.query<{ id: string }>(text, [country])).rows[0]?.id;
  const withPlaces = async (name: MarketName): Promise<Market> => {
    const { country } = markets[name].address;
    const storeId = await firstOf(
      `select id from place where kind = 'store' and country = $1
       and details -> 'services' @> '{"pickup": true, "sts": true}' order by id`,
      country,
    );
    if (storeId === undefined) throw new Error(`nothing can be collected in ${country}`);
    const pointId = await firstOf('select id from collection_point where country = $1 order by id', country);
    return { ...markets[name], storeId, pointId: country === 'US' ? undefined : pointId };
  };
  return { us: await withPlaces('us'), gb: await withPlaces('gb') };
}
