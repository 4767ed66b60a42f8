import type account from './catalogues/account.en.json';
import type address from './catalogues/address.en.json';
import type approval from './catalogues/approval.en.json';
import type associate from './catalogues/associate.en.json';
import type auth from './catalogues/auth.en.json';
import type blocks from './catalogues/blocks.en.json';
import type cancelling from './catalogues/cancelling.en.json';
import type cart from './catalogues/cart.en.json';
import type cases from './catalogues/cases.en.json';
import type catalogue from './catalogues/catalogue.en.json';
import type checkout from './catalogues/checkout.en.json';
import type consent from './catalogues/consent.en.json';
import type delivery from './catalogues/delivery.en.json';
import type errors from './catalogues/errors.en.json';
import type events from './catalogues/events.en.json';
import type favorites from './catalogues/favorites.en.json';
import type flash from './catalogues/flash.en.json';
import type formats from './catalogues/formats.en.json';
import type giftCardForm from './catalogues/gift-card-form.en.json';
import type giftCards from './catalogues/gift-cards.en.json';
import type handover from './catalogues/handover.en.json';
import type joining from './catalogues/joining.en.json';
import type listing from './catalogues/listing.en.json';
import type looks from './catalogues/looks.en.json';
import type mail from './catalogues/mail.en.json';
import type mailing from './catalogues/mailing.en.json';
import type newsletter from './catalogues/newsletter.en.json';
import type notice from './catalogues/notice.en.json';
import type order from './catalogues/order.en.json';
import type paper from './catalogues/paper.en.json';
import type place from './catalogues/place.en.json';
import type preview from './catalogues/preview.en.json';
import type product from './catalogues/product.en.json';
import type productPage from './catalogues/product-page.en.json';
import type promotions from './catalogues/promotions.en.json';
import type purchases from './catalogues/purchases.en.json';
import type receipt from './catalogues/receipt.en.json';
import type returning from './catalogues/returning.en.json';
import type saved from './catalogues/saved.en.json';
import type seo from './catalogues/seo.en.json';
import type shipping from './catalogues/shipping.en.json';
import type shop from './catalogues/shop.en.json';
import type slides from './catalogues/slides.en.json';
import type staff from './catalogues/staff.en.json';
import type staffErrors from './catalogues/staff-errors.en.json';
import type storePrices from './catalogues/store-prices.en.json';
import type stores from './catalogues/stores.en.json';
import type studio from './catalogues/studio.en.json';
import type studioContent from './catalogues/studio-content.en.json';
import type studioCustomers from './catalogues/studio-customers.en.json';
import type studioHome from './catalogues/studio-home.en.json';
import type studioIntegration from './catalogues/studio-integration.en.json';
import type studioOrders from './catalogues/studio-orders.en.json';
import type studioPayments from './catalogues/studio-payments.en.json';
import type studioPromotions from './catalogues/studio-promotions.en.json';
import type studioStock from './catalogues/studio-stock.en.json';
import type studioStores from './catalogues/studio-stores.en.json';
import type studioTexts from './catalogues/studio-texts.en.json';
import type studioValue from './catalogues/studio-value.en.json';
import type terms from './catalogues/terms.en.json';
import type validation from './catalogues/validation.en.json';
import type wallets from './catalogues/wallets.en.json';

/** Every key of the English catalogues; a misspelt one does not compile. */
export type MessageKey =
  | keyof typeof account
  | keyof typeof address
  | keyof typeof approval
  | keyof typeof associate
  | keyof typeof auth
  | keyof typeof blocks
  | keyof typeof cancelling
  | keyof typeof cart
  | keyof typeof catalogue
  | keyof typeof checkout
  | keyof typeof consent
  | keyof typeof delivery
  | keyof typeof errors
  | keyof typeof cases
  | keyof typeof events
  | keyof typeof giftCardForm
  | keyof typeof giftCards
  | keyof typeof favorites
  | keyof typeof flash
  | keyof typeof formats
  | keyof typeof handover
  | keyof typeof joining
  | keyof typeof listing
  | keyof typeof looks
  | keyof typeof mail
  | keyof typeof mailing
  | keyof typeof newsletter
  | keyof typeof notice
  | keyof typeof order
  | keyof typeof paper
  | keyof typeof place
  | keyof typeof preview
  | keyof typeof product
  | keyof typeof productPage
  | keyof typeof promotions
  | keyof typeof purchases
  | keyof typeof receipt
  | keyof typeof returning
  | keyof typeof saved
  | keyof typeof seo
  | keyof typeof shipping
  | keyof typeof shop
  | keyof typeof slides
  | keyof typeof staff
  | keyof typeof staffErrors
  | keyof typeof storePrices
  | keyof typeof stores
  | keyof typeof studio
  | keyof typeof studioContent
  | keyof typeof studioCustomers
  | keyof typeof studioHome
  | keyof typeof studioIntegration
  | keyof typeof studioOrders
  | keyof typeof studioPayments
  | keyof typeof studioPromotions
  | keyof typeof studioStock
  | keyof typeof studioStores
  | keyof typeof studioTexts
  | keyof typeof studioValue
  | keyof typeof terms
  | keyof typeof validation
  | keyof typeof wallets;
