import { createContext } from 'react';

/** The result of submitting the newsletter form. */
export type NewsletterAnswer = Readonly<{
  email: string;
  policy: boolean;
  /** Problems, by field. */
  errors: Readonly<{ email?: string; policy?: string }>;
  /** The message of a failure that belongs to no field. */
  failure?: string | undefined;
  /** `pending` until a mailed link is opened. */
  done?: 'subscribed' | 'pending' | undefined;
}>;

export type SendNewsletter = (form: FormData) => Promise<NewsletterAnswer>;

/** How the shop handles the form; without it the form is posted to the page of the newsletter. */
export const SendNewsletterContext = createContext<SendNewsletter | undefined>(undefined);
