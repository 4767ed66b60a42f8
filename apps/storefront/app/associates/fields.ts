/** Prefix of the ids of the fields. */
export const associateFormName = 'associate';

/** Names of the fields of the sign-in of associates, as agent/login has them. */
export const associateFields = { store: 'storeId', employee: 'storeEmployeeId', password: 'password' } as const;
