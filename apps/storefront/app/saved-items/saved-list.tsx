import { Button } from '@eyelet/ui/actions/button.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { useTitleFocus } from '../page/use-title-focus.ts';
import { localeForms, useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { MoveAll } from './move-all.tsx';
import type { SavedChange } from './saved-change.ts';
import { SavedLine } from './saved-line.tsx';
import { useSaved } from './use-saved.ts';

/** The items saved for later, under the lines of the cart (C1.10). Renders nothing without saved items. */
export function SavedList({ currency }: Readonly<{ currency: string }>) {
  const say = useSay();
  const locale = useLocale();
  const { hidden, list } = useSaved();
  const title = useRef<HTMLHeadingElement>(null);
  const { header } = locale;
  // After a sign-in on this page, the items saved on other devices are loaded.
  useEffect(
    () =>
      shopperOf(header).client.identity.subscribe(({ now, before }) => {
        if (before && !now.isAssociate) void refresh(header);
      }),
    [header],
  );
  const isEmpty = hidden || !list || list.total === 0;
  useTitleFocus(isEmpty);
  if (isEmpty) return null;

  const change = async (asked: SavedChange): Promise<boolean> => {
    const { changeSaved } = await import('./change-saved.ts');
    return changeSaved(asked, locale);
  };
  /** The line is removed, so the focus moves to the list, and a toast says what was done. */
  const leave = async (asked: SavedChange, toast: Parameters<typeof toasts.show>[0]) => {
    title.current?.focus();
    if (await change(asked)) toasts.show(toast);
  };
  return (
    <section aria-labelledby="saved-items" className="mt-16">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2
          ref={title}
          id="saved-items"
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-4 font-display text-28 font-semibold outline-none"
        >
          {say('saved.title')}
          <span className="font-text text-16 font-normal tracking-normal text-granite">
            {say('saved.count', { n: list.total })}
          </span>
        </h2>
        <MoveAll
          items={list.items}
          onMove={(itemIds) =>
            leave({ kind: 'move', itemIds }, { title: say('saved.movedAll', { n: itemIds.length }) })
          }
        />
      </div>
      <ul className="border-t border-drift" aria-labelledby="saved-items">
        {list.items.map((item) => (
          <SavedLine
            key={item.itemId}
            item={item}
            currency={currency}
            change={change}
            onMove={() =>
              leave({ kind: 'move', itemIds: [item.itemId] }, { title: say('saved.moved', { name: item.name }) })
            }
            onRemove={() =>
              leave(
                { kind: 'remove', item },
                {
                  title: say('saved.removed', { name: item.name }),
                  action: { label: say('saved.undo'), run: () => void change({ kind: 'restore', item }) },
                },
              )
            }
          />
        ))}
      </ul>
      {list.total > list.items.length && (
        <Button tone="secondary" className="mt-6 noscript:hidden" onClick={() => void change({ kind: 'more' })}>
          {say('saved.more')}
        </Button>
      )}
    </section>
  );
}

async function refresh(header: string): Promise<void> {
  const { changeSaved } = await import('./change-saved.ts');
  await changeSaved({ kind: 'refresh' }, localeForms(header.replace('_', '-')));
}
