import type { ConsumerType } from '@eyelet/contracts/auth/auth.ts';
import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';

const types: Readonly<Record<PreviewShopper, ConsumerType>> = {
  guest: 'GUEST',
  registered: 'REGISTERED',
  member: 'REGISTERED',
  athlete: 'REGISTERED',
  employee: 'EMPLOYEE',
  professional: 'REGISTERED',
};

/** The kind of a name; undefined when there is none of it. */
export function previewShopperOf(name: string): PreviewShopper | undefined {
  return Object.hasOwn(types, name) ? (name as PreviewShopper) : undefined;
}

/**
 * The consumer type by which promotions, launches and payment methods distinguish shoppers: members, athletes and
 * professionals have accounts like any other, and an employee is one who has accepted the terms.
 */
export function consumerTypeOf(shopper: PreviewShopper): ConsumerType {
  return types[shopper];
}
