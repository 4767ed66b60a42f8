import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classes } from '../layout/classes.ts';
import { Link } from '../links/link.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'light';
export type ButtonSize = 'regular' | 'small';

const tones: Readonly<Record<ButtonTone, string>> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
  light: 'bg-foam text-ink hover:bg-paper',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  regular: 'min-h-12 px-6 text-16',
  small: 'button-small',
};

/** The look of buttons and of links that are the main action of a page. */
export function buttonLook(tone: ButtonTone = 'primary', size: ButtonSize = 'regular', wide = false): string {
  return classes('button', tones[tone], sizes[size], wide && 'w-full');
}

type Look = Readonly<{ tone?: ButtonTone; size?: ButtonSize; wide?: boolean }>;

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look &
  Readonly<{ busy?: boolean; busyLabel?: string }>;

/** A button. While `busy` it keeps its size and its focus, shows `busyLabel` and ignores further presses. */
export function Button({ tone, size, wide, busy, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={classes(buttonLook(tone, size, wide), className)}
    >
      {busy && busyLabel ? (
        <span className="grid">
          <span className="col-start-1 row-start-1 opacity-0" aria-hidden="true">
            {children}
          </span>
          <span className="col-start-1 row-start-1" role="status">
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A link with the look of a button. */
export function ButtonLink({
  tone,
  size,
  wide,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string }) {
  return <Link {...rest} className={classes(buttonLook(tone, size, wide), className)} />;
}
