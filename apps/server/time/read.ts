import { readTime } from '@eyelet/contracts/time/read.ts';
import { handle } from '../kernel/handle.ts';

/** Returns the time of the server (C7.130). */
export const readTimeHandler = handle(readTime, ({ now }) => ({
  timestamp: now.getTime(),
  dateTime: now.toISOString(),
}));
