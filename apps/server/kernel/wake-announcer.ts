import { createWaker } from './waker.ts';

/** Wakes the job that delivers events, so that they do not wait for its next turn. */
export const { wake: wakeAnnouncer, onWake } = createWaker();
