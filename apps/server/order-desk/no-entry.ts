/** The members of an entry of the timeline that say nothing. */
export const nothing = {
  ...{ author: '', status: null, cancelledBy: null, note: null, mail: null, moved: null, returned: null },
  ...{ scanned: null, given: null, handedOver: null, disputed: null, itemsCancelled: null, replaced: null },
  ...{ released: null, triedAgain: null, piecesMoved: null },
} as const;
