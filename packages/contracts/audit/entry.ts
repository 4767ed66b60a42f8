import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** A change by a person of the staff, by an API key, or by a command. */
export const auditEntrySchema = Type.Object({
  entryId: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  staffId: nullable(Type.String({ description: 'Null for a command of the operator.' })),
  staffName: Type.String(),
  action: Type.String({ description: 'Id of the operation.' }),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  before: nullable(Type.Record(Type.String(), Type.Unknown())),
  after: nullable(Type.Record(Type.String(), Type.Unknown())),
  network: Type.String(),
  device: Type.String(),
  correlationId: Type.String(),
});

export type AuditEntry = Static<typeof auditEntrySchema>;

/** The filters of a list of entries and of its export. */
export const auditFilter = {
  staffId: Type.Optional(Type.String({ maxLength: 64 })),
  action: Type.Optional(Type.String({ maxLength: 100 })),
  subjectKind: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Entries before this instant.' })),
};
