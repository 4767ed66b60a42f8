import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import type { ReturnableItem } from '@eyelet/contracts/returns/return.ts';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { currentOf } from '../session/problem.ts';
import { useStores } from '../store-staff/use-stores.ts';
import { useWords } from '../words/words.ts';
import { BroughtItems, broughtOf, type Wishes } from './brought-items.tsx';
import { showReturn } from './changed.ts';
import { keepStore, keptStore } from './kept-store.ts';

type TakeBackDialogProps = Readonly<{ onTaken: (returnId: string) => void; onClose: () => void }>;

/** Nothing where no order has a number; any other error is thrown. */
function unlessAbsent(error: unknown): undefined {
  if (error instanceof ApiError && error.id === 'OHS4004') return undefined;
  throw error;
}

/** Takes goods back that a customer brings: by the number of the return, typed or scanned, or by order number and email. */
export function TakeBackDialog({ onTaken, onClose }: TakeBackDialogProps) {
  const { t } = useWords();
  const stores = useStores();
  // However often it is sent, the goods are taken back once.
  const [takeId] = useState(newId);
  const [store, setStore] = useState(keptStore);
  const [found, setFound] = useState<Readonly<{ number: string; items: readonly ReturnableItem[] }>>();
  const [wishes, setWishes] = useState<Wishes>({});
  const [isUnchosen, setUnchosen] = useState(false);
  const [isStoreless, setStoreless] = useState(false);
  const [other, setOther] = useState<Readonly<{ number: string; isAnnounced: boolean }>>();
  // A store that chose itself could be another than the one that the goods lie in; only a single one does.
  const storeId = stores.find(({ id }) => id === store)?.id ?? (stores.length === 1 ? (stores[0]?.id ?? '') : '');
  const form = useForm({
    operation: takeBackReturn,
    initial: { number: '', email: '' },
    required: ['number'],
    isWork: false,
    send: async ({ number, email }) => {
      setOther(undefined);
      // The number of a return says all; that of an order needs its email.
      if (email.trim() === '') return take({ number });
      const open = itemsOf(number);
      if (open === undefined) {
        const params = { orderId: number.trim() };
        const listed = await call(listReturnItems, { params, body: { email: email.trim() } }).catch(unlessAbsent);
        // No order has it, so that it is the number of a return; the email is left over from another try.
        if (!listed) return take({ number });
        const items = listed.items.filter(({ qty }) => qty > 0);
        const announced = listed.returns.find(({ state }) => state === 'announced');
        if (items.length === 0 && announced) return ask({ number: announced.returnId, isAnnounced: true });
        setFound({ number, items });
        return;
      }
      const items = broughtOf(open, wishes);
      setUnchosen(items.length === 0);
      if (items.length > 0) await take({ number, items });
    },
  });

  /** What can come back of the order of a number, once it was looked for. */
  const itemsOf = (number: string) => (found?.number === number ? found.items : undefined);
  const open = itemsOf(form.values.number);
  const isSought = open === undefined && form.values.email.trim() !== '';

  async function take(brought: Readonly<{ number: string; items?: ReturnType<typeof broughtOf> }>): Promise<void> {
    setStoreless(storeId === '');
    if (storeId === '') return;
    keepStore(storeId);
    const { items, number } = brought;
    const body = { storeId, number: number.trim(), ...(items ? { items: [...items] } : {}) };
    const one = await call(takeBackReturn, { params: { takeId }, body }).catch((error: unknown) => {
      const current = currentOf<DeskReturn>(error);
      if (!current) throw error;
      return ask({ number: current.returnId, isAnnounced: current.state === 'announced' });
    });
    if (!one) return;
    await showReturn(one);
    showToast(t('studio.returns.taken.done', { number: one.returnId }));
    onTaken(one.returnId);
  }

  /** What is brought belongs to a return that is known: its own number is asked for, as its parcel may be on its way. */
  function ask(known: Readonly<{ number: string; isAnnounced: boolean }>): undefined {
    form.fill({ number: '', email: '' });
    setFound(undefined);
    setOther(known);
    const field = form.ref.current?.elements.namedItem('number');
    if (field instanceof HTMLElement) field.focus();
    return undefined;
  }

  const title = t('studio.returns.take');
  return (
    <FormDialog
      title={title}
      form={form}
      action={t(isSought ? 'studio.returns.take.find' : 'studio.returns.take')}
      isDisabled={stores.length === 0}
      onClose={onClose}
    >
      <Select
        label={t('studio.returns.take.store')}
        value={storeId}
        options={stores}
        isDisabled={stores.length === 0}
        placeholder={t('studio.returns.take.store.choose')}
        onChange={setStore}
      />
      {isStoreless && storeId === '' ? <Notice tone="bad">{t('studio.returns.take.store.missing')}</Notice> : undefined}
      <TextField
        {...form.text('number')}
        label={t('studio.returns.take.number')}
        hint={t('studio.returns.take.number.hint')}
        autoComplete="off"
        maxLength={64}
        autoFocus
      />
      <TextField
        {...form.text('email')}
        label={t('studio.returns.take.email')}
        type="email"
        autoComplete="off"
        maxLength={100}
      />
      {other ? (
        <Notice tone="warning">
          {t(other.isAnnounced ? 'studio.returns.take.announced' : 'studio.returns.take.come', {
            number: other.number,
          })}
        </Notice>
      ) : undefined}
      {isUnchosen && open ? <Notice tone="bad">{t('studio.returns.take.none')}</Notice> : undefined}
      {open?.length === 0 ? <Notice tone="warning">{t('studio.returns.take.nothing')}</Notice> : undefined}
      {open ? <BroughtItems items={open} wishes={wishes} onChange={setWishes} /> : undefined}
    </FormDialog>
  );
}
