import { classes } from '@eyelet/ui/layout/classes.ts';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Medium } from './shape.ts';

export type ShownFilm = Extract<Medium, { kind: 'video' }>;

/**
 * A short film without speech. It plays while it is in view, not with reduced motion, and can be paused. It is loaded
 * when it comes into view; without a script its poster is shown.
 */
export function Film({ film, className }: Readonly<{ film: ShownFilm; className?: string }>) {
  const say = useSay();
  const element = useRef<HTMLVideoElement>(null);
  const { autoplay = true, hideControls = true, loop = true, muted = true } = film.playerSettings ?? {};
  const [playing, setPlaying] = useState(false);
  /** What the shopper or their system asks for; in view it plays only then. */
  const [wanted, setWanted] = useState(autoplay && muted);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false);
  }, []);
  useEffect(() => {
    const video = element.current;
    if (!video || !wanted) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) video.play().catch(() => setWanted(false));
      else video.pause();
    });
    seen.observe(video);
    return () => {
      seen.disconnect();
      video.pause();
    };
  }, [wanted]);
  return (
    <>
      <video
        ref={element}
        src={`/media/films/${film.video}`}
        poster={film.poster && mediaUrl(film.poster, 1080)}
        aria-label={film.alt || undefined}
        aria-hidden={film.alt ? undefined : true}
        muted={muted}
        loop={loop}
        controls={!hideControls}
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className={classes('picture', className)}
      />
      {hideControls && (
        <button
          type="button"
          aria-label={say(playing ? 'shop.film.pause' : 'shop.film.play')}
          onClick={() => setWanted(!playing)}
          className="film-button scripted"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="icon">
            <path d={playing ? 'M8.5 5v14M15.5 5v14' : 'M7.5 5v14l11-7-11-7Z'} />
          </svg>
        </button>
      )}
    </>
  );
}
