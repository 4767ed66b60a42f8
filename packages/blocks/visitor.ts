import type { DecidedExperience, Decision } from '@eyelet/contracts/personalisation/decide.ts';
import type { ExperienceEvent } from '@eyelet/contracts/personalisation/record-event.ts';
import type { Audience } from '@eyelet/domain/personalisation/audience.ts';

/** What blocks may know of the visitor, in their browser alone: cached pages are the same for everybody. */
export type Visitor = Readonly<{
  /** Undefined until the session is known. */
  audience: () => Audience | undefined;
  /** Ids that a page's URL forces instead of decisions (C2.36). */
  testContext: () => readonly string[];
  /** The decision of the engine; undefined where none may be asked for. */
  decide: (experience: DecidedExperience) => Promise<Decision | undefined>;
  record: (event: Omit<ExperienceEvent, 'visitorId'>) => void;
  /** Call back when it may have changed, and return a function that ends it. */
  watchAudience: (listen: () => void) => () => void;
  watchConsent: (listen: () => void) => () => void;
}>;

const coming = Promise.withResolvers<Visitor>();

/** The visitor, once the page has loaded what it knows of them. */
export const visitor: Promise<Visitor> = coming.promise;

/** Says how to know of the visitor. */
export const provideVisitor = coming.resolve;
