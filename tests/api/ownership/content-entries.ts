import { type Entry, itemId, plain, version } from './things.ts';

const document = { language: 'en', version: 1, props: {}, sections: [], variants: {} };
const item = (body?: object): Entry => plain({ params: { itemId }, ...(body ? { body } : {}) });
const medium = (body?: object): Entry => plain({ params: { mediumId: itemId }, ...(body ? { body } : {}) });
const aText = { wording: 'de', key: 'product.addToCart' };

/** Requests for the operations of the studio that write content; the ids in them do not exist. */
export const contentEntries: Readonly<Record<string, Entry>> = {
  'personalisation.readResults': plain(),
  'content.archive': item(),
  'content.attend': item({ open: true }),
  'content.check': item(),
  'content.compareVersions': plain({ params: { itemId }, query: { from: '1', to: '2' } }),
  'content.create': plain({ body: { kind: 'page', key: 'none', name: 'x', document } }),
  'content.exportBundle': plain(),
  'contentImports.apply': plain({ params: { importId: itemId } }),
  'contentImports.list': plain(),
  'contentImports.read': plain({ params: { importId: itemId } }),
  'contentImports.start': plain({ params: { importId: itemId }, query: { fileName: 'x.zip' } }),
  'content.exportTranslation': plain({ params: { itemId, audience: 'de' } }),
  'content.importTranslation': plain({ params: { itemId, audience: 'de' }, body: { version: 1, xliff: 'x' } }),
  'content.list': plain(),
  'content.listVersions': item(),
  'content.proposeTranslation': plain({ params: { itemId, language: 'de' }, body: version }),
  'content.publish': item(version),
  'content.read': item(),
  'content.readCompleteness': item(),
  'content.rename': item({ key: 'none', name: 'x' }),
  'content.restore': item({ number: 1, version: 1 }),
  'content.saveDraft': item({ document, version: 1 }),
  'content.schedule': item({ version: 1, startsAt: '2036-01-01T00:00:00Z', endsAt: null }),
  'content.unpublish': item({}),
  'media.change': medium({ version: 1, title: 'x', alt: {}, decorative: true, focus: null, crops: {} }),
  'media.list': plain(),
  'media.listUses': medium(),
  'media.read': medium(),
  'media.remove': medium(),
  'media.replace': plain({ params: { mediumId: itemId }, query: { fileName: 'x.png' } }),
  'media.upload': plain({ query: { fileName: 'x.png' } }),
  'preview.createLink': plain({ body: { path: '/en-us', hours: 1 } }),
  'eventRegistrations.admit': plain({ params: { registrationId: 'none' } }),
  'eventRegistrations.exportGuests': plain({ params: { eventId: 'none' } }),
  'eventRegistrations.listEvents': plain(),
  'eventRegistrations.listGuests': plain({ params: { eventId: 'none' } }),
  'eventRegistrations.withdraw': plain({ params: { registrationId: 'none' } }),
  'texts.change': plain({ params: aText, body: { text: '', version: 0 } }),
  'texts.list': plain(),
  'texts.read': plain({ params: aText }),
  'texts.reset': plain({ params: aText, query: { version: '7' } }),
  'translationService.read': plain(),
};
