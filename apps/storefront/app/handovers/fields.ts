/** Names of the fields and buttons of the page. */
export const handoverFields = { give: 'give', code: 'code', take: 'take', token: 'token' } as const;

/** The path of the page, after the locale. */
export const handoverPath = '/handover';
