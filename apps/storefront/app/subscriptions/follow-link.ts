import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { LinkAnswer } from './link-page.tsx';

/** The token of a mailed link; '' when there is none. */
export function tokenOf(request: Request): string {
  return (new URL(request.url).searchParams.get('token') ?? '').slice(0, 128);
}

/** Carries out the call of a mailed link; an expired or unknown link is a problem in the answer. */
export async function followLink(call: Promise<unknown>): Promise<LinkAnswer> {
  try {
    await call;
    return { done: true };
  } catch (error) {
    if (error instanceof ApiError) return { done: false, problem: error.message };
    throw error;
  }
}
