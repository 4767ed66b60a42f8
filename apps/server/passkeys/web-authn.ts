/** The library of passkeys, loaded when the first is made or used. It reads certificates and takes as much memory as all contracts. */
export const webAuthn = () => import('@simplewebauthn/server');
