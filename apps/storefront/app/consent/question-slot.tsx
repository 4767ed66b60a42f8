import { use } from 'react';
import { ShellContext } from '../shop/shop-data.ts';

/** Search engines are not to quote it. They heed that of `div`, `section` and `span` alone. */
const place = { id: 'consent', 'data-nosnippet': '' } as const;

/** The question as the server wrote it. */
const written: string = import.meta.env.SSR ? '' : (document.getElementById(place.id)?.innerHTML ?? '');

/** The place of the question, which the server fills. The browser has no script for it and leaves it as it is. */
export function QuestionSlot() {
  if (!import.meta.env.SSR) return <div {...place} dangerouslySetInnerHTML={{ __html: written }} />;
  return <div {...place} dangerouslySetInnerHTML={{ __html: use(ShellContext)?.question ?? '' }} />;
}
