import { createWaker } from './waker.ts';

/** Has events announced soon. */
export const { wake: wakeAnnouncer, onWake } = createWaker();
