import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { LabelProblem } from '@eyelet/contracts/order-desk/label-facts.ts';
import type { BoughtLabel } from '@eyelet/db/parcels/label.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';

/** Where a parcel leaves; the street is empty for a place whose address nobody has written. */
export type LabelSender = Readonly<
  Pick<Address, 'addressLine1' | 'city' | 'province' | 'postalCode' | 'country' | 'phone'> & { name: string }
>;

/** A label that is to be bought. `labelId` names it for good: the same wish is never bought twice. */
export type LabelWish = Readonly<{
  labelId: string;
  orderNumber: string;
  /** Of a return: its parcel travels the other way, from `to` to `from`. Null for one that is sent. */
  returnId: string | null;
  carrier: CarrierId;
  grams: number;
  /** In centimetres. */
  box: Readonly<{ length: number; width: number; height: number }>;
  from: LabelSender;
  to: Address;
  /** BCP 47 tag of the market that sold the order, and the shop's name. */
  language: string;
  shopName: string;
  now: Date;
}>;

/** How taking a label back has ended: `kept` if the service does not, `dropped` if it was never bought. */
export type VoidOutcome = 'voided' | 'kept' | 'dropped';

/**
 * Makes labels in two steps, so that a process may die after any of them. `prepare` costs nothing and answers what the
 * service calls the label, which is stored before `buy`; buying what is bought already answers the same label. All throw a
 * `LabelFailure`, or whatever the network throws, and end when the signal says so.
 */
export type LabelService = Readonly<{
  /** The carriers that labels are made for, and those that labels of returns are. */
  carriers: readonly CarrierId[];
  returnCarriers: readonly CarrierId[];
  prepare: (wish: LabelWish, signal: AbortSignal) => Promise<string>;
  buy: (ref: string, wish: LabelWish, signal: AbortSignal) => Promise<BoughtLabel>;
  takeBack: (ref: string, signal: AbortSignal) => Promise<VoidOutcome>;
}>;

/** Why the service has not made a label; the detail is in its own words. */
export class LabelFailure extends Error {
  readonly problem: LabelProblem;
  readonly detail: string;

  constructor(problem: LabelProblem, detail = '') {
    super(detail === '' ? problem : `${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail.slice(0, 300);
  }
}
