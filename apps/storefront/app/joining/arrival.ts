import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';
import { type Lead, leadOf } from '../session/lead.ts';

/** How a visitor got to the sign-up page, from its URL (B2.1.05 to B2.1.11). */
export type Arrival = Lead &
  Readonly<{
    variant: SignUpVariant;
    email: string;
    /** Id of a profile without a password that the form completes; '' for none. */
    consumerId: string;
    source: Readonly<{ store?: string; acquisitionType?: string; campaignName?: string }>;
  }>;

/** The arrival of a visitor who opened the dialog: no URL says anything. */
export const noArrival: Omit<Arrival, 'variant'> = {
  email: '',
  consumerId: '',
  leadSource: '',
  referralCode: '',
  source: {},
};

const longest = 64;

/** Reads the query of a sign-up page; unknown variants are the standard one. */
export function arrivalOf(query: URLSearchParams): Arrival {
  const read = (name: string, length = longest) => (query.get(name) ?? '').trim().slice(0, length);
  const asked = read('variant');
  const lead = leadOf(query);
  const source = {
    store: read('storeNum'),
    acquisitionType: read('enrollment_marketing_source'),
    campaignName: lead.leadSource,
  };
  return {
    variant: asked === 'loyalty' || asked === 'simplified' ? asked : 'standard',
    email: read('email', 100),
    consumerId: read('consumerId'),
    ...lead,
    source: Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  };
}
