import type { ShellData } from '../shop/read-shell.ts';
import { Question, questionTitleId } from './question.tsx';

const id = 'consent';

/** The question as the server wrote it; the browser has no script for it. */
const written: string = import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '');

/**
 * The question of a first visit (C3.50). It lies over the page, so that nothing moves when it comes, above the bar that buys,
 * and leaves the page usable. Shown by `ask-early.ts` to visitors who have not decided; authors of a preview are not asked.
 */
export function QuestionSlot({ shell }: Readonly<{ shell: ShellData }>) {
  if (shell.preview) return null;
  const own = { id, className: 'consent', 'aria-labelledby': questionTitleId };
  if (!import.meta.env.SSR) return <aside {...own} dangerouslySetInnerHTML={{ __html: written }} />;
  return (
    <aside {...own}>
      <Question />
    </aside>
  );
}

/** The question in the page; null where nobody is asked. */
export function questionInPage(): HTMLElement | null {
  return document.getElementById(id);
}
