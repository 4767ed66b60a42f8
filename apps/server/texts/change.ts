import { changeText } from '@eyelet/contracts/texts/change.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { textProblem } from '@eyelet/messages/text-problem.ts';
import { textProblemText } from '@eyelet/messages/text-problem-text.ts';
import { typeset } from '@eyelet/messages/typeset.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { decide } from './decide.ts';
import { standardOf } from './view.ts';

/** Changes a text that shoppers read. It is stored typeset, and refused where it could not be said. */
export const changeTextHandler = handle(changeText, async (context, { params: { wording, key }, body }) => {
  const standard = standardOf(wording, key);
  if (standard === undefined) return refuse('STF404');
  const text = typeset(body.text, wording);
  const problem = textProblem(text, { wording, standard });
  if (problem) {
    const t = createMessages(staffOf(context).language);
    return refuseFields('STF400', [{ field: 'text', message: textProblemText(t, problem) }]);
  }
  return decide(context, changeText, { wording, key, standard, version: body.version, text, decided: true });
});
