import type { DeskCode } from '@eyelet/contracts/promotion-desk/code.ts';
import { putPromotionCode } from '@eyelet/contracts/promotion-desk/put-code.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';
import { countOf } from './numbers.ts';
import { timeOf, typedTime } from './times.ts';

type CodeDialogProps = Readonly<{ promotionId: string; code: DeskCode | undefined; onClose: () => void }>;

/** Adds a code, or changes one: when, and how often it may be used. */
export function CodeDialog({ promotionId, code, onClose }: CodeDialogProps) {
  const { t } = useWords();
  const form = useForm({
    operation: putPromotionCode,
    initial: {
      code: code?.code ?? '',
      enabled: code?.enabled ?? true,
      shown: code?.shown ?? false,
      startsAt: typedTime(code?.startsAt ?? null),
      endsAt: typedTime(code?.endsAt ?? null),
      mostUses: String(code?.mostUses ?? ''),
      mostUsesEach: String(code?.mostUsesEach ?? ''),
    },
    required: ['code'],
    send: async ({ code: typed, enabled, shown, startsAt, endsAt, mostUses, mostUsesEach }) => {
      const params = { promotionId, code: typed.trim().toUpperCase() };
      const body = {
        ...{ enabled, shown, startsAt: timeOf(startsAt), endsAt: timeOf(endsAt), version: code?.version ?? 0 },
        ...{ mostUses: countOf(mostUses), mostUsesEach: countOf(mostUsesEach) },
      };
      await call(putPromotionCode, { params, body });
      await refresh(['list'], ['timeline', 'promotion', promotionId]);
      showToast(t('studio.saved'));
      onClose();
    },
    isWork: false,
  });
  const title = code ? t('studio.promotions.changeCode', { code: code.code }) : t('studio.promotions.addCode');
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title} action={t('studio.save')}>
        {code ? undefined : (
          <TextField
            {...form.text('code')}
            label={t('studio.promotions.code')}
            hint={t('studio.promotions.codeHint')}
            maxLength={40}
            autoComplete="off"
            autoFocus
          />
        )}
        <TextField
          {...form.text('mostUses')}
          label={t('studio.promotions.usesInAll')}
          inputMode="numeric"
          maxLength={7}
        />
        <TextField
          {...form.text('mostUsesEach')}
          label={t('studio.promotions.usesEach')}
          inputMode="numeric"
          maxLength={7}
        />
        <TextField {...form.text('startsAt')} type="datetime-local" label={t('studio.content.from')} />
        <TextField {...form.text('endsAt')} type="datetime-local" label={t('studio.content.until')} />
        <Checkbox
          label={t('studio.promotions.codeShown')}
          isSelected={form.values.shown}
          onChange={(shown) => form.set('shown', shown)}
        />
        <Checkbox
          label={t('studio.promotions.codeOn')}
          isSelected={form.values.enabled}
          onChange={(enabled) => form.set('enabled', enabled)}
        />
      </Form>
    </Dialog>
  );
}
