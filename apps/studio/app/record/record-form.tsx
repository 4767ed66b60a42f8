import type { ComponentProps, ReactNode } from 'react';
import { Form } from '../forms/form.tsx';
import { useWords } from '../words/words.ts';
import { Conflict, type Difference } from './conflict.tsx';
import { Section } from './section.tsx';

type RecordFormProps<R> = Readonly<{
  /** What `useRecordForm` has made. */
  form: ComponentProps<typeof Form>['form'] &
    Readonly<{ theirs: R | undefined; takeTheirs: () => void; merge: () => void; keepMine: () => void }>;
  title: string;
  /** What the form is called, if not as its section. */
  label?: string;
  isDisabled?: boolean;
  /** What differs between what somebody else has saved meanwhile and what stands here. */
  differencesFrom: (theirs: R) => readonly Difference[];
  children: ReactNode;
}>;

/** A section with the form of a record; a change of somebody else meanwhile stands above it until one has chosen. */
export function RecordForm<R>({
  form,
  title,
  label = title,
  isDisabled = false,
  differencesFrom,
  children,
}: RecordFormProps<R>) {
  const { t } = useWords();
  return (
    <Section title={title}>
      {form.theirs === undefined ? undefined : (
        <Conflict
          differences={differencesFrom(form.theirs)}
          onTheirs={form.takeTheirs}
          onMerge={form.merge}
          onMine={form.keepMine}
        />
      )}
      <Form form={form} label={label} action={t('studio.save')} isDisabled={isDisabled}>
        {children}
      </Form>
    </Section>
  );
}
