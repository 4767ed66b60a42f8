import type { AuditEntry } from '@eyelet/contracts/audit/entry.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What staff do, by the operation that does it. */
export const actionLabels = {
  'staff.invite': 'studio.action.staff.invite',
  'staff.changeRoles': 'studio.action.staff.changeRoles',
  'staff.resendInvitation': 'studio.action.staff.resendInvitation',
  'staff.suspend': 'studio.action.staff.suspend',
  'staff.resume': 'studio.action.staff.resume',
  'staff.resetFactors': 'studio.action.staff.resetFactors',
  'staff.remove': 'studio.action.staff.remove',
  'roles.create': 'studio.action.roles.create',
  'roles.update': 'studio.action.roles.update',
  'roles.remove': 'studio.action.roles.remove',
  'staffAccess.acceptInvitation': 'studio.action.staffAccess.acceptInvitation',
  'staffAccess.confirmSignIn': 'studio.action.staffAccess.confirmSignIn',
  'staffAccess.signInWithPasskey': 'studio.action.staffAccess.signInWithPasskey',
  'staffAccess.signOut': 'studio.action.staffAccess.signOut',
  'staffAccess.resetPassword': 'studio.action.staffAccess.resetPassword',
  'staffAccount.update': 'studio.action.staffAccount.update',
  'staffAccount.changePassword': 'studio.action.staffAccount.changePassword',
  'staffAccount.removePassword': 'studio.action.staffAccount.removePassword',
  'staffAccount.setUpCodes': 'studio.action.staffAccount.setUpCodes',
  'staffAccount.renewRecoveryCodes': 'studio.action.staffAccount.renewRecoveryCodes',
  'staffAccount.addPasskey': 'studio.action.staffAccount.addPasskey',
  'staffAccount.removePasskey': 'studio.action.staffAccount.removePasskey',
  'staffAccount.endSession': 'studio.action.staffAccount.endSession',
  'preview.createLink': 'studio.action.preview.createLink',
  'settings.change': 'studio.action.settings.change',
  'settings.reset': 'studio.action.settings.reset',
  'eventRegistrations.exportGuests': 'studio.action.eventRegistrations.exportGuests',
  'eventRegistrations.admit': 'studio.action.eventRegistrations.admit',
  'eventRegistrations.withdraw': 'studio.action.eventRegistrations.withdraw',
  'cases.change': 'studio.action.cases.change',
  'cases.answer': 'studio.action.cases.answer',
  'cases.note': 'studio.action.cases.note',
  'orderDesk.recordStep': 'studio.action.orderDesk.recordStep',
  'orderDesk.cancel': 'studio.action.orderDesk.cancel',
  'orderDesk.resendMail': 'studio.action.orderDesk.resendMail',
  'orderDesk.changeAddress': 'studio.action.orderDesk.changeAddress',
  'orderDesk.writeNote': 'studio.action.orderDesk.writeNote',
  'orderDesk.changeNote': 'studio.action.orderDesk.changeNote',
  'orderDesk.removeNote': 'studio.action.orderDesk.removeNote',
  'returnDesk.receive': 'studio.action.returnDesk.receive',
  'returnDesk.settle': 'studio.action.returnDesk.settle',
  'followUps.resend': 'studio.action.followUps.resend',
  'apiKeys.create': 'studio.action.apiKeys.create',
  'apiKeys.revoke': 'studio.action.apiKeys.revoke',
  'webhooks.create': 'studio.action.webhooks.create',
  'webhooks.update': 'studio.action.webhooks.update',
  'webhooks.renewSecret': 'studio.action.webhooks.renewSecret',
  'webhooks.remove': 'studio.action.webhooks.remove',
  'webhooks.replay': 'studio.action.webhooks.replay',
  'content.create': 'studio.action.content.create',
  'content.saveDraft': 'studio.action.content.saveDraft',
  'content.importTranslation': 'studio.action.content.importTranslation',
  'content.exportBundle': 'studio.action.content.exportBundle',
  'content.importBundle': 'studio.action.content.importBundle',
  'content.rename': 'studio.action.content.rename',
  'content.publish': 'studio.action.content.publish',
  'content.schedule': 'studio.action.content.schedule',
  'content.unpublish': 'studio.action.content.unpublish',
  'content.archive': 'studio.action.content.archive',
  'content.restore': 'studio.action.content.restore',
  'media.upload': 'studio.action.media.upload',
  'media.replace': 'studio.action.media.replace',
  'media.change': 'studio.action.media.change',
  'media.remove': 'studio.action.media.remove',
  'audit.export': 'studio.action.audit.export',
  'cart.addPriceAdjustment': 'studio.action.cart.addPriceAdjustment',
  'cart.approvePriceAdjustment': 'studio.action.cart.approvePriceAdjustment',
  'cart.changePriceAdjustment': 'studio.action.cart.changePriceAdjustment',
  'cart.removePriceAdjustment': 'studio.action.cart.removePriceAdjustment',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** What was done, in words; the id of the operation where there are none. */
export function actionLabel(t: Translate, action: string): string {
  const label = (actionLabels as Readonly<Record<string, MessageKey>>)[action];
  return label ? t(label) : action;
}

/** Who did it: somebody of the staff, a key of an outside system, or the operator by a command. */
export function actorName(t: Translate, { staffId, staffName }: Pick<AuditEntry, 'staffId' | 'staffName'>): string {
  return staffId === null && staffName === 'operator' ? t('studio.audit.operator') : staffName;
}

const memberLabels: Readonly<Record<string, MessageKey>> = {
  name: 'studio.name.label',
  email: 'studio.email',
  language: 'studio.language',
  state: 'studio.state',
  roles: 'studio.roles.title',
  permissions: 'studio.permissions',
  value: 'studio.value',
  address: 'studio.seller.address',
  register: 'studio.seller.register',
  taxNumber: 'studio.seller.taxNumber',
  series: 'studio.seller.series',
  returns: 'studio.seller.returns',
  consumer: 'studio.followUps.consumer',
  fact: 'studio.followUps.fact',
  subject: 'studio.followUps.about',
  url: 'studio.webhooks.url',
  perMinute: 'studio.apiKeys.perMinute',
  expiresAt: 'studio.apiKeys.expiresAt',
  description: 'studio.webhooks.description',
  facts: 'studio.webhooks.facts',
  active: 'studio.webhooks.active',
};

/** What a member of a record is called; its own name where it has none in words. */
export function memberLabel(t: Translate, member: string): string {
  const label = memberLabels[member];
  return label ? t(label) : member;
}
