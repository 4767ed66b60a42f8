import { changeText } from '@eyelet/contracts/texts/change.ts';
import type { ShopText } from '@eyelet/contracts/texts/text.ts';
import { argumentsOf } from '@eyelet/messages/message-arguments.ts';
import { longestText, textProblem } from '@eyelet/messages/text-problem.ts';
import { argumentNames, textProblemText } from '@eyelet/messages/text-problem-text.ts';
import { typeset } from '@eyelet/messages/typeset.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { textChanged } from './text-changed.ts';
import { TextExample } from './text-example.tsx';

const valuesOf = ({ text, written }: ShopText) => ({ text: written ?? text });

/** What shoppers read, to be changed: what it must use, what is wrong with it while one types, and how it will look. */
export function TextForm({ text }: Readonly<{ text: ShopText }>) {
  const { t } = useWords();
  const { wording, key, standard } = text;
  const form = useRecordForm({
    operation: changeText,
    record: text,
    valuesOf,
    required: ['text'],
    save: async (values, version) => {
      const saved = await call(changeText, { params: { wording, key }, body: { ...values, version } });
      await textChanged(saved);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  const typed = typeset(form.values.text, wording);
  const problem = textProblem(typed, { wording, standard });
  const needed = argumentsOf(standard);
  const hints = [
    t('studio.texts.how'),
    ...(wording.includes('-') ? [t('studio.texts.variantHint')] : []),
    // Last, as it ends without a full stop.
    ...(needed.length > 0 ? [t('studio.texts.arguments', { names: argumentNames(needed) })] : []),
  ];
  const field = form.text('text');
  return (
    <RecordForm
      form={form}
      title={t('studio.texts.change')}
      isDisabled={!form.isChanged}
      differencesFrom={(theirs) => [
        { label: t('studio.texts.text'), mine: form.values.text, theirs: valuesOf(theirs).text },
      ]}
    >
      <TextArea
        {...field}
        label={t('studio.texts.text')}
        hint={hints.join(' ')}
        rows={standard.length > 160 ? 6 : 3}
        maxLength={longestText(standard)}
        error={field.error ?? (problem && form.isChanged ? textProblemText(t, problem) : undefined)}
      />
      {problem ? undefined : <TextExample text={typed} wording={wording} />}
    </RecordForm>
  );
}
