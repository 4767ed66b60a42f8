import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import type { Video } from './schema.ts';

type VideoDataProps = Readonly<{ props: Video; contentUrl?: string | undefined; embedUrl?: string | undefined }>;

/** What search engines read of a film (https://schema.org/VideoObject); nothing without a title. */
export function VideoData({ props, contentUrl, embedUrl }: VideoDataProps) {
  const name = props.seoTitle ?? props.title;
  if (!name) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description: props.seoDescription,
    thumbnailUrl: props.poster && mediaUrl(props.poster.picture, 1080),
    contentUrl,
    embedUrl,
  };
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // JSON with escaped angle brackets, so that no text ends the script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
