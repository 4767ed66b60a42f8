import type { ReactNode } from 'react';
import { Button as Base, type ButtonProps as BaseProps } from 'react-aria-components';

type ButtonProps = Omit<BaseProps, 'className' | 'children' | 'style'> &
  Readonly<{
    children: ReactNode;
    kind?: 'primary' | 'plain' | 'danger' | 'quiet';
    /** For a button that shows only an icon: it needs an `aria-label`. */
    isSquare?: boolean;
    /** There is nothing for it to do now. It keeps its place among what can be focused, so that its description is read out and no focus is lost. */
    isIdle?: boolean;
  }>;

/**
 * A button; while it is pending it keeps the focus and does nothing. It does not use the pending state of React Aria,
 * whose announcement refers to the button by id and leaves an unnamed image behind when the button is removed with its
 * dialog.
 */
export function Button({ kind = 'plain', isSquare = false, isPending = false, isIdle = false, ...props }: ButtonProps) {
  const waits = {
    'aria-disabled': true,
    onPress: undefined,
    type: props.type === 'submit' ? 'button' : props.type,
  } as const;
  return (
    <Base
      {...props}
      {...(isPending || isIdle ? waits : {})}
      className={`button button-${kind}${isSquare ? ' button-square' : ''}${isIdle ? ' button-idle' : ''}`}
    />
  );
}
