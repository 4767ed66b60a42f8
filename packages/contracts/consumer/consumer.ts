/** Members of a profile whose invalid values have their own error id. */
export const invalidMembers = {
  currentPassword: 'AUT450',
  'consumerProfile.consumerDetails.email': 'AUT453',
  'consumerProfile.preferences.interests': 'PRO418',
  'consumerProfile.preferences.preferredShoeSize': 'PRO418',
  'consumerProfile.preferences.favStoreId': 'PRO418',
} as const;

export const path = '/consumers-v3/consumer';
