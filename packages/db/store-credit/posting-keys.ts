/** What the keys of postings of store credit begin with; what each is for follows. */
export const keyStarts = {
  refund: 'store credit ',
  adjusted: 'store credit adjusted ',
  erased: 'store credit erased ',
  lent: 'store credit lent ',
  takenBack: 'store credit taken back ',
  lapsed: 'store credit lapsed ',
} as const;

/** Of those the ones that a return follows. */
export const startsOfReturns = [keyStarts.lent, keyStarts.takenBack, keyStarts.lapsed] as const;

export const refundPosting = (refundKey: string) => `${keyStarts.refund}${refundKey}`;
export const lentPosting = (returnId: string) => `${keyStarts.lent}${returnId}`;
export const takenBackPosting = (returnId: string, before: number) => `${keyStarts.takenBack}${returnId} ${before}`;
export const lapsedPosting = (returnId: string, before: number) => `${keyStarts.lapsed}${returnId} ${before}`;
export const adjustedPosting = (id: string) => `${keyStarts.adjusted}${id}`;
export const erasedPosting = (consumerNo: string, currency: string, now: Date) =>
  `${keyStarts.erased}${consumerNo} ${currency} ${now.getTime()}`;

export const isLent = (key: string) => key.startsWith(keyStarts.lent);
export const isLapsed = (key: string) => key.startsWith(keyStarts.lapsed);
export const isTakenBack = (key: string) => key.startsWith(keyStarts.takenBack);
