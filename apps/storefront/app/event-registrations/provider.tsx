import { type LoadSignUpPart, SignUpPartContext } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import type { ReactNode } from 'react';
import { withWords } from '../words/dialog-words.tsx';

const load: LoadSignUpPart = withWords(['page', 'forms', 'account', 'events'], () => import('./sign-up-part.tsx'));

/** Provides the registration for events to blocks; its code is loaded when a visitor comes near it. */
export function EventSignUpProvider({ children }: Readonly<{ children: ReactNode }>) {
  return <SignUpPartContext value={load}>{children}</SignUpPartContext>;
}
