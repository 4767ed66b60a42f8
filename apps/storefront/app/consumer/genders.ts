/** The genders that a profile may name; their labels are messages of the account. */
export const genderOptions = ['female', 'male', 'diverse', 'undisclosed'] as const;
