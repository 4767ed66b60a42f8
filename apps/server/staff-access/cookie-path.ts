/** The path of the session cookie; only calls of the studio are below it. */
export const staffCookiePath = '/staff';
