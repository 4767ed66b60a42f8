import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** Milliseconds before adding to the cart is tried a second time. */
export const retryDelayMs = 2000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** One try; it calls `countAsRetry` when it repeated the call itself, as when a lost cart was recreated. */
export type Try<T> = (countAsRetry: () => void) => Promise<T>;

/**
 * Tries once more after two seconds, whatever went wrong, except for a free gift, which cannot be bought and would only be
 * refused again (GWP_PRODUCT, C8.134), and for a try that has used up the second one (B4.4.16).
 */
export async function retryOnce<T>(run: Try<T>, suppressRetry = false): Promise<T> {
  let retried = suppressRetry;
  const countAsRetry = () => {
    retried = true;
  };
  try {
    return await run(countAsRetry);
  } catch (error) {
    if (retried || (error instanceof ApiError && isNamed(error.id, 'GWP_PRODUCT'))) throw error;
    await wait(retryDelayMs);
    return run(countAsRetry);
  }
}
