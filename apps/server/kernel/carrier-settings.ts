/** The service that reports the parcels of carriers: none, or a simulator. */
export type CarrierSettings = Readonly<{ kind: 'none' }> | Readonly<{ kind: 'simulator' }>;
