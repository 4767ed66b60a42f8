import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import { Badge } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

/** Whether somebody may sell. */
export function AssociateState({ blocked }: Pick<Associate, 'blocked'>) {
  const { t } = useWords();
  return (
    <Badge tone={blocked ? 'bad' : 'good'}>{t(`studio.storeStaff.state.${blocked ? 'blocked' : 'active'}`)}</Badge>
  );
}
