import { type LoadSignUpPart, SignUpPartContext } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import type { ReactNode } from 'react';
import { withWords } from '../words/dialog-words.tsx';

const load: LoadSignUpPart = withWords(['page', 'forms', 'account', 'events'], () => import('./sign-up-part.tsx'));

/** Shows the steps of the registration for events; their code is loaded when somebody comes near them. */
export function EventSignUpProvider({ children }: Readonly<{ children: ReactNode }>) {
  return <SignUpPartContext value={load}>{children}</SignUpPartContext>;
}
