import { documentSectionSchema } from '@eyelet/contracts/content/document.ts';
import { useWords } from '../../words/words.ts';
import { partOf } from './shape.ts';
import { TextControl } from './text-control.tsx';

type SectionNameProps = Readonly<{ value: unknown; onChange: (value: unknown) => void }>;

/** The name of a section: with `lazy` it loads when it comes near, and `-inherited` has it merged by route. */
export function SectionName({ value, onChange }: SectionNameProps) {
  const { t } = useWords();
  return (
    <TextControl
      label={t('studio.editor.sectionName')}
      hint={t('studio.editor.sectionHint')}
      kind="text"
      part={partOf(documentSectionSchema, 'name')}
      value={String(value ?? '')}
      onChange={onChange}
    />
  );
}
