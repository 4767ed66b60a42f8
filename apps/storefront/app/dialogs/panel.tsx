import { CloseBlockContext } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { ArticlesProvider } from '../articles/provider.tsx';
import { DialogContents } from './contents.tsx';
import { shownPath } from './linked-path.ts';
import type { ShownDialog } from './load-dialog.ts';

export type LinkedPanelProps = Readonly<{
  /** The path of its page. */
  path: string;
}>;

/** The dialog at a path. One that is gone leads to its page, which says so; without an answer of the shop, the page stays. */
export default function LinkedPanel({ path, close, titleId }: LinkedPanelProps & DialogContentProps) {
  const say = useSay();
  const [dialog, setDialog] = useState<ShownDialog>();
  const fail = useEffectEvent(() => {
    close();
    tellUnanswered(say);
  });
  useEffect(() => {
    const leaving = new AbortController();
    read(path, leaving.signal).then(
      (found) => (found ? setDialog(found) : location.assign(path)),
      () => leaving.signal.aborted || fail(),
    );
    return () => leaving.abort();
  }, [path]);
  return (
    <CloseBlockContext value={close}>
      {dialog ? (
        <ArticlesProvider>
          <DialogContents dialog={dialog} titleId={titleId} className="min-h-0 overflow-y-auto overscroll-contain" />
        </ArticlesProvider>
      ) : (
        <div className="p-6 pt-8 lg:p-10">
          <h2 id={titleId} className="heading pr-10">
            {say('shop.loading')}
          </h2>
          <SkeletonLines lines={5} />
        </div>
      )}
      <IconButton icon="close" label={say('shop.close')} className="absolute right-3 top-3 bg-foam" onClick={close} />
    </CloseBlockContext>
  );
}

async function read(path: string, signal: AbortSignal): Promise<ShownDialog | undefined> {
  const answer = await fetch(shownPath(path), { signal });
  return answer.ok ? answer.json() : undefined;
}
