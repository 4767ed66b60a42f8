import type { AnyHandler } from '../kernel/handle.ts';
import { blockDeskGiftCardHandler } from './block.ts';
import { issueDeskGiftCardHandler } from './issue.ts';
import { listDeskGiftCardsHandler } from './list.ts';
import { listGiftCardEntriesHandler } from './list-entries.ts';
import { readDeskGiftCardHandler } from './read.ts';
import { resendDeskGiftCardHandler } from './resend.ts';
import { unblockDeskGiftCardHandler } from './unblock.ts';
import { voidDeskGiftCardHandler } from './void.ts';

export const giftCardDeskHandlers: readonly AnyHandler[] = [
  listDeskGiftCardsHandler,
  readDeskGiftCardHandler,
  listGiftCardEntriesHandler,
  issueDeskGiftCardHandler,
  blockDeskGiftCardHandler,
  unblockDeskGiftCardHandler,
  voidDeskGiftCardHandler,
  resendDeskGiftCardHandler,
];
