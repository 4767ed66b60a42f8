import { ApiError, asksForHuman } from '@eyelet/contracts/kernel/api-error.ts';

/**
 * Makes a call; one that asks for a human check is repeated once after the check was passed (C8.03). A failed check
 * ends in GEN500 (C8.04).
 */
export async function afterHumanCheck<T>(call: () => Promise<T>, pass?: () => Promise<boolean>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!pass || !asksForHuman(error)) throw error;
    if (await pass()) return call();
    throw new ApiError(error.status, {
      appId: '',
      correlationId: error.correlationId,
      errorDetails: [{ errorId: 'GEN500', message: error.message }],
    });
  }
}
