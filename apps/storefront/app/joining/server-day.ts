import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';

/** The server's day, YYYY-MM-DD: ages are counted by it, whatever a device believes (B7.01). */
export async function readServerDay(client: ApiClient): Promise<string> {
  return (await client.call(readTime, {})).dateTime.slice(0, 10);
}
