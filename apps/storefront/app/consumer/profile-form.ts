import { textOf } from '../forms/answer.ts';

/** The fields of the profile as they were typed. */
export function profileFormOf(posted: FormData) {
  return {
    email: textOf(posted, 'email', 101),
    firstName: textOf(posted, 'firstName'),
    lastName: textOf(posted, 'lastName'),
    phone: textOf(posted, 'phone'),
    phoneCode: textOf(posted, 'phoneCode'),
    postalCode: textOf(posted, 'postalCode'),
    birthDate: textOf(posted, 'birthDate'),
    gender: textOf(posted, 'gender'),
  };
}
