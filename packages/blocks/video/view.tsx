import { useSay } from '@eyelet/ui/words/words.tsx';
import { BlockFrame } from '../shared/frame.tsx';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { VideoNeeds } from './needs.ts';
import { Player } from './player.tsx';
import type { Video } from './schema.ts';
import { VideoData } from './video-data.tsx';
import { YouTube } from './youtube.tsx';

/** A film below its words. One whose host is not set up, or that its author has not chosen yet, is not shown. */
export function VideoView({ props, answers: { host }, base, first }: BlockViewProps<Video, VideoNeeds>) {
  const say = useSay();
  const title = props.title ?? props.seoTitle ?? say('shop.film');
  const { variant, youtubeId, video, cloudinaryAsset } = props;
  const hosted =
    host && cloudinaryAsset && `${host}/${cloudinaryAsset.cloudName}/video/upload/${cloudinaryAsset.publicId}`;
  const sources =
    variant === 'player' ? (video ? [`/media/films/${video}`] : []) : hosted ? [`${hosted}.webm`, `${hosted}.mp4`] : [];
  const embeds = variant === 'youtube' && host && youtubeId;
  if (!embeds && sources.length === 0) return null;
  return (
    <BlockFrame props={props} className="grid gap-6">
      <Words props={props} base={base} first={first} />
      <div className="grid gap-4">
        {embeds ? (
          <YouTube host={host} id={youtubeId} title={title} props={props} />
        ) : (
          <Player sources={sources} title={title} props={props} />
        )}
      </div>
      <VideoData
        props={props}
        contentUrl={embeds ? undefined : sources[0]}
        embedUrl={embeds ? `${host}/${youtubeId}` : undefined}
      />
    </BlockFrame>
  );
}
