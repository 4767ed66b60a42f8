import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';
import { Checklist } from './checklist.tsx';

type ScheduleDialogProps = Readonly<{
  opened: OpenedItem;
  settled?: (() => Promise<OpenedItem>) | undefined;
  onClose: () => void;
}>;

/** Shows the newest version from a moment on, and until another. Moments are those of the author's clock. */
export function ScheduleDialog({ opened, settled, onClose }: ScheduleDialogProps) {
  const { t, language } = useWords();
  const { itemId, latest, name } = opened.item;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const form = useForm({
    operation: scheduleContent,
    initial: { startsAt: '', endsAt: '' },
    required: ['startsAt'],
    send: async ({ startsAt, endsAt }) => {
      const version = (await settled?.())?.item.latest ?? latest;
      const from = new Date(startsAt).toISOString();
      const body = { version, startsAt: from, endsAt: endsAt === '' ? null : new Date(endsAt).toISOString() };
      await itemChanged(await call(scheduleContent, { params: { itemId }, body }));
      showToast(t('studio.content.isScheduled', { name, from: dateTime(language, from) }));
      onClose();
    },
    isWork: false,
  });
  return (
    <Dialog title={t('studio.content.schedule')} onClose={onClose}>
      <Form form={form} label={t('studio.content.schedule')} action={t('studio.content.schedule')}>
        <p>{t('studio.content.scheduleWhat', { name, number: latest, zone })}</p>
        <Checklist opened={opened} settled={settled} />
        <TextField {...form.text('startsAt')} type="datetime-local" label={t('studio.content.from')} autoFocus />
        <TextField
          {...form.text('endsAt')}
          type="datetime-local"
          label={t('studio.content.until')}
          hint={t('studio.content.untilHint')}
        />
      </Form>
    </Dialog>
  );
}
