import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { NewTransfer } from './new-transfer.tsx';
import { ReceivePage } from './receive-page.tsx';
import { SendingPage } from './sending-page.tsx';
import { StockPage } from './stock-page.tsx';
import { TransferRecord } from './transfer-record.tsx';
import { TransfersList } from './transfers-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="stock.read">{page}</RequirePermission>;
const writable = (page: ReactNode) => <RequirePermission permission="stock.write">{page}</RequirePermission>;

export const transferRoutes: readonly RouteObject[] = [
  { path: '/transfers', element: readable(<TransfersList />) },
  { path: '/transfers/stock', element: readable(<StockPage />) },
  { path: '/transfers/sending', element: readable(<SendingPage />) },
  { path: '/transfers/new', element: writable(<NewTransfer />) },
  { path: '/transfers/:transferId', element: readable(<TransferRecord />) },
  { path: '/transfers/:transferId/receive', element: writable(<ReceivePage />) },
];
