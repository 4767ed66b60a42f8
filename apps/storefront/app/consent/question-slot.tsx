import { use } from 'react';
import { ShellContext } from '../shop/shop-data.ts';

const id = 'consent';

/** The question as the server wrote it. */
const written: string = import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '');

/** The place of the question, which the server fills. The browser has no script for it and leaves it as it is. */
export function QuestionSlot() {
  if (!import.meta.env.SSR) return <div id={id} dangerouslySetInnerHTML={{ __html: written }} />;
  return <div id={id}>{use(ShellContext)?.question}</div>;
}
