import { useSay } from '@eyelet/ui/words/words.tsx';
import { BlockFrame } from '../shared/frame.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { VideoNeeds } from './needs.ts';
import { Player } from './player.tsx';
import type { Video } from './schema.ts';
import { sourcesOf, whyFilmIsMissing } from './sources.ts';
import { VideoData } from './video-data.tsx';
import { YouTube } from './youtube.tsx';

/** A film below its words. One whose host is not set up, or that its author has not chosen yet, is not shown. */
export function VideoView({ props, answers: { host }, base, first }: BlockViewProps<Video, VideoNeeds>) {
  const say = useSay();
  const title = props.title ?? props.seoTitle ?? say('shop.film');
  if (whyFilmIsMissing(props, { host })) return null;
  const { files, embedId } = sourcesOf(props, host);
  return (
    <BlockFrame props={props} className="grid gap-6">
      <Words props={props} base={base} first={first} />
      <div className="grid gap-4">
        {host && embedId ? (
          <YouTube host={host} id={embedId} title={title} props={props} />
        ) : (
          <Player sources={files} title={title} props={props} />
        )}
      </div>
      <VideoData props={props} contentUrl={files[0]} embedUrl={embedId ? `${host}/${embedId}` : undefined} />
    </BlockFrame>
  );
}
