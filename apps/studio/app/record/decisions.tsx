import { Button } from '../look/button.tsx';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';

/** What can become of something that a second person has to look at. */
export type Act = 'approve' | 'refuse' | 'takeBack';

export type DecisionsProps = Readonly<{
  of: 'loyalty' | 'refunds' | 'customers';
  isOwn: boolean;
  decide: (act: Act) => void;
}>;

/** Whoever has asked waits, and may take it back; whoever may approve decides. */
export function Decisions({ of, isOwn, decide }: DecisionsProps) {
  const { t } = useWords();
  const may = usePermission();
  if (isOwn) {
    return (
      <div className="section-actions">
        <span className="hint">{t(`studio.${of}.waitsFor`)}</span>
        <Button kind="quiet" onPress={() => decide('takeBack')}>
          {t(`studio.${of}.takeBack`)}
        </Button>
      </div>
    );
  }
  if (!may(`${of}.approve`)) return <span className="hint">{t(`studio.${of}.waitsFor`)}</span>;
  return (
    <div className="section-actions">
      <Button onPress={() => decide('approve')}>{t(`studio.${of}.approve`)}</Button>
      <Button kind="quiet" onPress={() => decide('refuse')}>
        {t(`studio.${of}.refuse`)}
      </Button>
    </div>
  );
}
