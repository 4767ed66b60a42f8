import type { RouteObject } from 'react-router';
import { InvitationPage } from './invitation-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

export const signInRoute: RouteObject = { path: '/sign-in', element: <SignInPage /> };
export const invitationRoute: RouteObject = { path: '/invitation', element: <InvitationPage /> };
export const resetPasswordRoute: RouteObject = { path: '/reset-password', element: <ResetPasswordPage /> };
