/** Why points do not pay (C8.97 to C8.99, C8.112). */
export const rewardRefusals = ['REW401', 'REW130', 'REW135', 'REW140', '4044'] as const;
