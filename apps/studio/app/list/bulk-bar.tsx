import type { ReactNode } from 'react';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';

type BulkBarProps = Readonly<{ count: number; onClear: () => void; children: ReactNode }>;

/** What may be done with all selected rows. It lies over the end of the list, so that no row moves. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useWords();
  return (
    <section className="foot-bar" aria-label={t('studio.list.selection')}>
      <p role="status" className="grow">
        {t('studio.list.selected', { count })}
      </p>
      {children}
      <Button kind="quiet" onPress={onClear}>
        {t('studio.list.unselect')}
      </Button>
    </section>
  );
}
