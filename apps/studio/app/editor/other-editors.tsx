import { Users } from 'lucide-react';
import { useWords } from '../words/words.ts';
import { useOtherEditors } from './use-other-editors.ts';

/** Says who else has the item open. */
export function OtherEditors({ itemId }: Readonly<{ itemId: string }>) {
  const { t, language } = useWords();
  const others = useOtherEditors(itemId);
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  return (
    <p role="status" className="others">
      {others.length === 0 ? undefined : (
        <>
          <Users aria-hidden size={14} />
          {t('studio.editor.others', { names, count: others.length })}
        </>
      )}
    </p>
  );
}
