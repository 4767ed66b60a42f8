import type { Evidence } from '@eyelet/contracts/disputes/evidence.ts';

/** Whether there is a paper: something of the shop's knowledge, words or pictures, which was not erased. */
export function saysSomething({ dispute: { answer }, known, pieces, text, pictures }: Evidence): boolean {
  if (answer === null || answer.kind === 'acceptance' || answer.problem === 'erased') return false;
  return text.trim() !== '' || pictures.length > 0 || known.some(({ piece }) => pieces.includes(piece));
}
