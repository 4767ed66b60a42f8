/** What a profile may say of the gender; names are messages of the account. */
export const genderOptions = ['female', 'male', 'diverse', 'undisclosed'] as const;
