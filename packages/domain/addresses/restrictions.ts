import type { MethodCode } from '../markets/delivery-method.ts';
import type { Address } from './address.ts';
import { isPoBox } from './po-box.ts';

/** Why a method does not deliver to an address. */
export type RestrictionReason =
  | 'po-box'
  | 'military'
  | 'territory'
  | 'crown-dependency'
  | 'customs-exclave'
  | 'island'
  | 'remote';

type Restriction = Readonly<{
  reason: Exclude<RestrictionReason, 'po-box'>;
  /** Methods that do not deliver there; absent: none does. */
  methods?: readonly MethodCode[];
  provinces?: readonly string[];
  /** Beginning of the postal code in capitals without spaces. */
  postal?: RegExp;
}>;

const express: readonly MethodCode[] = ['express'];

/** Places by country; a place matches by its province or by its postal code. */
const restrictions: Readonly<Record<string, readonly Restriction[]>> = {
  US: [
    { reason: 'military', methods: express, provinces: ['AA', 'AE', 'AP'], postal: /^(?:09|340|96[2-6])/ },
    {
      reason: 'territory',
      provinces: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
      postal: /^(?:00[6-9]|969|96799)/,
    },
    { reason: 'remote', methods: express, provinces: ['AK', 'HI'], postal: /^(?:99[5-9]|96[78])/ },
  ],
  CA: [{ reason: 'remote', methods: express, postal: /^[XY]0/ }],
  GB: [
    { reason: 'crown-dependency', postal: /^(?:JE|GY|IM)\d/ },
    { reason: 'island', methods: express, postal: /^(?:HS\d|ZE\d|KW1[5-7])/ },
  ],
  FR: [
    { reason: 'territory', postal: /^9[78]/ },
    { reason: 'island', methods: express, postal: /^20/ },
  ],
  DE: [{ reason: 'customs-exclave', postal: /^(?:78266|27498)/ }],
  IT: [{ reason: 'customs-exclave', postal: /^(?:23041|22061)/ }],
};

/** Methods that deliver to a postal address; all others end at a counter or by email. */
const toTheDoor: ReadonlySet<MethodCode> = new Set(['standard', 'express', 'customs']);

export type Restrictable = Pick<Address, 'country' | 'province' | 'postalCode' | 'addressLine1' | 'addressLine2'>;

/**
 * Why a method does not deliver to an address; undefined where it does. No method delivers to a post office box
 * (C8.70). Where `standard` does not deliver, nothing is delivered (PAY401).
 */
export function restrictionOf(address: Restrictable, code: MethodCode): RestrictionReason | undefined {
  if (!toTheDoor.has(code)) return undefined;
  if (isPoBox(address)) return 'po-box';
  const postal = address.postalCode.toUpperCase().replaceAll(/\s/g, '');
  const met = restrictions[address.country]?.find(
    ({ methods, provinces, postal: beginning }) =>
      (methods?.includes(code) ?? true) &&
      ((provinces?.includes(address.province.toUpperCase()) ?? false) || (beginning?.test(postal) ?? false)),
  );
  return met?.reason;
}
