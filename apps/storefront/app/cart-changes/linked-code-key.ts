/** Key in the session storage of a code from a link, while it waits for goods in the cart. */
export const linkedCodeKey = 'eyelet.code';
