import { createContext } from 'react';

/** What sending the newsletter form came to. */
export type NewsletterAnswer = Readonly<{
  email: string;
  policy: boolean;
  /** What is wrong, by field. */
  errors: Readonly<{ email?: string; policy?: string }>;
  /** What went wrong besides the fields. */
  failure?: string | undefined;
  /** `pending` until a mailed link is opened. */
  done?: 'subscribed' | 'pending' | undefined;
}>;

export type SendNewsletter = (form: FormData) => Promise<NewsletterAnswer>;

/** How the shop takes the form in; without it the form is posted to the page of the newsletter. */
export const SendNewsletterContext = createContext<SendNewsletter | undefined>(undefined);
