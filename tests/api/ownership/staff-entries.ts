import type { Entry, Request } from './things.ts';

const plain = (request: Request = {}): Entry => ({ request: () => request });
const none = { staffId: 'none' };
const version = { version: 1 };
const answer = { id: 'none' };

/** A request for each operation of the studio; the ids in them do not exist. */
export const staffEntries: Readonly<Record<string, Entry>> = {
  'audit.export': plain(),
  'audit.list': plain(),
  'preview.createLink': plain({ body: { path: '/en-us', hours: 1 } }),
  'roles.create': plain({ body: { name: ' ', permissions: [] } }),
  'roles.list': plain(),
  'roles.remove': plain({ params: { roleId: 'none' }, query: { version: '1' } }),
  'roles.update': plain({ params: { roleId: 'none' }, body: { name: 'x', permissions: [], ...version } }),
  'settings.change': plain({ params: { key: 'brand.name' }, body: { value: '', version: 0 } }),
  'settings.list': plain(),
  'settings.reset': plain({ params: { key: 'brand.name' }, query: { version: '7' } }),
  'staff.changeRoles': plain({ params: none, body: { roles: [], ...version } }),
  'staff.invite': plain({ body: { email: 'x', name: 'x', language: 'en', roles: [] } }),
  'staff.list': plain(),
  'staff.read': plain({ params: none }),
  'staff.remove': plain({ params: none, query: { version: '1' } }),
  'staff.resendInvitation': plain({ params: none }),
  'staff.resetFactors': plain({ params: none, body: version }),
  'staff.resume': plain({ params: none, body: version }),
  'staff.suspend': plain({ params: none, body: version }),
  'staffAccess.acceptInvitation': plain({ body: { token: 'none', name: 'x' } }),
  'staffAccess.confirmSignIn': plain({ body: { ticket: 'none', code: '000000' } }),
  'staffAccess.readInvitation': plain({ body: { token: 'none' } }),
  'staffAccess.requestPasswordReset': plain({ body: { email: 'nobody@example.com' } }),
  'staffAccess.resetPassword': plain({ body: { token: 'none', newPassword: 'Another-pass1', code: '000000' } }),
  'staffAccess.signIn': plain({ body: { email: 'nobody@example.com', password: 'Some-pass1' } }),
  'staffAccess.signInWithPasskey': plain({ body: { answer } }),
  'staffAccess.signOut': plain(),
  'staffAccess.startPasskeySignIn': plain(),
  'staffAccount.addPasskey': plain({ body: { answer } }),
  'staffAccount.changePassword': plain({ body: { newPassword: 'short' } }),
  'staffAccount.endSession': plain({ params: { sessionId: 'none' } }),
  'staffAccount.listSessions': plain(),
  'staffAccount.prove': plain({ body: { answer } }),
  'staffAccount.read': plain(),
  'staffAccount.readFactors': plain(),
  'staffAccount.removePasskey': plain({ params: { passkeyId: 'none' } }),
  'staffAccount.removePassword': plain(),
  'staffAccount.renewRecoveryCodes': plain(),
  'staffAccount.setUpCodes': plain({ body: { setup: 'none', code: '000000' } }),
  'staffAccount.startCodes': plain(),
  'staffAccount.startPasskey': plain(),
  'staffAccount.startProof': plain(),
  'staffAccount.update': plain({ body: { name: ' ' } }),
};
