import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';

export type SignInOptions = Readonly<{
  email?: string;
  /** Whether the confirmation dialog follows (C2.65). */
  confirms?: boolean;
  /** Whether somebody signs in to buy what he looks at, which an account made on the way is for as well (B4.3.04). */
  toBuy?: boolean;
  /** Called once somebody is signed in. */
  onDone?: () => void;
}>;

export type SignUpOptions = Readonly<{ variant: SignUpVariant; toBuy?: boolean; email?: string }>;

/** The ways to open the dialogs of signing in and up. */
export type SigningDialogs = Readonly<{
  openSignIn: (options?: SignInOptions) => void;
  openSignUp: (options?: SignUpOptions) => void;
  openForgotPassword: (email?: string) => void;
  openEnrolment: () => void;
  openConfirmation: (firstName: string) => void;
  openEmployeeTerms: () => void;
}>;
