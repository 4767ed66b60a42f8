import type { WhyEmpty } from '../why-empty.ts';
import type { Video } from './schema.ts';

type Source = Pick<Video, 'variant' | 'youtubeId' | 'video' | 'cloudinaryAsset'>;

/** The files of a film, or the address at which YouTube embeds it; neither where its host or the film itself is missing. */
export function sourcesOf(
  { variant, youtubeId, video, cloudinaryAsset }: Source,
  host: string | undefined,
): Readonly<{ files: readonly string[]; embedId?: string }> {
  if (variant === 'player') return { files: video ? [`/media/films/${video}`] : [] };
  if (variant === 'youtube') return { files: [], ...(host && youtubeId ? { embedId: youtubeId } : {}) };
  const hosted =
    host && cloudinaryAsset && `${host}/${cloudinaryAsset.cloudName}/video/upload/${cloudinaryAsset.publicId}`;
  return { files: hosted ? [`${hosted}.webm`, `${hosted}.mp4`] : [] };
}

/** A film is not shown where its host is not set up, or its author has not chosen it yet. */
export function whyFilmIsMissing(
  props: Source,
  { host }: Readonly<{ host: string | undefined }>,
): WhyEmpty | undefined {
  const { files, embedId } = sourcesOf(props, host);
  if (embedId !== undefined || files.length > 0) return undefined;
  return props.variant === 'player' || host ? 'film' : 'service';
}
