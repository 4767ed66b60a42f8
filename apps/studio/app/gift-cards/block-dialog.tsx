import { blockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/block.ts';
import { type DeskGiftCard, staffBlockCauses } from '@eyelet/contracts/gift-card-desk/card.ts';
import { voidDeskGiftCard } from '@eyelet/contracts/gift-card-desk/void.ts';
import { useState } from 'react';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { giftCardChanged, showCurrentGiftCard } from './changed.ts';

type Cause = (typeof staffBlockCauses)[number];

const words = {
  block: {
    title: 'studio.giftCards.block',
    what: 'studio.giftCards.blockWhat',
    done: 'studio.giftCards.isBlocked',
  },
  void: { title: 'studio.giftCards.void', what: 'studio.giftCards.voidWhat', done: 'studio.giftCards.isVoid' },
} as const;

type BlockDialogProps = Readonly<{ card: DeskGiftCard; act: keyof typeof words; onClose: () => void }>;

/** Blocks a card until it is unblocked, or voids it, for a reason. */
export function BlockDialog({ card, act, onClose }: BlockDialogProps) {
  const { t, language } = useWords();
  const [cause, setCause] = useState<Cause>('fraud');
  const [note, setNote] = useState('');
  const { giftCardId, version, balance, currency } = card;
  const { title, what, done } = words[act];

  async function run(): Promise<void> {
    const operation = act === 'block' ? blockDeskGiftCard : voidDeskGiftCard;
    await giftCardChanged(await call(operation, { params: { giftCardId }, body: { cause, note, version } }));
    showToast(t(done));
  }

  return (
    <Confirm title={t(title)} action={t(title)} isDanger run={() => run().catch(showCurrentGiftCard)} onClose={onClose}>
      <p>{t(what, { balance: money(language, balance, currency) })}</p>
      <ReasonAndNote
        label={t('studio.giftCards.cause')}
        reasons={staffBlockCauses.map((id) => ({ id, label: t(`studio.giftCards.cause.${id}`) }))}
        reason={cause}
        onReason={setCause}
        note={{ value: note, onChange: setNote }}
      />
    </Confirm>
  );
}
