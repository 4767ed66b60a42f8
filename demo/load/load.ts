import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeGround } from '@eyelet/db/catalogue/write-ground.ts';
import type { Database } from '@eyelet/db/database.ts';
import { writeMemberCodes } from '@eyelet/db/loyalty/member-code.ts';
import { writeCoupons } from '@eyelet/db/promotions/promotion.ts';
import { readSetting, writeSetting } from '@eyelet/db/settings/setting.ts';
import { writeFirstOnHand, writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { writeCollectionPoints } from '@eyelet/db/stores/collection-point.ts';
import { importProducts } from '@eyelet/server/catalogue/import/import-products.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { writePromotions } from '@eyelet/server/promotions/write-promotions.ts';
import { productOf } from '../catalogue/product.ts';
import { styles } from '../catalogue/styles.ts';
import { content } from '../content/pages.ts';
import { giftCardProduct, printedGiftCardProduct } from '../gift-cards/product.ts';
import { collectionPoints } from '../places/collection-points.ts';
import { places } from '../places/places.ts';
import { coupons, memberCodes } from '../promotions/coupons.ts';
import { promotions } from '../promotions/promotions.ts';
import { groundOf } from './ground.ts';
import { stockOf, stockOfSheets } from './stock.ts';

const masters = join(import.meta.dirname, '../art/masters');

/**
 * Loads the demo brand into a shop like any other brand: product import, places and collection points, initial stock,
 * pages, promotions. Does nothing if the same brand is loaded already; units sold since then stay sold. Returns whether
 * it wrote.
 */
export async function loadDemo(database: Database, now: Date): Promise<boolean> {
  const products = [
    ...styles.map((style) => productOf(style, renderedPictures())),
    giftCardProduct,
    printedGiftCardProduct,
  ];
  const ground = groundOf();
  const placeRecords = places.map(({ id, kind, name, region, country, ...details }) => ({
    id,
    kind,
    name,
    region,
    country,
    details,
  }));
  const stock = [...stockOf(styles), ...stockOfSheets()];
  const print = createHash('sha256')
    .update(
      JSON.stringify([
        products,
        ground,
        placeRecords,
        collectionPoints,
        stock,
        content,
        promotions,
        coupons,
        memberCodes,
      ]),
    )
    .digest('hex');
  if ((await readSetting(database.db, 'demo-brand')) === print) return false;
  await writeGround(database, ground);
  await writePlaces(database, placeRecords);
  await writeCollectionPoints(database, collectionPoints);
  const report = await importProducts(database, products, now);
  const refused = report.refused[0];
  if (refused) throw new Error(`the demo brand has a bad product, ${refused.masterId}: ${refused.reasons.join('; ')}`);
  await writeFirstOnHand(database, stock);
  await importContent(database, content, now);
  await writePromotions(database, promotions);
  await writeCoupons(database, coupons);
  await writeMemberCodes(database.db, memberCodes);
  await writeSetting(database.db, 'demo-brand', print);
  return true;
}

let rendered: ReadonlySet<string> | undefined;

/** Names of the rendered pictures, read once. */
function renderedPictures(): ReadonlySet<string> {
  rendered ??= new Set(existsSync(masters) ? readdirSync(masters).map((file) => file.replace(/\.\w+$/, '')) : []);
  return rendered;
}
