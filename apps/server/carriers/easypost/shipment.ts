import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { LabelSender, LabelWish } from '../../labels/label-service.ts';

const optional = Type.Optional(Type.Union([Type.String(), Type.Null()]));

const rateSchema = Type.Object({
  id: Type.String(),
  carrier: Type.String(),
  service: Type.String(),
  /** Major units, such as "7.58". */
  rate: Type.String(),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
});

/** The members of a shipment that the shop reads (https://docs.easypost.com/docs/shipments). */
const shipmentSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  rates: Type.Array(rateSchema),
  messages: Type.Array(Type.Object({ message: Type.String() })),
  selected_rate: Type.Optional(Type.Union([Type.Null(), rateSchema])),
  tracking_code: optional,
  refund_status: optional,
  postage_label: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({ label_url: optional, label_pdf_url: optional }, { additionalProperties: true }),
    ]),
  ),
});

export type Shipment = Static<typeof shipmentSchema>;

const shipment = Compile(shipmentSchema);

/** A shipment as the service answers it; undefined if it is none. Lists that are left out are empty. */
export function readShipment(sent: unknown): Shipment | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { rates, messages } = sent as Record<string, unknown>;
  const whole = { ...sent, rates: rates ?? [], messages: messages ?? [] };
  return shipment.Check(whole) ? whole : undefined;
}

/** The cheapest rate of a carrier and its service, by what the service calls them. */
export function rateFor({ rates }: Shipment, carrier: string, service: string): Shipment['rates'][number] | undefined {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return rates
    .filter((rate) => isSame(rate.carrier, carrier) && isSame(rate.service, service))
    .toSorted((one, other) => Number(one.rate) - Number(other.rate))[0];
}

type Written = LabelSender & Readonly<{ addressLine2?: string; email?: string; company?: string }>;

/** An address in the words of the service. */
export function addressOf(address: Written): Readonly<Record<string, string>> {
  const { name, company = '', addressLine1, addressLine2 = '', city, province, postalCode, country, phone } = address;
  const written = {
    ...{ name, company, street1: addressLine1, street2: addressLine2, city, state: province, zip: postalCode },
    ...{ country, phone, email: address.email ?? '' },
  };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''));
}

const gramsOfOunce = 28.349523125;
const centimetresOfInch = 2.54;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** A parcel in ounces and inches, with a tenth; none weighs nothing. */
export function parcelOf({ grams, box }: Pick<LabelWish, 'grams' | 'box'>): Readonly<Record<string, number>> {
  const sides = Object.entries(box).map(([side, length]) => [side, tenths(length / centimetresOfInch)]);
  return { ...Object.fromEntries(sides), weight: Math.max(0.1, tenths(grams / gramsOfOunce)) };
}
