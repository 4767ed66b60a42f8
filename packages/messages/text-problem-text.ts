import type { TextProblem } from './text-problem.ts';
import type { Translate } from './translate.ts';

/** Why a text cannot stand in for a message, for its field. */
export function textProblemText(t: Translate, problem: TextProblem): string {
  switch (problem.why) {
    case 'long':
      return t('studio.texts.problem.long', { most: problem.most });
    case 'syntax':
      return t('studio.texts.problem.syntax', { at: problem.at });
    case 'arguments':
      if (problem.expected.length === 0) return t('studio.texts.problem.noArguments');
      return t('studio.texts.problem.arguments', { names: argumentNames(problem.expected) });
    case 'case':
      return t('studio.texts.problem.case', { name: problem.name, known: problem.known.join(', ') });
    default:
      return t(`studio.texts.problem.${problem.why}`);
  }
}

/** The arguments of a message, as `argumentsOf` finds them, by their names. */
export function argumentNames(found: readonly string[]): string {
  return found.map((one) => one.replace(':text', '').replace(':', ', ')).join(' · ');
}
