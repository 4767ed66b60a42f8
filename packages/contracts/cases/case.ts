import { type Static, type TSchema, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { warrantyDecisionSchema } from './warranty.ts';

/** Where a case stands: unread, worked on, the shopper is asked, closed. */
export const caseStatuses = ['new', 'open', 'waiting', 'closed'] as const;
export const caseKinds = ['contact', 'warranty'] as const;

export type CaseStatus = (typeof caseStatuses)[number];
export type CaseKind = (typeof caseKinds)[number];

/** Where a target stands: there is none, time runs, is over, or stands while the customer is asked; reached in time, or too late. */
export const caseTargetStates = ['none', 'due', 'overdue', 'stopped', 'met', 'missed'] as const;

export type CaseTargetState = (typeof caseTargetStates)[number];

export const referenceSchema = Type.String({ minLength: 1, maxLength: 40, description: 'Reference of the case.' });

/** What a shopper gets for a case: the reference to name when writing about it. */
const receivedSchema = Type.Object({ caseReference: Type.String() });

/**
 * The body of a call that opens a case (C1.33): what kind of request it is, the organisation (site or brand) that it goes to,
 * and what is asked.
 */
export function caseRequest<K extends CaseKind, T extends TSchema>(requestType: K, payload: T) {
  return Type.Object({
    requestType: oneOf([requestType], 'What is asked for; always the same here.'),
    organisation: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', description: 'Site or brand.' }),
    payload,
    recaptcha_response: Type.Optional(Type.String({ maxLength: 8192 })),
  });
}

/** Which error a member of the request has that is missing or empty (C8.121, C8.122, C8.123). */
const caseMembers = { requestType: 'ATTR100', organisation: 'ATTR200', payload: 'ATTR300' } as const;

/** What the calls have in common that open a case. */
export const opensCase = {
  method: 'POST',
  callers: 'anyone',
  status: 201,
  response: receivedSchema,
  refusals: ['ATTR100', 'ATTR200', 'ATTR300', 'PRO412', 'AUT403'],
  invalid: 'PRO412',
  invalidMember: caseMembers,
  botCheck: { action: 'contact', required: 'guests' },
  limitShared: true,
} as const;

/** Texts of a payload are optional here, so that the rules name every invalid one at once. */
export const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const picturePathSchema = Type.Object({ reference: referenceSchema, pictureId: Type.String({ maxLength: 40 }) });

/** A case as a list of the studio has it. */
export const listedCaseSchema = Type.Object({
  reference: Type.String(),
  kind: oneOf(caseKinds),
  status: oneOf(caseStatuses),
  category: Type.String(),
  subject: Type.String(),
  about: Type.String({ description: 'Category and subject in the language of the caller.' }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  orderNumber: Type.String({ description: 'Empty when none was named.' }),
  assignee: nullable(Type.String({ description: 'Name of who works on it.' })),
  assigneeId: nullable(Type.String()),
  openedAt: Type.String({ format: 'date-time' }),
  changedAt: Type.String({ format: 'date-time' }),
  dueAt: nullable(Type.String({ format: 'date-time', description: 'When the next target is over.' })),
  isOverdue: Type.Boolean(),
  mergedInto: nullable(Type.String({ description: 'Reference of the case in which it is read and answered.' })),
});

export type ListedCase = Static<typeof listedCaseSchema>;

/** Something that was written about a case: by the shopper, to the shopper, or for colleagues alone. */
export const caseEntrySchema = Type.Object({
  entryId: Type.String(),
  reference: Type.String({ description: 'The case that it was written to: this one, or one that was merged into it.' }),
  kind: oneOf(['message', 'answer', 'note']),
  author: Type.String({ description: 'Name of who wrote it.' }),
  text: Type.String(),
  writtenAt: Type.String({ format: 'date-time' }),
});

export type CaseEntry = Static<typeof caseEntrySchema>;

/** A target of a case in working time, which stands while the customer is asked. */
const caseTargetSchema = Type.Object({
  state: oneOf(caseTargetStates),
  targetMinutes: nullable(Type.Integer({ description: 'Working time that was aimed at when the case was opened.' })),
  dueAt: nullable(Type.String({ format: 'date-time' })),
  tookMinutes: Type.Integer({ description: 'Working time until it was reached, or so far.' }),
});

export type CaseTargetView = Static<typeof caseTargetSchema>;

/** A case with everything that was written. */
export const caseSchema = Type.Object({
  ...listedCaseSchema.properties,
  orderNumber: Type.String({
    description: 'Of the case, or else of one that was merged into it; empty when none was named.',
  }),
  merged: Type.Array(Type.Object({ reference: Type.String(), about: Type.String() }), {
    description: 'The cases that were merged into it, the oldest first.',
  }),
  phone: Type.String(),
  locale: Type.String(),
  organisation: Type.String(),
  hasAccount: Type.Boolean({ description: 'Whether it was written by a signed-in consumer.' }),
  warranty: nullable(
    Type.Object({
      styleId: Type.String(),
      purchasePlace: Type.String(),
      purchaseDate: Type.String({ description: 'YYYY-MM-DD.' }),
      address: Type.Array(Type.String(), { description: 'Lines.' }),
      decisions: Type.Array(warrantyDecisionSchema, { description: 'The oldest first; the latest counts.' }),
      mayDecide: Type.Boolean({ description: 'Whether it can be decided, or decided otherwise.' }),
    }),
  ),
  pictures: Type.Array(
    Type.Object({ pictureId: Type.String(), width: Type.Integer(), height: Type.Integer(), bytes: Type.Integer() }),
  ),
  documents: Type.Array(Type.Object({ documentId: Type.String(), name: Type.String(), bytes: Type.Integer() }), {
    description: 'PDF files that were sent with messages.',
  }),
  entries: Type.Array(caseEntrySchema, { description: 'The oldest first.' }),
  firstAnswer: caseTargetSchema,
  solution: caseTargetSchema,
  version: Type.Integer({ description: 'Sent back with a change.' }),
});

export type Case = Static<typeof caseSchema>;
