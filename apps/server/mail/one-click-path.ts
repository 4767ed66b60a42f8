/** URL that mail programs post to, to unsubscribe without opening a page (RFC 8058 §3.2). */
export const oneClickPath = '/mail/unsubscribe';
