import type { ReactNode } from 'react';
import { Button as Base, type ButtonProps as BaseProps } from 'react-aria-components';

type ButtonProps = Omit<BaseProps, 'className' | 'children' | 'style'> &
  Readonly<{
    children: ReactNode;
    kind?: 'primary' | 'plain' | 'danger' | 'quiet';
    /** For a button that shows a sign alone: it needs an `aria-label`. */
    isSquare?: boolean;
  }>;

export function Button({ kind = 'plain', isSquare = false, ...props }: ButtonProps) {
  return <Base {...props} className={`button button-${kind}${isSquare ? ' button-square' : ''}`} />;
}
