import type { BotCheck } from '../kernel/bot-check.ts';

/** Accepts every proof but `reject`: for tests and measurements of shops that are not live (B7.37). */
export const standIn: BotCheck = {
  hosts: [],
  verify: async (proof) => proof !== 'reject',
  challenge: async () => ({ kind: 'stand-in' }),
  formProof: () => 'accept',
};
