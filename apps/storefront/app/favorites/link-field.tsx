import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { useShellData } from '../shop/shop-data.ts';
import { useFavorites } from './use-favorites.ts';

/** The link of a shared list, to be copied. */
export function LinkField({ favoriteId }: Readonly<{ favoriteId: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const origin = useShellData()?.origin ?? '';
  const id = useFavorites().favoriteId ?? favoriteId;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const link = `${origin}/${path}/favorites/${id}`;
  const copy = async () => {
    field.current?.querySelector('input')?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without clipboard access the selected text can still be copied by hand.
    }
  };
  return (
    <div ref={field} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextInput label={say('favorites.share.link')} value={link} readOnly onFocus={(event) => event.target.select()} />
      <Button tone="secondary" className="noscript:hidden" onClick={copy}>
        <span role="status">{say(copied ? 'favorites.share.copied' : 'favorites.share.copy')}</span>
      </Button>
    </div>
  );
}
