export const path = '/consumers-v3/consumer/subscription';
