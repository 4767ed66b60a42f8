import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Visitor } from './auth-of.ts';
import { basketOf } from './basket-of.ts';

/** The visitor's profile, after renewing an expired access token; undefined for a guest. */
export async function profileOnServer(visitor: Visitor, request: Request): Promise<Profile | undefined> {
  await basketOf(visitor, request);
  try {
    return await visitor.client.call(readConsumer, {});
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
