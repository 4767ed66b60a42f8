import { type ErrorId, errorCatalogue } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { DisputablePayment } from '@eyelet/db/disputes/disputable.ts';
import type { OpenPickup } from '@eyelet/db/orders/ready.ts';
import type { ParcelUnderWay } from '@eyelet/db/parcels/under-way.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { LabSettings } from '../kernel/lab-settings.ts';
import { type DeliveriesView, deliverySection } from './deliveries.ts';
import { disputeSection } from './disputes.ts';
import { parcelSection } from './parcels.ts';
import { type PaymentsView, provokedElsewhere } from './payments.ts';
import { pickupSection } from './pickups.ts';
import { form, section } from './section.ts';
import { serviceSection } from './services.ts';

export type LabView = Readonly<{
  settings: LabSettings;
  operations: readonly Operation[];
  errorIds: readonly ErrorId[];
  deliveries: DeliveriesView;
  payments: PaymentsView;
  pickups: readonly OpenPickup[];
  parcels: readonly ParcelUnderWay[];
  taken: readonly DisputablePayment[];
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
<p>What is switched on here goes wrong in this browser only; stock, places and webhooks are those of the whole sandbox.</p>
${switchedOn(view)}
${serviceSection(view.settings, view.payments)}
${deliverySection(view.deliveries)}
${pickupSection(view.pickups)}
${parcelSection(view.parcels)}
${disputeSection(view.taken)}
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

function errors({ errorIds, operations, payments }: LabView): string {
  const rows = errorIds.map((id) => {
    const { status, remedy } = errorCatalogue[id];
    const provoke = provokedElsewhere(id, payments) ?? errorCatalogue[id].provoke;
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
