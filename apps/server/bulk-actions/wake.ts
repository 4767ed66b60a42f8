import { createWaker } from '../kernel/waker.ts';

/** Has actions on many orders begin soon. */
export const { wake: wakeBulkActions, onWake: onWakeBulkActions } = createWaker();
