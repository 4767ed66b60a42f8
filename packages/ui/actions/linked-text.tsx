import { useSay } from '../words/words.tsx';
import { TextLink } from './text-link.tsx';

/** Marks the position of the link in a message; no text contains this character. */
export const linkMark = '\u0001';

/** A sentence with a link in it; it opens in a new tab, so that a half-filled form is kept. */
export function LinkedText({ text, href, label }: Readonly<{ text: string; href: string; label: string }>) {
  const say = useSay();
  const [before = '', after = ''] = text.split(linkMark);
  return (
    <>
      {before}
      <TextLink href={href} target="_blank">
        {label}
        <span className="sr-only"> {say('shop.newTab')}</span>
      </TextLink>
      {after}
    </>
  );
}
