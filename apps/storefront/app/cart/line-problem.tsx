import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LineProblems, lineProblems } from '../cart-changes/line-problems.ts';
import { useLocale } from '../shop/locale.ts';

const none: LineProblems = new Map();

/** The last refusal of a line, shown beside it (C8.128 to C8.130). */
export function LineProblem({ itemId }: Readonly<{ itemId: string }>) {
  const { tag } = useLocale();
  const problem = useSyncExternalStore(lineProblems.subscribe, lineProblems.read, () => none).get(itemId);
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!problem) return setText(undefined);
    let shown = true;
    loadMessages(tag, ['errors']).then((t) => {
      if (shown) setText(errorText(t, problem.id, problem.errorDetails[0]?.details));
    });
    return () => {
      shown = false;
    };
  }, [problem, tag]);
  if (!text) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-14 text-buoy">
      <Icon name="warning" className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
