import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Form } from '../forms/form.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showReturn } from './changed.ts';

type Wish = Readonly<{
  itemId: string;
  qty: number;
  accepted: number;
  restocked: number;
  note: string;
  money: boolean;
}>;

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, id) => ({ id: String(id), label: String(id) }));

/** Decides item by item what of a return is taken back; all of it unless something else is chosen. */
export function DecideForm({ one }: Readonly<{ one: DeskReturn }>) {
  const { t } = useWords();
  const { returnId, version } = one;
  const [wishes, setWishes] = useState<readonly Wish[]>(() =>
    one.items.map(({ itemId, qty }) => ({ itemId, qty, accepted: qty, restocked: qty, note: '', money: false })),
  );
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const isUnsaid = ({ accepted, qty, note }: Wish) => accepted < qty && note.trim() === '';
  const change = (itemId: string, wish: Partial<Wish>) =>
    setWishes((before) => before.map((item) => (item.itemId === itemId ? { ...item, ...wish } : item)));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (wishes.some(isUnsaid)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const items = wishes.map(({ qty: _, ...wish }) => wish);
      await showReturn(await call(settleReturn, { params: { returnId }, body: { version, items } }));
      showToast(t('studio.returns.decided', { number: returnId }));
    } catch (error) {
      const current = currentOf<DeskReturn>(error);
      setProblem(current ? t('studio.returns.stale') : problemText(t, error));
      if (current) await showReturn(current);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title={t('studio.returns.decide')} hint={t('studio.returns.decide.hint')}>
      <Form
        form={{ ref, problem, isBusy, submit }}
        label={t('studio.returns.decide')}
        action={t('studio.returns.decide')}
      >
        {one.items.map((item) => {
          const wish = wishes.find(({ itemId }) => itemId === item.itemId);
          if (!wish) return undefined;
          return (
            <fieldset key={item.itemId} className="decide-item">
              <legend>{`${item.name}, ${item.colour}, ${item.size}`}</legend>
              <Select
                label={t('studio.returns.accepted')}
                value={String(wish.accepted)}
                options={upTo(item.qty)}
                onChange={(count) =>
                  change(item.itemId, { accepted: Number(count), restocked: Math.min(wish.restocked, Number(count)) })
                }
              />
              <Select
                label={t('studio.returns.restocked')}
                value={String(wish.restocked)}
                options={upTo(wish.accepted)}
                onChange={(count) => change(item.itemId, { restocked: Number(count) })}
              />
              {item.exchange?.state === 'held' ? (
                <Select
                  label={t('studio.returns.gives')}
                  value={wish.money ? 'money' : 'exchange'}
                  options={(['exchange', 'money'] as const).map((id) => ({
                    id,
                    label: t(`studio.returns.gives.${id}`),
                  }))}
                  onChange={(id) => change(item.itemId, { money: id === 'money' })}
                />
              ) : undefined}
              {wish.accepted < item.qty ? (
                <TextField
                  name={`note-${item.itemId}`}
                  label={t('studio.returns.note')}
                  hint={t('studio.returns.note.hint')}
                  value={wish.note}
                  maxLength={500}
                  isRequired
                  error={isTried && isUnsaid(wish) ? t('studio.error.required') : undefined}
                  onChange={(note) => change(item.itemId, { note })}
                />
              ) : undefined}
            </fieldset>
          );
        })}
      </Form>
    </Section>
  );
}
