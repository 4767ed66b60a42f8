import type { DeskGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import { resendDeskGiftCard } from '@eyelet/contracts/gift-card-desk/resend.ts';
import { unblockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/unblock.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Menu } from '../look/menu.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { giftCardChanged, showCurrentGiftCard } from './changed.ts';

type Act = 'block' | 'unblock' | 'void' | 'resend';

/** Actions on a gift card that is not void, each after a confirmation. */
export function GiftCardActions({ card }: Readonly<{ card: DeskGiftCard }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [act, setAct] = useState<Act>();
  // The id of one confirmation: however often it is sent, one mail goes out.
  const [mailId, setMailId] = useState('');
  const { giftCardId, version, balance, currency, recipientEmail: email, blocked, mayResend } = card;
  const close = () => setAct(undefined);
  const ask = (chosen: Act) => {
    setMailId(newId());
    setAct(chosen);
  };

  async function unblock(): Promise<void> {
    await giftCardChanged(await call(unblockDeskGiftCard, { params: { giftCardId }, body: { version } }));
    showToast(t('studio.giftCards.isUnblocked'));
  }

  async function resend(): Promise<void> {
    await giftCardChanged(await call(resendDeskGiftCard, { params: { giftCardId, mailId } }));
    showToast(t('studio.giftCards.wasResent', { email }));
  }

  const toggle = blocked ? 'unblock' : 'block';
  return (
    <>
      {may('gift-cards.write') && mayResend ? (
        <Button onPress={() => ask('resend')}>{t('studio.giftCards.resend')}</Button>
      ) : undefined}
      {may('gift-cards.write') ? (
        <Button onPress={() => ask(toggle)}>{t(`studio.giftCards.${toggle}`)}</Button>
      ) : undefined}
      {may('gift-cards.issue') ? (
        <Menu
          label={t('studio.actions')}
          trigger={<Ellipsis aria-hidden size={16} />}
          className="button button-plain button-square"
          actions={[{ id: 'void', label: t('studio.giftCards.void'), run: () => ask('void'), isDanger: true }]}
        />
      ) : undefined}
      {act === 'block' || act === 'void' ? <BlockDialog card={card} act={act} onClose={close} /> : undefined}
      {act === 'unblock' ? (
        <Confirm
          title={t('studio.giftCards.unblock')}
          action={t('studio.giftCards.unblock')}
          run={() => unblock().catch(showCurrentGiftCard)}
          onClose={close}
        >
          <p>{t('studio.giftCards.unblockWhat', { balance: money(language, balance, currency) })}</p>
        </Confirm>
      ) : undefined}
      {act === 'resend' ? (
        <Confirm
          title={t('studio.giftCards.resend')}
          action={t('studio.giftCards.resend')}
          run={resend}
          onClose={close}
        >
          <p>{t('studio.giftCards.resendWhat', { email })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
