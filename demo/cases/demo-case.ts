import type { CaseSubject } from '@eyelet/domain/cases/subjects.ts';

/** What staff have done about a case, the first first. */
export type DemoStep = Readonly<{
  hoursLater: number;
  /** `answer` goes to whoever has written, `note` stays with colleagues; `open`: somebody works on it, `closed`: it is over. */
  kind: 'answer' | 'note' | 'open' | 'closed';
  text?: string;
}>;

/** A message to the shop; texts are in the language of its market. */
export type DemoCase = Readonly<{
  hoursAgo: number;
  /** Path form of the market. */
  locale: string;
  firstName: string;
  lastName: string;
  /** Of a demo account, which is signed in then; of anybody else otherwise. */
  email: string;
  subject: CaseSubject;
  message: string;
  steps?: readonly DemoStep[];
}>;
