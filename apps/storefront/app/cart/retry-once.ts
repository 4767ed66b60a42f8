import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** Time before add to cart is tried a second time. */
export const retryDelayMs = 2000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Tries once more after two seconds, whatever went wrong, except for a free gift, which cannot be bought and would only be
 * refused again (GWP_PRODUCT).
 */
export async function retryOnce<T>(run: () => Promise<T>, suppressRetry = false): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (suppressRetry || (error instanceof ApiError && isNamed(error.id, 'GWP_PRODUCT'))) throw error;
    await wait(retryDelayMs);
    return run();
  }
}
