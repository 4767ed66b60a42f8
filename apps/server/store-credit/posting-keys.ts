/** The keys of postings of store credit, and which is which. */
export const refundPosting = (refundKey: string) => `store credit ${refundKey}`;
export const lentPosting = (returnId: string) => `store credit lent ${returnId}`;
export const takenBackPosting = (returnId: string, before: number) => `store credit taken back ${returnId} ${before}`;
export const lapsedPosting = (returnId: string, before: number) => `store credit lapsed ${returnId} ${before}`;
export const adjustedPosting = (id: string) => `store credit adjusted ${id}`;
export const erasedPosting = (consumerNo: string, currency: string, now: Date) =>
  `store credit erased ${consumerNo} ${currency} ${now.getTime()}`;

export const isLent = (key: string) => key.startsWith(lentPosting(''));
export const isLapsed = (key: string) => key.startsWith('store credit lapsed ');
export const isTakenBack = (key: string) => key.startsWith('store credit taken back ');
