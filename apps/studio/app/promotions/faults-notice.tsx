import { listPromotionFaults } from '@eyelet/contracts/promotion-desk/list-faults.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';

/** Says that promotions could not be judged lately, which one causes it, and what to do; of one promotion alone, where it is given. */
export function FaultsNotice({ promotionId }: Readonly<{ promotionId?: string }>) {
  const { t, language } = useWords();
  const { data } = useQuery({ queryKey: ['list', 'promotion-faults'], queryFn: () => call(listPromotionFaults, {}) });
  const faults = data?.faults.filter((one) => promotionId === undefined || one.promotionId === promotionId) ?? [];
  return faults.map(({ promotionId: id, name, message, lastAt }) => (
    <Notice key={`${id} ${message}`} tone="bad">
      <p>{t('studio.promotions.fault', { when: dateTime(language, lastAt) })}</p>
      <p>
        {id === null ? undefined : <Link to={`/promotions/${id}`}>{name ?? id}</Link>}{' '}
        {t(id === null ? 'studio.promotions.faultTogether' : 'studio.promotions.faultBy')}
      </p>
      <p className="hint">{t('studio.promotions.faultMessage', { message })}</p>
    </Notice>
  ));
}
