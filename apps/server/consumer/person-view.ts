import type { Consumer } from '@eyelet/db/consumers/consumer.ts';

/** Who a consumer is, as the API answers it; empty for members that they have not given. */
export function personView(consumer: Consumer) {
  return {
    email: consumer.email ?? '',
    firstName: consumer.first_name,
    lastName: consumer.last_name,
    phone: consumer.phone ?? '',
    postalCode: consumer.postal_code,
    birthDate: consumer.birth_date ?? '',
    gender: consumer.gender,
  };
}
