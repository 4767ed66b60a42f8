import type { Spending } from '@eyelet/db/tables/consumers.ts';

type Place = Readonly<{
  addressLine1: string;
  addressLine2?: string;
  city: string;
  province?: string;
  postalCode: string;
  country: string;
}>;

/** An order of the past, by the skus of its goods. */
export type DemoOrder = Readonly<{
  daysAgo: number;
  skus: readonly string[];
  /** How far it has come; absent once it was delivered. */
  until?: 'placed' | 'sent';
}>;

/** An account of the demo shop. All accounts share one password. */
export type DemoAccount = Readonly<{
  email: string;
  /** What this account demonstrates, in a few words. */
  shows: string;
  firstName: string;
  lastName: string;
  /** International, from the numbers that are reserved for fiction. */
  phone: string;
  /** Path form of the market. */
  locale: string;
  birthDate: string;
  gender: string;
  kind?: 'EMPLOYEE';
  identities?: readonly ('athlete' | 'employee' | 'wranx' | 'ipa')[];
  /** What staff have seen that proves the membership of their programmes. */
  programmeProof?: string;
  /** Whole minor units of the market. */
  spending?: Spending;
  hasAcceptedEmployeeTerms?: boolean;
  /** Id of the store that the person works at. */
  store?: string;
  /** What they sign in with at a till that knows them; printed by the start. */
  tillPin?: string;
  /** Whether they approve adjustments above the limit of colleagues. */
  approvesAdjustments?: boolean;
  /** Points of a member of the loyalty programme besides those of the orders; absent for everybody else. */
  points?: number;
  /** Store credit in minor units of the market, given by staff. */
  storeCredit?: number;
  /** What was ordered, the oldest first. */
  orders?: readonly DemoOrder[];
  interests?: readonly string[];
  shoeSize?: string;
  /** The first is the main address. */
  shipsTo: readonly Place[];
  billedAt?: Place;
  card?: Readonly<{ brand: string; last4: string; expiryMonth: number; expiryYear: number }>;
  subscribedBy?: readonly ('email' | 'sms')[];
}>;
