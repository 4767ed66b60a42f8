/**
 * Replaces the schema library in the browser's bundle. Operations have schemas that only the server needs; the
 * browser needs method and path only, so the library is left out of its scripts. Every schema is an empty object here.
 */
export const Type: unknown = new Proxy({}, { get: () => (_first?: unknown) => ({}) });
