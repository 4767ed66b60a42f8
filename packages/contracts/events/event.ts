import type { Static, TObject } from 'typebox';

/** A kind of business fact: its payload and its subject. Facts of one subject reach each consumer in their order. */
export type EventKind<S extends TObject = TObject> = Readonly<{
  payload: S;
  /** The member of the payload that names the subject. */
  subject: keyof Static<S> & string;
  /** Members by which the fact is counted: few and closed, such as the locale. */
  labels: readonly (keyof Static<S> & string)[];
}>;

/** Declares a kind of event; payloads contain ids and amounts, never a secret and no personal data. */
export function eventKind<const S extends TObject>(
  payload: S,
  subject: keyof Static<S> & string,
  labels: readonly (keyof Static<S> & string)[] = [],
): EventKind<S> {
  return { payload, subject, labels };
}
