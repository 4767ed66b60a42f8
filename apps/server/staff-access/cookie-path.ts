/** Below this path are the calls of the studio, and nothing else that needs to know who works there. */
export const staffCookiePath = '/staff';
