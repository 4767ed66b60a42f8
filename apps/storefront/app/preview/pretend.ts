import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import { type ConsumerState, guest } from '../shopper/consumer-store.ts';
import { consumerStore } from '../shopper/profile.ts';

type Identity = Profile['consumerDetails']['identity'][number]['type'];

const identities: Readonly<Partial<Record<PreviewShopper, Identity>>> = {
  athlete: 'athlete',
  employee: 'employee',
  professional: 'wranx',
};

/**
 * Shows the parts of a page for a type of shopper, with the type as the name. It signs nobody in: the account pages,
 * and all changes, belong to the real session.
 */
export function pretendToBe(shopper: PreviewShopper, name: string): void {
  const state: ConsumerState = shopper === 'guest' ? guest : { status: 'consumer', profile: profileOf(shopper, name) };
  const keep = () => {
    if (consumerStore.get() !== state) consumerStore.set(state);
  };
  consumerStore.subscribe(keep);
  keep();
}

function profileOf(shopper: PreviewShopper, firstName: string): Profile {
  const identity = identities[shopper];
  const unknown = { email: '', lastName: '', phone: '', postalCode: '', birthDate: '', gender: '', addresses: [] };
  return {
    consumerId: '',
    consumerDetails: {
      ...unknown,
      firstName,
      athlete: null,
      employee: null,
      prosumer: null,
      identity: identity ? [{ type: identity }] : [],
      isEmployeeDiscountTCAccepted: shopper === 'employee',
      source: {},
    },
    isLoyaltyMember: shopper === 'member',
    loyaltyOptInDate: null,
    preferences: { interests: '', preferredShoeSize: '', favStore: null },
    subscriptions: [],
    enrollments: [],
    deletionDate: null,
  };
}
