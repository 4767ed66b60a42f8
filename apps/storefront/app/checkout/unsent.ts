import { isRouteErrorResponse } from 'react-router';

/** Stands for the answer to a step that did not reach the shop; different for each try. */
export type Unsent = Readonly<{ unsent: number }>;

export function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === 'object' && answer !== null && 'unsent' in answer;
}

/**
 * Sends a step; where it is lost on the way, the page stays with what was entered. Lost is what no answer came to, and what
 * something in between, or a shop that is too busy, has answered in its place.
 */
export async function sendOrKeep<T>(send: () => Promise<T>): Promise<T | Unsent> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    console.warn(error);
    return { unsent: Date.now() };
  }
}

function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 429 || error.status >= 502;
  return error instanceof TypeError;
}
