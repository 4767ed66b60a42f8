import type { AmountRefund } from '@eyelet/contracts/refunds/refund.ts';
import { Badge } from '../look/badge.tsx';
import { Notice } from '../look/notice.tsx';
import { AskedItem } from '../record/asked-item.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import type { Asking } from './refund-confirm.tsx';

type GivenRefundProps = Readonly<{ one: AmountRefund; currency: string; ask: (asking: Asking) => void }>;

/** One refund by amount: how much, why, by whom, and whether the provider gave it back. */
export function GivenRefund({ one, currency, ask }: GivenRefundProps) {
  const { t, language } = useWords();
  return (
    <AskedItem
      of="refunds"
      one={one}
      what={money(language, one.amount, currency)}
      state={t(`studio.refunds.state.${one.state}`)}
      reason={t(`studio.refunds.reason.${one.reason}`)}
      badge={
        one.refundTo === 'store-credit' ? <Badge tone="neutral">{t('studio.storeCredit.title')}</Badge> : undefined
      }
      decide={(act) => ask({ act, one })}
    >
      {one.money === 'refused' ? <Notice tone="bad">{t('studio.refunds.moneyRefused')}</Notice> : undefined}
    </AskedItem>
  );
}
