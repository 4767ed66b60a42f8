import type { Medium, MediumKind } from '@eyelet/contracts/media/medium.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { Captions, Film } from 'lucide-react';
import { useWords } from '../words/words.ts';

export const kindLabels = {
  picture: 'studio.media.kind.picture',
  drawing: 'studio.media.kind.drawing',
  film: 'studio.media.kind.film',
  words: 'studio.media.kind.words',
} as const satisfies Readonly<Record<MediumKind, MessageKey>>;

/** What a medium looks like in a grid, with its name and what it lacks. */
export function MediumTile({ medium }: Readonly<{ medium: Medium }>) {
  const { t } = useWords();
  const { kind, preview, title, width, height, alt, decorative } = medium;
  const isPicture = kind === 'picture' || kind === 'drawing';
  const lacksAlt = isPicture && !decorative && Object.keys(alt).length === 0;
  return (
    <>
      <span className="media-view">
        {preview ? <img src={preview} alt="" loading="lazy" /> : undefined}
        {kind === 'film' ? <Film aria-hidden size={28} /> : undefined}
        {kind === 'words' ? <Captions aria-hidden size={28} /> : undefined}
      </span>
      <span className="media-title">{title}</span>
      <span className="hint">
        {t(kindLabels[kind])}
        {width && height ? ` · ${width} × ${height}` : ''}
        {lacksAlt ? ` · ${t('studio.media.lacksAlt')}` : ''}
      </span>
    </>
  );
}
