import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';

/** Why a registration failed, until it is dismissed (B8.21). */
export function FailedNote({
  onDismiss,
  children,
}: Readonly<{ onDismiss: (() => void) | undefined; children: ReactNode }>) {
  const say = useSay();
  return (
    <Notice tone="error">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="font-medium">{say('events.failed')}</p>
          <p className="mt-1">{children}</p>
        </div>
        {onDismiss && (
          <IconButton icon="close" label={say('events.dismiss')} onClick={onDismiss} className="-mr-3 -mt-3" />
        )}
      </div>
    </Notice>
  );
}
