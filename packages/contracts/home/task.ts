import { type Static, Type } from 'typebox';
import type { Permission } from '../callers/permissions.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Kinds of tasks of staff, most urgent first. */
export const taskKinds = [
  'ledger-faults',
  'promotions-failing',
  'sellers-undecided',
  'orders-to-pack',
  'orders-to-send',
  'pieces-missing',
  'parcels-back',
  'transfers-late',
  'labels-stuck',
  'refunds-refused',
  'captures-refused',
  'gift-cards-refused',
  'disputes-due',
  'disputes-open',
  'returns-to-decide',
  'cases-overdue',
  'cases-unread',
  'own-cases',
  'points-to-approve',
  'refunds-to-approve',
  'credit-to-approve',
  'customers-to-approve',
  'follow-ups-given-up',
  'webhook-messages-given-up',
] as const;

export type TaskKind = (typeof taskKinds)[number];

/** The permission that a kind of task requires: that of the desk where it is done. */
export const taskPermissions: Readonly<Record<TaskKind, Permission>> = {
  'ledger-faults': 'ledger.read',
  'promotions-failing': 'promotions.read',
  'sellers-undecided': 'settings.write',
  'orders-to-pack': 'orders.read',
  'orders-to-send': 'orders.read',
  'pieces-missing': 'orders.read',
  'parcels-back': 'orders.read',
  'transfers-late': 'stock.read',
  'gift-cards-refused': 'orders.write',
  'labels-stuck': 'orders.read',
  'refunds-refused': 'payments.read',
  'captures-refused': 'payments.read',
  'disputes-due': 'disputes.read',
  'disputes-open': 'disputes.read',
  'returns-to-decide': 'orders.read',
  'cases-overdue': 'cases.read',
  'cases-unread': 'cases.read',
  'own-cases': 'cases.read',
  'points-to-approve': 'loyalty.approve',
  'refunds-to-approve': 'refunds.approve',
  'credit-to-approve': 'refunds.approve',
  'customers-to-approve': 'customers.approve',
  'follow-ups-given-up': 'follow-ups.read',
  'webhook-messages-given-up': 'webhooks.read',
};

export const taskSchema = Type.Object({
  kind: oneOf(taskKinds),
  count: Type.Integer({ minimum: 1 }),
  since: nullable(Type.String({ format: 'date-time', description: 'When the oldest of them began to wait.' })),
});

export type Task = Static<typeof taskSchema>;
