import type { Fields } from '../fields.ts';
import { pick } from '../shared/members.ts';
import type { SharedProps } from '../shared/shape.ts';
import { sharedFields } from './shared-fields.ts';

/** Fields of some of the members that every block may have. None of them depends on another. */
export function pickFields<K extends keyof SharedProps>(names: readonly K[]): Fields<Pick<SharedProps, K>> {
  return pick(sharedFields, names) as unknown as Fields<Pick<SharedProps, K>>;
}
