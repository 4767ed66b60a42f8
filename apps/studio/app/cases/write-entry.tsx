import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import type { Case } from '@eyelet/contracts/cases/case.ts';
import { noteCase } from '@eyelet/contracts/cases/note.ts';
import { openPlace } from '@eyelet/domain/answer-templates/places.ts';
import { useRef } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showCase } from './changed.ts';
import { InsertTemplate } from './insert-template.tsx';
import { MergedNote } from './merged-note.tsx';

const kinds = {
  answer: {
    operation: answerCase,
    title: 'studio.cases.answer',
    hint: 'studio.cases.answer.hint',
    action: 'studio.cases.answer.send',
    done: 'studio.cases.answer.sent',
  },
  note: {
    operation: noteCase,
    title: 'studio.cases.note',
    hint: 'studio.cases.note.hint',
    action: 'studio.cases.note.save',
    done: 'studio.cases.note.saved',
  },
} as const;

type WriteEntryProps = Readonly<{ kind: keyof typeof kinds; one: Case }>;

/** The form for an answer or a note. It is sent once, however often the button is pressed. */
export function WriteEntry({ kind, one }: WriteEntryProps) {
  const { t } = useWords();
  const { operation, title, hint, action, done } = kinds[kind];
  const { reference, email } = one;
  const entryId = useRef(newId());
  const form = useForm({
    operation,
    initial: { text: '' },
    required: ['text'],
    check: ({ text }): Readonly<Record<string, string>> => {
      // A template may have had a place that the case has no fact for.
      const open = kind === 'answer' ? openPlace(text) : undefined;
      return open === undefined ? {} : { text: t('studio.cases.template.open', { place: `{${open}}` }) };
    },
    send: async ({ text }) => {
      const params = { reference, entryId: entryId.current };
      const changed = await call(operation, { params, body: { text } });
      entryId.current = newId();
      form.fill({ text: '' });
      await showCase(changed);
      showToast(t(done, { email }));
    },
  });
  const mergedInto = one.mergedInto ?? (form.current as Case | undefined)?.mergedInto ?? null;
  // What somebody has typed stays, also if a colleague merges the case meanwhile.
  if (one.mergedInto !== null && form.values.text === '') return undefined;
  return (
    <Section title={t(title)}>
      {mergedInto === null ? undefined : <MergedNote into={mergedInto} />}
      <Form form={form} label={t(title)} action={t(action)}>
        {kind === 'answer' ? (
          <InsertTemplate
            one={one}
            onInsert={(text) => form.set('text', [form.values.text.trim(), text].filter(Boolean).join('\n\n'))}
          />
        ) : undefined}
        <TextArea {...form.text('text')} label={t(title)} hint={t(hint, { email })} rows={kind === 'answer' ? 6 : 3} />
      </Form>
    </Section>
  );
}
