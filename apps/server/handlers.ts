import type { AnyHandler } from './kernel/handle.ts';

/** Every handler of the API, noun by noun. A test walks the operations of the contracts and fails for one missing here. */
export const handlers: readonly AnyHandler[] = [];
