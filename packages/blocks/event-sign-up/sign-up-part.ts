import { type ComponentType, createContext } from 'react';
import type { ShownEvent } from '../shown-event.ts';

export type SignUpPartProps = Readonly<{
  event: ShownEvent;
  /** Days that are offered, YYYY-MM-DD. */
  days: readonly string[];
  confirmationTitle?: string | undefined;
  confirmationSubtitle?: string | undefined;
  submitCtaLabel?: string | undefined;
}>;

/** How the shop shows the two steps of the registration; loaded when a shopper comes near it. */
export type LoadSignUpPart = () => Promise<{ default: ComponentType<SignUpPartProps> }>;

/** Without it, as in the studio, the block shows a link in the place of the steps. */
export const SignUpPartContext = createContext<LoadSignUpPart | undefined>(undefined);

/** The event whose page this is: it says above when and where, so that the block does not repeat it. */
export const EventOfPageContext = createContext<string | undefined>(undefined);

/** Closes the dialog that contains the block; undefined on a page. */
export const CloseBlockContext = createContext<(() => void) | undefined>(undefined);
