import { retrieveUserData } from '@eyelet/contracts/consumer/retrieve-user-data.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Arrival } from './arrival.ts';

/** The known values of a sign-up form. */
export type Prefill = OutputOf<typeof retrieveUserData>;

export const nothingKnown: Prefill = {
  ...{ email: '', firstName: '', lastName: '' },
  ...{ phone: '', postalCode: '', birthDate: '', gender: '' },
};

/** The known values of a visitor: a profile by its id and email (B2.1.05), else the email alone (B2.1.06). */
export async function readPrefill(client: ApiClient, { consumerId, email }: Arrival): Promise<Prefill> {
  if (consumerId === '' || email === '') return { ...nothingKnown, email };
  try {
    return await client.call(retrieveUserData, { body: { consumerId, email } });
  } catch (error) {
    if (error instanceof ApiError) return { ...nothingKnown, email };
    throw error;
  }
}
