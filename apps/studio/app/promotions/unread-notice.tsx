import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';
import { memberWords } from './member-words.ts';

/** Says why a promotion takes nothing off although it runs: a part of it is not known here, or cannot be read. */
export function UnreadNotice({ promotion }: Readonly<{ promotion: DeskPromotion }>) {
  const { t } = useWords();
  const { unknownKinds, brokenMembers } = promotion;
  const members = brokenMembers.map((member) => t(memberWords(member)));
  return (
    <>
      {unknownKinds.length === 0 ? undefined : <Notice tone="info">{t('studio.promotions.unknownKinds')}</Notice>}
      {members.length === 0 ? undefined : (
        <Notice tone="bad">
          {t('studio.promotions.brokenMembers', { members: [...new Set(members)].join(', ') })}
        </Notice>
      )}
    </>
  );
}
