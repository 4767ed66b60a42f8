import type { RouteObject } from 'react-router';
import { HomePage } from './home-page.tsx';

export const homeRoutes: readonly RouteObject[] = [{ path: '/home', element: <HomePage /> }];
