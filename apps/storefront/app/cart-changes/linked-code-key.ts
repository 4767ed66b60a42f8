/** Where a code of a link waits for goods in the cart, for the visit. */
export const linkedCodeKey = 'eyelet.code';
