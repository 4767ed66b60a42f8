import { keep } from '../storage/storage.ts';

/** What brought a visitor to the shop; '' when unknown. */
export type Lead = Readonly<{ leadSource: string; referralCode: string }>;

/** Sent when no lead is known (C2.38). */
export const defaultLeadSource = 'ECOM15';

const longest = 64;
const keys = { leadSource: 'eyelet.leadSource', referralCode: 'eyelet.referralCode' } as const;

/** The lead in a URL (C2.37, B2.1.09, B2.1.10). */
export function leadOf(query: URLSearchParams): Lead {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  return { leadSource: read('leadSource'), referralCode: read('referral_code') };
}

/** Keeps the lead of a URL for the visit; a URL without one changes nothing. */
export function keepLead(lead: Lead, storage: Pick<Storage, 'setItem'>): void {
  for (const name of ['leadSource', 'referralCode'] as const) {
    // Where nothing is stored it counts for pages that have it in their URL.
    if (lead[name] !== '') keep(storage, keys[name], lead[name]);
  }
}

/** The lead of the visit. */
export function keptLead(storage: Pick<Storage, 'getItem'>): Lead {
  const read = (name: keyof Lead) => storage.getItem(keys[name]) ?? '';
  return { leadSource: read('leadSource'), referralCode: read('referralCode') };
}
