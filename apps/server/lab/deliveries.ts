import { emptyingFlashTypes, type TransitionType, transitionTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { form, section } from './section.ts';
import type { LineStock } from './stock.ts';
import { transitions } from './transitions.ts';

export type DeliveriesView = Readonly<{
  /** Lines of the visitor's cart. */
  stock: readonly LineStock[];
  /** Changes of delivery that are possible with the cart. */
  possible: ReadonlySet<TransitionType>;
}>;

/** Every change of delivery with its switch, and forms to set the stock of the visitor's cart. */
export function deliverySection({ stock, possible }: DeliveriesView): string {
  const ways = transitionTypes.map((type) => {
    const press = form(
      'transition',
      `<button name="type" value="${type}"${possible.has(type) ? '' : ' disabled'}>Bring about <span class="quiet">${type}</span></button>`,
    );
    const how = escapeHtml(transitions[type]);
    return `<tr id="${type}"><th scope="row"><code>${type}</code></th><td>${how}</td><td>${press}</td></tr>`;
  });
  const emptying = emptyingFlashTypes.map((type) => `<code>${type}</code>`).join(', ');
  const lines = stock.map(lineTable);
  return section(
    'stock',
    'Deliveries and stock',
    `<p>A switch moves stock and services for all lines of this browser’s cart that it fits; the next check of the cart finds it. One that nothing fits cannot be pressed.</p>
<table><thead><tr><th scope="col">Change</th><th scope="col">By hand</th><th scope="col">Switch</th></tr></thead><tbody>${ways.join('')}</tbody></table><p>Nothing left anywhere: ${emptying}.</p>${lines.length > 0 ? lines.join('') : '<p>Put something into the cart of this browser to move its stock.</p>'}`,
  );
}

function lineTable({ upc, name, way, places }: LineStock): string {
  const rows = places.map(({ id, name: place, free, service, offers }) => {
    const set = form(
      'stock',
      `<input type="hidden" name="upc" value="${upc}"><input type="hidden" name="placeId" value="${escapeHtml(id)}"><label><span class="quiet">units</span> <input type="number" name="onHand" min="0" max="100000" value="${free}"></label><button>Set <span class="quiet">${escapeHtml(id)}</span></button>`,
    );
    return `<tr><th scope="row">${escapeHtml(place)} <span class="quiet">${escapeHtml(id)}</span></th><td>${set}${serviceForm(id, service, offers)}</td></tr>`;
  });
  return `<h3>${escapeHtml(name)} <span class="quiet">${escapeHtml(way)}</span></h3><table><tbody>${rows.join('')}</tbody></table>`;
}

const serviceNames = { sts: 'deliveries to the store', express: 'express' } as const;

function serviceForm(id: string, service: keyof typeof serviceNames, offers: boolean): string {
  return form(
    'service',
    `<input type="hidden" name="placeId" value="${escapeHtml(id)}"><input type="hidden" name="service" value="${service}"><button name="on" value="${offers ? '' : '1'}">${offers ? 'Close' : 'Open'} ${serviceNames[service]} <span class="quiet">${escapeHtml(id)}</span></button>`,
  );
}
