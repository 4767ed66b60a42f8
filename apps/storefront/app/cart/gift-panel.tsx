import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import { checkGiftOption } from '@eyelet/domain/cart/gift-form.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { nameOf } from '../cart-changes/change.ts';
import { useChangeCart } from '../cart-changes/changes-provider.tsx';
import { textOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { refusedFields } from '../forms/refused-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import { GiftFields } from './gift-fields.tsx';
import { useDialogLine } from './use-dialog-line.ts';

export type GiftPanelProps = Readonly<{ itemId: string }>;

const formName = 'gift';
const fields = ['to', 'email', 'message'] as const;

/** The fields of a form as a greeting. */
export function giftOf(posted: FormData): GiftOption {
  return { to: textOf(posted, 'to'), email: textOf(posted, 'email'), message: textOf(posted, 'message', 2000) };
}

/** The greeting of one line. Refusals of a field are shown beside it, all others above the form. */
export default function GiftPanel({ itemId, close, titleId }: GiftPanelProps & DialogContentProps) {
  const say = useSay();
  const { tag } = useLocale();
  const change = useChangeCart();
  const [saving, setSaving] = useState(false);
  const item = useDialogLine(itemId, close);
  const form = useForm({
    form: formName,
    check: (posted) => checkGiftOption(giftOf(posted)),
    onValid: (posted) => save(giftOf(posted)),
  });
  if (!item) return null;

  async function save(giftOption: GiftOption | null): Promise<void> {
    if (!item || saving) return;
    setSaving(true);
    try {
      await change({ change: { kind: 'gift', line: nameOf(item), giftOption }, options: { suppressErrorToast: true } });
      close();
    } catch (error) {
      form.setErrors(await refusedFields(error, { tag, fieldById: giftErrors, fields: [...fields, ''] }));
    } finally {
      setSaving(false);
    }
  }

  const labels = {
    to: say('delivery.gift.to'),
    email: say('delivery.gift.email'),
    message: say('delivery.gift.message'),
  };
  return (
    <DialogPanel title={say('delivery.gift.title')} titleId={titleId} close={close}>
      <p className="mb-5 text-granite">{say('delivery.gift.intro')}</p>
      <form {...form.handlers} className="grid gap-5" aria-label={say('delivery.gift.ofItem', { name: item.name })}>
        <FormSummary form={formName} labels={labels} errors={form.errors} attempt={form.attempt} />
        <GiftFields field={form.field} gift={item.giftOption} />
        <Button type="submit" wide busy={saving} busyLabel={say('delivery.applying')}>
          {say('delivery.gift.save')}
        </Button>
        {item.giftOption && (
          <Button tone="quiet" onClick={() => save(null)}>
            {say('delivery.gift.remove')}
          </Button>
        )}
      </form>
    </DialogPanel>
  );
}

/** Refusals of the call as a whole are shown in the dialog, at no field (C8.55 to C8.57). */
const giftErrors = { GFS800: '', GFO404: '', GFO405: '' } as const;
