import { isRouteErrorResponse } from 'react-router';

/** The answer to a step that did not reach the server; different for each try. */
export type Unsent = Readonly<{ unsent: number }>;

export function isUnsent(answer: unknown): answer is Unsent {
  return (answer as Partial<Unsent> | null | undefined)?.unsent !== undefined;
}

/**
 * Sends a step; if it is lost on the way, the page stays with what was entered. A step is lost when there is no answer, or
 * when a proxy or an overloaded server answered instead.
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
