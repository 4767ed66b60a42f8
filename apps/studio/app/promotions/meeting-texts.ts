import type { Meeting } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What happens where two promotions meet, as sentences: which one takes something off, down to which price, and with whose codes. */
export function meetingTexts(t: Translate, meeting: Meeting, nameOf: (id: string) => string): readonly string[] {
  const { how, exclusive, belowFloor, needCode, sameGoods, group } = meeting;
  const first = nameOf(meeting.first);
  const [alone = ''] = exclusive;
  const [lower = ''] = belowFloor;
  const [coded = ''] = needCode;
  const sums = how === 'in-turn' || how === 'rows-first';
  return [
    how === 'alone'
      ? exclusive.length > 1
        ? t('studio.promotions.meets.bothAlone', { first })
        : t('studio.promotions.meets.alone', { name: nameOf(alone), first })
      : t(`studio.promotions.meets.${how}`, { first, group: group ?? '' }),
    ...(sums && belowFloor.length === 0 ? [t('studio.promotions.meets.floor')] : []),
    ...(sums && belowFloor.length === 1 ? [t('studio.promotions.meets.oneBelow', { name: nameOf(lower) })] : []),
    ...(sums && belowFloor.length > 1 ? [t('studio.promotions.meets.bothBelow')] : []),
    ...(sameGoods || how === 'best-of-delivery' ? [] : [t('studio.promotions.meets.otherGoods')]),
    ...(needCode.length === 1 ? [t('studio.promotions.meets.oneCode', { name: nameOf(coded) })] : []),
    ...(needCode.length > 1 ? [t('studio.promotions.meets.bothCodes')] : []),
  ];
}
