import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useShared } from '@eyelet/ui/sharing/shared-parts.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ShownArticle } from '../shown-articles.ts';

type ArticleCardProps = Readonly<{
  article: ShownArticle;
  /** Widths of the picture, as the `sizes` attribute. */
  sizes: string;
  level: 2 | 3;
}>;

/** An article among others (B3.3.16). The whole card leads to it; only the title is read as the link. */
export function ArticleCard({ article, sizes, level }: ArticleCardProps) {
  const { tag } = useWords();
  const { title, url, picture, eyebrow, date } = article;
  const Heading = `h${level}` as const;
  const content = useShared(
    'article card',
    article,
    `${sizes} ${level}`,
    <>
      <div className="aspect-[3/2] overflow-hidden bg-mist">
        {picture && (
          <Picture
            name={picture.url}
            alt={picture.alt}
            sizes={sizes}
            width={1200}
            height={800}
            className="size-full object-cover"
          />
        )}
      </div>
      <p className="label-caps mt-4 text-granite">
        {eyebrow && <>{eyebrow} · </>}
        <time dateTime={date}>{dayOf(date, tag)}</time>
      </p>
      <Heading className="mt-2 font-display text-22 font-semibold">
        <Link href={url} className="card-link group-hover:underline">
          {title}
        </Link>
      </Heading>
    </>,
  );
  return <article className="group relative" {...content} />;
}

/** Made once for each market, as making one takes a hundred times as long as to write a day. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as people write it. */
export function dayOf(date: string, tag: string): string {
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(tag, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}
