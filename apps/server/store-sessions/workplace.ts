import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import { storeNamed } from './store-named.ts';

/** What says for which store somebody sells. */
export type Worker = Pick<Consumer, 'kind' | 'works_at' | 'till_blocked'>;

/** The store that somebody sells for; undefined for who is no employee of one, and for who is blocked. */
export function workplaceOf(context: Pick<Context, 'shop'>, worker: Worker | undefined): Place | undefined {
  if (worker?.kind !== 'EMPLOYEE' || worker.till_blocked) return undefined;
  return storeNamed(context, worker.works_at);
}
