/** What of a profile has an id of its own where it does not fit. */
export const invalidMembers = {
  currentPassword: 'AUT450',
  'consumerProfile.consumerDetails.email': 'AUT453',
  'consumerProfile.preferences.interests': 'PRO418',
  'consumerProfile.preferences.preferredShoeSize': 'PRO418',
  'consumerProfile.preferences.favStoreId': 'PRO418',
} as const;

export const path = '/consumers-v3/consumer';
