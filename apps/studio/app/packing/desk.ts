import { ScanBarcode } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { packingRoutes } from './routes.tsx';

/** Where parcels are packed: what is to be fetched, and which unit goes into which parcel. */
export const packingDesk: Desk = {
  path: '/packing',
  title: 'studio.packing.title',
  icon: ScanBarcode,
  permission: 'fulfilment.write',
  routes: packingRoutes,
};
