import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { listOwnLooks } from '@eyelet/contracts/looks/list-own.ts';

/** The looks at the account; undefined in a store session, from which nobody answers for the account. */
export async function ownLooks(client: ApiClient) {
  try {
    return await client.call(listOwnLooks, {});
  } catch (error) {
    if (error instanceof ApiError && error.id === 'AUT432') return undefined;
    throw error;
  }
}
