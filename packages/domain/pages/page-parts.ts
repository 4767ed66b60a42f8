/** Content that is part of other pages and has no address of its own. */
export const pageParts: ReadonlySet<string> = new Set(['footer', 'listing']);
