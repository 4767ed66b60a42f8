import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { basketOf, type Visitor } from './basket-of.ts';

/** The profile of whoever asks for a page, his session renewed where its access has run out; undefined for a guest. */
export async function profileOnServer(visitor: Visitor, request: Request): Promise<Profile | undefined> {
  await basketOf(visitor, request);
  try {
    return await visitor.client.call(readConsumer, {});
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
