import { createWaker } from '../kernel/waker.ts';

/** Has codes made soon. */
export const { wake: wakeMakingCodes, onWake: onWakeMakingCodes } = createWaker();
