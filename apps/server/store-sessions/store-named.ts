import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';

/** A store by its id; undefined for any other place and for null. */
export function storeNamed({ shop }: Pick<Context, 'shop'>, storeId: string | null | undefined): Place | undefined {
  const place = storeId ? shop.catalogue.place(storeId) : undefined;
  return place?.kind === 'store' ? place : undefined;
}
