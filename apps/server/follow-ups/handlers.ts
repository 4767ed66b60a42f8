import type { AnyHandler } from '../kernel/handle.ts';
import { listFollowUpsHandler } from './list.ts';
import { resendFollowUpsHandler } from './resend.ts';

/** Facts that consumers gave up on. */
export const followUpHandlers: readonly AnyHandler[] = [listFollowUpsHandler, resendFollowUpsHandler];
