import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';

/** The current day of the server, YYYY-MM-DD: ages are computed with it, as the clock of a device may be wrong (B7.01). */
export async function readServerDay(client: ApiClient): Promise<string> {
  return (await client.call(readTime, {})).dateTime.slice(0, 10);
}
