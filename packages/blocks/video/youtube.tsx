import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import type { Video } from './schema.ts';

/** The address of a video in the player without cookies, with the settings of its author. */
export function embedAddress(host: string, id: string, settings: NonNullable<Video['playerSettings']> = {}): string {
  const on = (is: boolean | undefined, members: Readonly<Record<string, string>>) => (is ? members : {});
  const query = new URLSearchParams({
    ...{ autoplay: '1', playsinline: '1', rel: '0' },
    ...on(settings.muted, { mute: '1' }),
    ...on(settings.hideControls, { controls: '0' }),
    ...on(settings.loop, { loop: '1', playlist: id }),
  });
  return `${host}/${id}?${query}`;
}

type YouTubeProps = Readonly<{ host: string; id: string; title: string; props: Video }>;

/** A YouTube video. Nothing is loaded from YouTube before the shopper presses, and the block says so. */
export function YouTube({ host, id, title, props: { poster, playerSettings } }: YouTubeProps) {
  const say = useSay();
  const [pressed, setPressed] = useState(false);
  if (pressed) {
    return (
      <iframe
        src={embedAddress(host, id, playerSettings)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        className="video-view"
      />
    );
  }
  return (
    <div className="video-view video-ask">
      {poster && <Picture name={poster.picture} alt={poster.alt} sizes="100vw" />}
      <button type="button" onClick={() => setPressed(true)} className="button scripted">
        <Icon name="play" />
        {say('shop.film.play')}
      </button>
      <p>{say('shop.film.youtube')}</p>
    </div>
  );
}
