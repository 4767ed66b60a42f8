import { namedDifferences } from '@eyelet/blocks/naming/named-differences.ts';
import { placeText } from '@eyelet/blocks/naming/named-place.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { differencesOf } from '@eyelet/domain/content/differences.ts';
import { mergeDocuments } from '@eyelet/domain/content/merge-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { DifferenceTable, differencesQuery } from '../content/differences.tsx';
import { useNaming } from '../content/naming.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';
import type { Draft } from './use-draft.ts';

type DraftConflictProps = Readonly<{
  draft: Draft;
  /** What is written now. */
  document: ContentDocument;
  onReplace: (document: ContentDocument) => void;
}>;

/** How many differences are listed. */
const most = 40;

/** Shown when somebody else has stored a version meanwhile: what they changed, where both did, and whether to keep both changes or only theirs. */
export function DraftConflict({ draft, document, onReplace }: DraftConflictProps) {
  const { t, language } = useWords();
  const { theirs, stored, goOnFrom } = draft;
  const naming = { ...useNaming(stored.item.kind), hasSections: true };
  const { itemId, latest } = stored.item;
  const asked = differencesQuery({ itemId, from: latest, to: theirs?.item.latest ?? latest }, language);
  const { data } = useQuery({ ...asked, enabled: theirs !== undefined });
  if (!theirs) return undefined;
  const { document: merged, both } = mergeDocuments(stored.document, document, theirs.document);
  // The server names what links lead to. Until it has, and where that version is gone, as a later one took its place, they are named here.
  const differences =
    data?.differences ??
    namedDifferences(naming, differencesOf(stored.document, theirs.document), {
      before: stored.document,
      after: theirs.document,
    });
  const goOn = (next: ContentDocument) => {
    goOnFrom(theirs, next);
    onReplace(next);
  };
  return (
    <Notice tone="warning">
      <p>{t('studio.editor.theirs', { name: theirs.item.updatedBy })}</p>
      <DifferenceTable differences={differences.slice(0, most)} />
      {both.length === 0 ? undefined : (
        <p>
          {t('studio.editor.both', {
            places: both.map((path) => placeText(naming, path, [document, theirs.document])).join(', '),
          })}
        </p>
      )}
      <div className="form-actions">
        <Button onPress={() => goOn(theirs.document)}>{t('studio.editor.takeTheirs')}</Button>
        <Button onPress={() => goOn(merged)}>{t('studio.editor.merge')}</Button>
      </div>
    </Notice>
  );
}
