/**
 * Stands for the schema library in the storefront's bundle. Operations carry schemas that only the server checks by; the
 * pages need method and path, so the library stays out of what a shopper downloads. Every schema is an empty object here.
 */
export const Type: unknown = new Proxy({}, { get: () => (_first?: unknown) => ({}) });
