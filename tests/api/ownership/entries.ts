import { address } from '@eyelet/testing/buy.ts';
import { staffEntries } from './staff-entries.ts';
import { type Entry, plain, type Request, type Things } from './things.ts';

/** Of something that nobody has asked for yet. */
const unknownId = '00000000-0000-4000-8000-000000000000';

const cart = (request: (things: Things) => Request): Entry => ({ request, foreign: 'BSK404' });
const basket = (body?: unknown): Entry =>
  cart(({ basketId }) => ({ params: { basketId }, ...(body === undefined ? {} : { body }) }));

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const upc = '4000000000200';

/** One entry for each operation; the matrix fails for one that is missing here. */
export const entries: Readonly<Record<string, Entry>> = {
  'addresses.listCountries': plain(),
  'addresses.readCountryRules': plain({ params: { countryCode: 'US' } }),
  'api.validateResponse': plain({ params: { contract: 'cart.none' }, body: {} }),
  'auth.changePassword': plain({ body: { currentPassword: 'Wrong-pass1', newPassword: 'Another-pass1' } }),
  'auth.endSession': {
    request: ({ sessionId }) => ({ params: { sessionId } }),
    foreign: 'API404',
  },
  'auth.listSessions': plain(),
  'auth.requestPasswordReset': plain({ body: { email: 'nobody@example.com' } }),
  'auth.resetPassword': plain({ body: { token: 'none', newPassword: 'Another-pass1' } }),
  'auth.setTillPin': plain({ body: { password: 'Wrong-pass1', pin: '482913' } }),
  'auth.signIn': plain({
    body: {
      type: 'Registered',
      username: 'nobody@example.com',
      password: 'Some-pass1',
      codeChallenge: challenge,
      recaptcha_response: 'accept',
    },
  }),
  'auth.signInAssociate': plain({
    body: { username: 'nobody@example.com', password: 'Some-pass1', codeChallenge: challenge },
  }),
  'auth.signOut': plain({ body: { refreshToken: 'none' } }),
  'auth.signUp': plain({ body: { email: 'x', password: 'Some-pass1', recaptcha_response: 'accept' } }),
  'auth.token': plain({ body: { type: 'Registered', authorizationCode: 'none', codeVerifier: 'none' } }),
  'botCheck.pass': plain({ body: { recaptcha_response: 'reject' } }),
  'botCheck.readChallenge': plain(),
  'cards.change': {
    request: ({ paymentInstrumentId }) => ({ params: { paymentInstrumentId }, body: { main: true } }),
    foreign: 'PYT404',
  },
  'cards.list': plain(),
  'cards.remove': {
    request: ({ paymentInstrumentId }) => ({ params: { paymentInstrumentId } }),
    foreign: 'PYT404',
  },
  'cards.save': plain({
    body: { payment_method_id: 'CREDIT_CARD', token: 'none', recaptcha_response: 'accept' },
  }),
  'cart.addItem': cart(({ basketId }) => ({ query: { cartId: basketId }, body: { upc } })),
  'cart.addPriceAdjustment': cart(({ basketId, itemId }) => ({
    params: { basketId },
    body: { itemId, type: 'percentage', value: 10, reason: 'Scuffed sole' },
  })),
  'cart.applyCoupon': cart(({ basketId }) => ({ body: { cartId: basketId, code: 'NOPE' } })),
  'payments.applyReward': {
    request: ({ basketId }) => ({ params: { basketId }, body: { appliedLoyaltyVoucher: null } }),
  },
  'cart.approvePriceAdjustment': cart(({ basketId }) => ({
    params: { basketId, adjustmentId: 'none' },
    body: { storeEmployeeId: 'none', password: 'Wrong-password-1', version: 1 },
  })),
  'cart.changePriceAdjustment': cart(({ basketId }) => ({
    params: { basketId, adjustmentId: 'none' },
    body: { value: 5 },
  })),
  'cart.changeStore': cart(({ basketId }) => ({ params: { basketId }, body: { storeId: 'S-BOSTON' } })),
  'cart.chooseGift': cart(({ basketId }) => ({ params: { basketId }, body: { promotionId: 'none', upc } })),
  'cart.create': plain(),
  'cart.createWithItem': plain({ body: { upc } }),
  'cart.read': basket(),
  // Any basket that is not a temporary one of the caller gets the answer of a deleted one.
  'cart.remove': { request: ({ basketId }) => ({ params: { basketId } }) },
  'cart.removeCoupon': cart(({ basketId }) => ({ query: { cartId: basketId, code: 'NOPE' } })),
  'cart.removeItem': cart(({ basketId, itemId }) => ({ query: { cartId: basketId, itemId } })),
  'cart.removePriceAdjustment': cart(({ basketId }) => ({ params: { basketId, adjustmentId: 'none' } })),
  'cart.reserveWithItem': plain({
    body: { upc, storeId: 'nowhere', contact: {}, recaptcha_response: 'accept' },
  }),
  'cart.updateItem': cart(({ basketId, itemId }) => ({ params: { basketId }, body: { itemId, qty: 1 } })),
  'catalogue.listCategory': plain({ query: { categoryId: '1000' } }),
  'catalogue.readCards': plain({ query: { ids: 'SKDECK01BLU' } }),
  'catalogue.readInventory': plain({ params: { productId: 'SKDECK01BLU' } }),
  'catalogue.readNavigation': plain(),
  'catalogue.readProduct': plain({ params: { productId: 'SKDECK01BLU' } }),
  'checkout.finishChallenge': {
    request: ({ orderNumber }) => ({
      params: { orderNumber },
      body: { authenticated: false, transactionId: 'none' },
    }),
    foreign: 'ORD409',
  },
  'checkout.listShippingMethods': cart(({ basketId }) => ({ params: { basketId, shippingId: 'me' } })),
  'checkout.placeOrder': cart(({ basketId }) => ({ body: { cartId: basketId, recaptcha_response: 'accept' } })),
  'checkout.prepareOrder': cart(({ basketId }) => ({ body: { cartId: basketId } })),
  'checkout.removeBillingAddress': basket(),
  'checkout.removeShippingAddress': basket(),
  'checkout.restoreItems': {
    request: ({ orderNumber }) => ({ params: { orderNumber }, body: {} }),
    foreign: 'ORD409',
  },
  'checkout.setBillingAddress': basket(address),
  'checkout.setShippingAddress': basket(address),
  'checkout.setShippingMethod': cart(({ basketId }) => ({ query: { cartId: basketId }, body: { code: 'standard' } })),
  'checkout.storeFingerprint': cart(({ basketId }) => ({ body: { basketId, fingerprint: 'print' } })),
  'checkout.validateShippingAddress': basket(address),
  'consumer.addAddress': plain({ body: { address: { ...address, city: '' } } }),
  'consumer.changeAddress': {
    request: ({ addressId }) => ({ params: { addressId }, body: { address: { main: true } } }),
    foreign: 'CCA401',
  },
  'consumer.create': plain({
    body: { consumerProfile: { consumerDetails: { email: 'x' } }, recaptcha_response: 'accept' },
  }),
  'consumer.delete': plain({ body: { password: 'Wrong-pass1' } }),
  'consumer.exportData': plain(),
  'consumer.keep': plain(),
  'consumer.lookUp': plain({ query: { email: 'nobody@example.com' } }),
  'consumer.read': plain(),
  'consumer.removeAddress': { request: ({ addressId }) => ({ params: { addressId } }), foreign: 'CCA401' },
  'consumer.retrieveUserData': plain({ body: { consumerId: 'none', email: 'nobody@example.com' } }),
  'consumer.update': plain({ body: { consumerProfile: { preferences: { preferredShoeSize: '42' } } } }),
  'cases.contact': plain({ body: { requestType: 'contact', organisation: 'x', payload: { message: 'x' } } }),
  'cases.listSubjects': plain(),
  'cases.submitWarranty': plain({ body: { requestType: 'warranty', organisation: 'x', payload: { message: 'x' } } }),
  'content.listPopups': plain(),
  'content.readComponent': plain({ params: { kind: 'page', key: 'home' } }),
  'content.readPage': plain({ params: { slug: 'home' } }),
  'content.readRouteSections': plain({ query: { route: '/p/shoe' } }),
  'content.searchComponents': plain({ query: { type: 'article' } }),
  'eventRegistrations.cancel': plain({ params: { registrationId: 'none' }, body: { token: 'none' } }),
  'eventRegistrations.listOwn': plain(),
  'eventRegistrations.listPublished': plain(),
  'eventRegistrations.readEvent': plain({ params: { eventId: 'none' } }),
  'eventRegistrations.readLinked': plain({ params: { registrationId: 'none' }, query: { token: 'none' } }),
  'eventRegistrations.register': plain({ body: { eventId: 'none' } }),
  'favorites.add': plain({ body: { productId: 'SKDECK01BLU' } }),
  'favorites.list': plain(),
  'favorites.readShared': plain({ params: { favoriteId: 'none' } }),
  'favorites.remove': {
    request: ({ favoriteId }) => ({ params: { favoriteId, itemId: 'SKSOCK01BLU' } }),
    foreign: 'API404',
  },
  'favorites.share': {
    request: ({ consumersFavoriteId }) => ({ params: { favoriteId: consumersFavoriteId }, body: {} }),
    foreign: 'API404',
  },
  'giftCards.readOffer': plain(),
  'giftCards.readLinked': plain({ params: { giftCardId: 'none' }, query: { token: 'none' } }),
  'giftCards.resendEmail': { request: ({ orderNumber }) => ({ body: { orderNumber } }), foreign: 'OHS4004' },
  'giftCards.readBalance': plain({ body: { number: '0' } }),
  'handovers.create': basket(),
  // Anybody can read a handover with its token; callers do not have those of others.
  'handovers.read': plain({ query: { token: 'none' } }),
  'handovers.take': plain({ body: { token: 'none' } }),
  'looks.listOwn': plain(),
  // The owner has not been asked either; `looks/consent.test.ts` has a look at somebody else.
  'looks.answer': plain({ params: { lookId: unknownId }, body: { answer: 'allow' } }),
  'loyalty.listHistory': plain(),
  'storeCredit.read': plain(),
  'loyalty.readProgramme': plain(),
  'loyalty.readStanding': plain(),
  // The world's basket is a guest's; a consumer's own is tried with the vouchers.
  'loyalty.listVouchers': { request: ({ basketId }) => ({ query: { basketId } }) },
  'loyalty.welcomePromotion': plain(),
  'invoices.download': { request: ({ orderNumber }) => ({ body: { orderNumber } }), foreign: 'OHS4004' },
  // The token of an order allows reading its papers; callers do not have those of others.
  'invoices.read': { request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, query: { token: 'none' } }) },
  'giftReceipts.read': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, query: { token: 'none' } }),
  },
  'loyalty.token': plain({ body: { usid: 'none', referralCode: 'NONE' } }),
  'orders.cancel': { request: ({ orderNumber }) => ({ body: { orderNumber } }), foreign: 'OHS4004' },
  'orders.cancelItems': {
    request: ({ orderNumber }) => ({
      body: { orderNumber, cancellationId: unknownId, items: [{ itemId: 'none', qty: 1 }] },
    }),
    foreign: 'OHS4004',
  },
  'orders.quoteCancellation': {
    request: ({ orderNumber }) => ({
      body: { orderNumber, cancellationId: unknownId, items: [{ itemId: 'none', qty: 1 }] },
    }),
    foreign: 'OHS4004',
  },
  'orders.listCancellable': { request: ({ orderNumber }) => ({ body: { orderNumber } }), foreign: 'OHS4004' },
  // The token of an order allows claiming it; callers do not have tokens of other shoppers' orders.
  'orders.claim': { request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, body: { token: 'none' } }) },
  'orders.list': plain({ body: {} }),
  // The token of an order allows reading it; callers do not have tokens of other shoppers' orders.
  'orders.readLinked': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, query: { token: 'none' } }),
  },
  // The owner has no order of this cart yet, so they get the same answer.
  'orders.readOfCart': { request: ({ basketId }) => ({ params: { basketId } }) },
  'orders.read': { request: ({ orderNumber }) => ({ params: { orderId: orderNumber } }), foreign: 'OHS4004' },
  'performance.ingest': plain({ body: { pageType: 'home', path: '/en-us', locale: 'en-US' } }),
  'performance.reportUnloaded': plain({ body: { script: 'view-hero-1a2b3c4.js' } }),
  'personalisation.decide': plain({
    params: { brand: 'skerry' },
    body: { visitorId: 'visitor-one', consent: true, experiences: [] },
  }),
  'personalisation.recordEvent': plain({
    params: { brand: 'skerry' },
    body: { visitorId: 'visitor-one', kind: 'click', experienceId: 'none', variantId: null },
  }),
  'returns.createLabel': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, body: {} }),
    foreign: 'OHS4004',
  },
  'returns.listItems': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, body: {} }),
    foreign: 'OHS4004',
  },
  'returns.addPictures': {
    request: ({ orderNumber }) => ({
      params: { orderId: orderNumber },
      body: { returnId: 'NONE', itemId: 'NONE', pictures: [''] },
    }),
    foreign: 'OHS4004',
  },
  'returns.withdrawExchange': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, body: { returnId: 'NONE', itemId: 'NONE' } }),
    foreign: 'OHS4004',
  },
  // The token of a decision allows reading its label.
  'warranty.readLabel': plain({ params: { reference: 'NONE' }, query: { token: 'none' } }),
  // The token of a return allows reading its label; callers do not have those of others.
  'returns.readLabel': {
    request: ({ orderNumber }) => ({ params: { returnId: orderNumber }, query: { token: 'none' } }),
  },
  'promotions.list': plain(),
  'promotions.listOwnPrices': plain(),
  'receipts.readOfCart': basket(),
  'receipts.readOfOrder': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber } }),
    foreign: 'OHS4004',
  },
  // The order was not sold by an associate, so its owner gets the same answer; `checkout/till-receipt.test.ts` has one that was.
  'tillReceipts.read': { request: ({ orderNumber }) => ({ params: { orderId: orderNumber } }) },
  'tillReceipts.mail': {
    request: ({ orderNumber }) => ({ params: { orderId: orderNumber }, body: { email: 'ada@example.com' } }),
  },
  // The number and the email open it for anybody; strangers do not have both.
  'orders.track': plain({ body: { orderNumber: 'NONE', email: 'nobody@example.com' } }),
  'passkeys.add': plain({ body: { answer: {} } }),
  'passkeys.list': plain(),
  'passkeys.remove': { request: ({ passkeyId }) => ({ params: { passkeyId } }), foreign: 'API404' },
  'passkeys.signIn': plain({ body: { answer: {}, codeChallenge: challenge } }),
  'passkeys.start': plain({ body: { password: 'Wrong-pass1' } }),
  'passkeys.startSignIn': plain(),
  'payments.addInstrument': cart(({ basketId, cardToken }) => ({
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', additionalData: { token: cardToken } },
  })),
  'payments.listMethods': basket(),
  'payments.openSession': plain({ query: { paymentMethodId: 'CREDIT_CARD' } }),
  'payments.removeInstrument': cart(({ basketId }) => ({
    params: { basketId },
    query: { paymentInstrumentId: 'none' },
  })),
  'preview.listChanges': plain({ query: {} }),
  'preview.listItems': plain({ query: { docType: 'page' } }),
  'savedItems.list': plain(),
  'savedItems.remove': {
    request: ({ saveForLaterId, savedItemId }) => ({
      params: { saveForlaterId: saveForLaterId, itemId: savedItemId },
    }),
    foreign: 'API404',
  },
  'savedItems.save': cart(({ basketId, itemId }) => ({ params: { basketId }, body: { itemId } })),
  'savedItems.update': {
    request: ({ savedItemId }) => ({ body: { items: [{ itemId: savedItemId, qty: 1 }] } }),
    foreign: 'ORD404',
  },
  'search.searchProducts': plain({ query: { q: 'deck' } }),
  'search.listPopular': plain(),
  'search.suggest': plain({ query: { q: 'de' } }),
  ...staffEntries,
  'stores.findCollectionPoints': plain({ body: { place: { text: 'Boston' } } }),
  'stores.list': plain(),
  'stores.listEmployees': plain({ params: { storeId: 'S-BOSTON' } }),
  'stores.read': plain({ params: { storeId: 'S-BOSTON' } }),
  'stores.search': plain({ query: { text: 'Boston' } }),
  'notifications.change': plain({ body: { notifications: [{ topic: 'events', channel: 'email', enabled: true }] } }),
  'notifications.list': plain(),
  'subscriptions.confirm': plain({ body: { token: 'none' } }),
  'subscriptions.subscribe': plain({ body: { channel: 'email', recipient: 'x', optin: true } }),
  'subscriptions.unsubscribe': plain({ query: { token: 'none' } }),
  'subscriptions.list': plain(),
  'subscriptions.change': plain({ body: { channel: 'sms', optin: false } }),
  'time.read': plain(),
};
