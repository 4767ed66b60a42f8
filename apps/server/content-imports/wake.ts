import { createWaker } from '../kernel/waker.ts';

/** Has imports of content run soon. */
export const { wake: wakeImports, onWake: onWakeImports } = createWaker();
