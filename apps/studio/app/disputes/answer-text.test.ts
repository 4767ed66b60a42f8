import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const said = (answer: Partial<NonNullable<Dispute['answer']>>) => {
  const at = '2026-11-20T12:00:00Z';
  const whole = { submittedAt: at, submittedBy: '', sentAt: null, problem: null, problemDetail: '', ...answer };
  return answerText({ t: createMessages('en'), language: 'en' }, { answer: whole } as Pick<Dispute, 'answer'>);
};

test.each([
  [{ kind: 'acceptance', state: 'waiting' }, /not taken by the provider yet/],
  [{ kind: 'acceptance', state: 'refused' }, /which the provider does not take/],
  [{ kind: 'acceptance', state: 'sent' }, /^The money was given up/],
  [{ kind: 'defence', state: 'waiting', problem: 'late' }, /not delivered in time/],
  [{ kind: 'defence', state: 'waiting', problem: 'uncertain' }, /is not known/],
  [{ kind: 'defence', state: 'sent' }, /^Taken by the provider/],
] as const)('an answer is said as it stands: %o', (answer, text) => {
  expect(said(answer)).toMatch(text);
});
