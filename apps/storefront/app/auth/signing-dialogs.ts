import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';

export type SignInOptions = Readonly<{
  email?: string;
  /** Whether the confirmation dialog follows (C2.65). */
  confirms?: boolean;
  /** Whether the shopper signs in to buy the product on the page; an account created from here serves that too (B4.3.04). */
  toBuy?: boolean;
  /** Called after the sign-in. */
  onDone?: () => void;
}>;

export type SignUpOptions = Readonly<{ variant: SignUpVariant; toBuy?: boolean; email?: string }>;

/** Functions that open the sign-in and sign-up dialogs. */
export type SigningDialogs = Readonly<{
  openSignIn: (options?: SignInOptions) => void;
  openSignUp: (options?: SignUpOptions) => void;
  openForgotPassword: (email?: string) => void;
  openEnrolment: () => void;
  openConfirmation: (firstName: string) => void;
  openEmployeeTerms: () => void;
}>;
