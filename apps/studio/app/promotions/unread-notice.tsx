import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';

/** Says why a promotion takes nothing off although it runs: a part of it is not known here, or cannot be read. */
export function UnreadNotice({ promotion }: Readonly<{ promotion: DeskPromotion }>) {
  const { t } = useWords();
  const [kinds, members] = [promotion.unknownKinds.join(', '), promotion.brokenMembers.join(', ')];
  return (
    <>
      {kinds === '' ? undefined : <Notice tone="info">{t('studio.promotions.unknownKinds', { kinds })}</Notice>}
      {members === '' ? undefined : <Notice tone="bad">{t('studio.promotions.brokenMembers', { members })}</Notice>}
    </>
  );
}
