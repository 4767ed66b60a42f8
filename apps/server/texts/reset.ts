import { resetText } from '@eyelet/contracts/texts/reset.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { decide } from './decide.ts';
import { standardOf } from './view.ts';

/** Resets a text to its standard. */
export const resetTextHandler = handle(resetText, (context, { params: { wording, key }, query: { version } }) => {
  const standard = standardOf(wording, key);
  if (standard === undefined) return refuse('STF404');
  return decide(context, resetText, { wording, key, standard, version, text: standard, decided: false });
});
