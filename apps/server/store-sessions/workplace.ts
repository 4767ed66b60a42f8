import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import { storeNamed } from './store-named.ts';

/** The members of a consumer that say for which store they sell. */
export type Worker = Pick<Consumer, 'kind' | 'works_at' | 'till_blocked'>;

/** The store that a person sells for; undefined for people who are no associates, and for blocked ones. */
export function workplaceOf(context: Pick<Context, 'shop'>, worker: Worker | undefined): Place | undefined {
  if (worker?.kind !== 'EMPLOYEE' || worker.till_blocked) return undefined;
  return storeNamed(context, worker.works_at);
}
