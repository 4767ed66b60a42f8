/** Prefix of the ids of the form's fields. */
export const associateFormName = 'associate';

/** Names of the fields of the sign-in form, as `agent/login` takes them. */
export const associateFields = { store: 'storeId', employee: 'storeEmployeeId', password: 'password' } as const;

/** The same of the form that sets the PIN. */
export const pinFormName = 'till-pin';

export const pinFields = { pin: 'pin', password: 'password' } as const;
