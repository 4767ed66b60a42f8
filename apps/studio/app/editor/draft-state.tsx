import { audienceText } from '@eyelet/blocks/naming/market-text.ts';
import { placeText } from '@eyelet/blocks/naming/named-place.ts';
import { useNaming } from '../content/naming.ts';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';
import type { Draft } from './use-draft.ts';

const labels = {
  saved: 'studio.editor.saved',
  waiting: 'studio.editor.saving',
  saving: 'studio.editor.saving',
  unfit: 'studio.editor.notSaved',
  failed: 'studio.editor.notSaved',
  theirs: 'studio.editor.notSaved',
} as const satisfies Readonly<Record<Draft['state'], string>>;

/** Whether the draft is saved, and what prevents that. */
export function DraftState({ draft }: Readonly<{ draft: Draft }>) {
  const { t } = useWords();
  const { state, problems, problem, document, stored } = draft;
  const naming = useNaming(stored.item.kind);
  return (
    <>
      <p role="status" className={`draft-state draft-${state}`}>
        {t(labels[state])}
      </p>
      {state === 'failed' && problem !== undefined ? <Notice tone="bad">{problem}</Notice> : undefined}
      {state === 'unfit' ? (
        <details className="draft-problems">
          <summary>{t('studio.editor.unfit', { count: problems.length })}</summary>
          <ul>
            {problems.slice(0, 20).map(({ audience, block, member, problem: text }) => (
              <li key={`${audience} ${block} ${member}`}>
                {audience === undefined ? '' : `${audienceText(naming.tag, audience)}: `}
                {placeText(naming, block === undefined ? member : `blocks.${block}.${member}`, [document])}
                <span className="hint"> {text}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : undefined}
    </>
  );
}
