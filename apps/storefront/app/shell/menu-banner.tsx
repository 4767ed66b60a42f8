import type { MenuBanner as Banner } from '@eyelet/blocks/items/menu/schema.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { MenuLink } from './menu-link.tsx';

/**
 * The banner of a menu section: a picture with words beneath it, all of it one link (B2.2.33). A film is still, as a link holds no
 * button to pause it.
 */
export function MenuBanner({ banner, screen }: Readonly<{ banner: Banner; screen: 'sm' | 'lg' }>) {
  const { eyebrowText, title, subtitle, media = {}, targets } = banner;
  const [target] = targets;
  const medium = screen === 'sm' ? (media.sm ?? media.md ?? media.lg) : (media.lg ?? media.md ?? media.sm);
  if (!target) return null;
  const picture = medium?.kind === 'video' ? medium.poster : medium?.picture;
  return (
    <MenuLink entry={{ url: target.url, newTab: target.targetAttribute === '_blank' }} className="block">
      {medium && picture && (
        <Picture
          name={picture}
          alt={medium.alt}
          sizes={screen === 'sm' ? '23rem' : '30vw'}
          least={360}
          most={800}
          className="aspect-3/2 w-full object-cover"
        />
      )}
      {eyebrowText && <span className="label-caps mt-4 block text-granite">{eyebrowText}</span>}
      <span className="mt-1.5 block font-display text-22 font-semibold">{title}</span>
      {subtitle && <span className="mt-1 block text-granite">{subtitle}</span>}
      {target.text !== title && <span className="plain-link mt-2 inline-block">{target.text}</span>}
    </MenuLink>
  );
}
