const withOrderWords = /^\/[a-z]{2}-[a-z]{2}\/(cart|checkout|order-confirmation)(\/|\.data|$)/;

/** Which parts of the messages a page needs, by its path. */
export function partsOf(path: string): readonly ('page' | 'checkout')[] {
  return withOrderWords.test(path) ? ['page', 'checkout'] : ['page'];
}
