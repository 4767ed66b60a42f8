import { OpenSign } from '@eyelet/ui/disclosure/open-sign.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { type RefObject, useState } from 'react';
import { trackOf, useCues } from './use-cues.ts';

type FilmWordsProps = Readonly<{ video: RefObject<HTMLVideoElement | null>; onSeek: () => void }>;

/** Captions to switch on, chapters to go to, and all that is said as text (B2.2.51). */
export function FilmWords({ video, onSeek }: FilmWordsProps) {
  const { say, tag } = useWords();
  const language = tag.slice(0, 2);
  const said = useCues(video, 'captions', language);
  const chapters = useCues(video, 'chapters', language);
  const [captions, setCaptions] = useState(false);
  const toggle = () => {
    const track = trackOf(video.current, 'captions', language);
    if (track) track.mode = captions ? 'hidden' : 'showing';
    setCaptions(!captions);
  };
  const seek = (second: number) => {
    if (video.current) video.current.currentTime = second;
    onSeek();
  };
  return (
    <div className="video-words">
      {chapters.length > 0 && (
        <section aria-label={say('shop.film.chapters')}>
          <ol>
            {chapters.map(({ startTime, text }) => (
              <li key={startTime}>
                <button type="button" onClick={() => seek(startTime)}>
                  <span className="tabular-nums">{clockOf(startTime)}</span> {text}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {said.length > 0 && (
        <button type="button" aria-pressed={captions} onClick={toggle} className="button button-secondary captions">
          {captions && <Icon name="check" className="size-5" />}
          {say('shop.film.captions')}
        </button>
      )}
      {said.length > 0 && (
        <details>
          <summary>
            {say('shop.film.transcript')}
            <OpenSign />
          </summary>
          <div className="rich-text">
            {said.map(({ startTime, text }) => (
              <p key={startTime}>{text}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function clockOf(second: number): string {
  const whole = Math.floor(second);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
