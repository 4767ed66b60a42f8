import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import { Badge } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

/** Whether shoppers read the standard or what somebody of the shop has written. */
export function TextState({ text: { changed, fits } }: Readonly<{ text: ShopText }>) {
  const { t } = useWords();
  if (!fits) return <Badge tone="bad">{t('studio.texts.unfit')}</Badge>;
  return changed ? (
    <Badge tone="info">{t('studio.texts.changed')}</Badge>
  ) : (
    <Badge tone="neutral">{t('studio.texts.standard')}</Badge>
  );
}
