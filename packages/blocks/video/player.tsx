import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { FilmWords } from './film-words.tsx';
import type { Video } from './schema.ts';

type PlayerProps = Readonly<{ sources: readonly string[]; title: string; props: Video }>;

/** The browser's own player with the settings of its author (B2.2.50), and with what a film says in words (B2.2.51). */
export function Player({ sources, title, props: { poster, playerSettings = {}, tracks = [] } }: PlayerProps) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { autoplay = false, hideControls = false, loop = false, muted = false } = playerSettings;
  // A browser may refuse to play by itself; then the film waits for a press (B8.22).
  const play = () => void video.current?.play().catch((error: unknown) => console.warn(error));
  useEffect(() => {
    if (autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) play();
  }, [autoplay]);
  return (
    <>
      <div className="video-view">
        <video
          ref={video}
          aria-label={title}
          poster={poster && mediaUrl(poster.picture, 1080)}
          controls={!hideControls}
          loop={loop}
          muted={muted}
          playsInline
          preload={autoplay ? 'auto' : 'metadata'}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          {sources.map((src) => (
            <source key={src} src={src} />
          ))}
          {tracks.map(({ src, label, srclang, kind }) => (
            <track
              key={src}
              src={src}
              label={label}
              srcLang={srclang}
              kind={kind === 'transcripts' ? 'captions' : 'chapters'}
            />
          ))}
        </video>
        {hideControls && (
          <button
            type="button"
            aria-label={say(playing ? 'shop.film.pause' : 'shop.film.play')}
            onClick={() => (playing ? video.current?.pause() : play())}
            className="film-button scripted"
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
      </div>
      {tracks.length > 0 && <FilmWords video={video} onSeek={play} />}
    </>
  );
}
