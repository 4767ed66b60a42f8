import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';
import { Link, type LinkProps } from '../links/link.tsx';

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes('plain-link', className)} />;
}

/** A link that leads onward, with an arrow that moves on hover. */
export function OnwardLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes('onward-link', className)}>
      <span className="quiet-link">{children}</span>
      <Icon name="arrow-right" />
    </Link>
  );
}
