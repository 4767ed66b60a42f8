import { type ErrorId, errorCatalogue } from '@eyelet/contracts/errors/catalogue.ts';
import { emptyingFlashTypes } from '@eyelet/contracts/errors/flash-types.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { OpenPickup } from '@eyelet/db/orders/ready.ts';
import type { WebhookManner } from '@eyelet/db/payments/sandbox-webhook.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { pickupSection } from './pickups.ts';
import { form, section } from './section.ts';
import { type LabSettings, longestPause } from './settings.ts';
import type { LineStock } from './stock.ts';
import { transitions } from './transitions.ts';

export type LabView = Readonly<{
  settings: LabSettings;
  operations: readonly Operation[];
  errorIds: readonly ErrorId[];
  stock: readonly LineStock[];
  webhooks: WebhookManner;
  pickups: readonly OpenPickup[];
}>;

/** The lab as a page without scripts. */
export function labPage(view: LabView): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Failure lab</title>
<link rel="stylesheet" href="/dev/lab.css">
</head>
<body><main>
<h1>Failure lab</h1>
<p>What is switched on here goes wrong in this browser only; stock and webhooks are those of the whole sandbox.</p>
${switchedOn(view)}
${services(view)}
${deliveries(view)}
${pickupSection(view.pickups)}
${errors(view)}
</main></body>
</html>
`;
}

function switchedOn({ settings }: LabView): string {
  const rows = Object.entries(settings.refusals).map(
    ([operation, id]) =>
      `<li><code>${escapeHtml(operation)}</code> refuses with <code>${id}</code> ${form('refusal', `<input type="hidden" name="operation" value="${escapeHtml(operation)}"><button name="off" value="1">Switch off <span class="quiet">${escapeHtml(operation)}</span></button>`)}</li>`,
  );
  const pause = settings.pause > 0 ? [`<li>Every call waits for ${settings.pause} ms.</li>`] : [];
  const list = [...rows, ...pause];
  return section(
    'switched',
    'Switched on',
    list.length > 0
      ? `<ul>${list.join('')}</ul>${form('reset', '<button>Switch everything off</button>')}`
      : '<p>Nothing. The shop does what it should.</p>',
  );
}

function services({ settings, webhooks }: LabView): string {
  const pause = form(
    'pause',
    `<label>Milliseconds that every call waits <input type="number" name="pause" min="0" max="${longestPause}" value="${settings.pause}"></label><button>Slow down</button>`,
  );
  const box = (name: string, label: string, on: boolean) =>
    `<label><input type="checkbox" name="${name}" value="1"${on ? ' checked' : ''}> ${label}</label>`;
  const ends = (['paid', 'refused'] as const)
    .map((one) => `<option${one === webhooks.pendingEnds ? ' selected' : ''}>${one}</option>`)
    .join('');
  const manner = form(
    'webhooks',
    `<label>Seconds late <input type="number" name="delaySeconds" min="0" max="3600" value="${webhooks.delaySeconds}"></label>
<label>Times each <input type="number" name="copies" min="1" max="5" value="${webhooks.copies}"></label>
${box('reversed', 'last one first', webhooks.reversed)} ${box('lost', 'never', webhooks.lost)}
<label>Pending payments end <select name="pendingEnds">${ends}</select></label><button>Set webhooks</button>`,
  );
  return section(
    'services',
    'Slow and unreliable services',
    `<h3>Calls</h3>${pause}<h3>Webhooks of payments</h3>${manner}`,
  );
}

function deliveries({ stock }: LabView): string {
  const ways = Object.entries(transitions).map(
    ([type, how]) => `<tr id="${type}"><th scope="row"><code>${type}</code></th><td>${escapeHtml(how)}</td></tr>`,
  );
  const emptying = emptyingFlashTypes.map((type) => `<code>${type}</code>`).join(', ');
  const lines = stock.map(
    ({ upc, name, way, places }) =>
      `<h3>${escapeHtml(name)} <span class="quiet">${escapeHtml(way)}</span></h3><table><tbody>${places
        .map(
          ({ id, name: place, free, service, offers }) =>
            `<tr><th scope="row">${escapeHtml(place)} <span class="quiet">${escapeHtml(id)}</span></th><td>${form('stock', `<input type="hidden" name="upc" value="${upc}"><input type="hidden" name="placeId" value="${escapeHtml(id)}"><label><span class="quiet">pieces</span> <input type="number" name="onHand" min="0" max="100000" value="${free}"></label><button>Set <span class="quiet">${escapeHtml(id)}</span></button>`)}${serviceForm(id, service, offers)}</td></tr>`,
        )
        .join('')}</tbody></table>`,
  );
  return section(
    'stock',
    'Deliveries and stock',
    `<table><tbody>${ways.join('')}</tbody></table><p>Nothing left anywhere: ${emptying}.</p>${lines.length > 0 ? lines.join('') : '<p>Put something into the cart of this browser to move its stock.</p>'}`,
  );
}

const serviceNames = { sts: 'deliveries to the store', express: 'express' } as const;

function serviceForm(id: string, service: keyof typeof serviceNames, offers: boolean): string {
  return form(
    'service',
    `<input type="hidden" name="placeId" value="${escapeHtml(id)}"><input type="hidden" name="service" value="${service}"><button name="on" value="${offers ? '' : '1'}">${offers ? 'Close' : 'Open'} ${serviceNames[service]} <span class="quiet">${escapeHtml(id)}</span></button>`,
  );
}

function errors({ errorIds, operations }: LabView): string {
  const rows = errorIds.map((id) => {
    const { status, remedy, provoke } = errorCatalogue[id];
    const own = operations.filter(({ refusals }) => refusals.includes(id)).map((operation) => operation.id);
    const options = [...own, '*'].map((one) => `<option value="${one}">${one === '*' ? 'every call' : one}</option>`);
    const choose = form(
      'refusal',
      `<input type="hidden" name="errorId" value="${id}"><label><span class="quiet">Call</span> <select name="operation">${options.join('')}</select></label><button>Switch on <span class="quiet">${id}</span></button>`,
    );
    return `<tr id="${id}"><th scope="row"><code>${id}</code> <span class="quiet">${status}</span></th><td>${escapeHtml(provoke)}<br><span class="quiet">${escapeHtml(remedy)}</span></td><td>${choose}</td></tr>`;
  });
  return section(
    'errors',
    'Errors',
    `<table><thead><tr><th scope="col">Id</th><th scope="col">How it comes about</th><th scope="col">Switch</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
