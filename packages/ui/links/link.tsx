import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Lets a shop replace plain anchors with its router's links; without it parts use anchors and work in any page. */
export function LinkProvider({
  component,
  children,
}: Readonly<{ component: ComponentType<LinkProps>; children: ReactNode }>) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link inside the shop. */
export function Link(props: LinkProps) {
  const Replacement = useContext(LinkContext);
  return Replacement ? <Replacement {...props} /> : <a {...props} />;
}
