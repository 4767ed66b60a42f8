import { listPapers } from '@eyelet/contracts/invoices/list.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

const german = {
  ...{ addressLine1: 'Hafenstraße 1', city: 'Hamburg', province: '', postalCode: '20457', country: 'DE' },
  phone: '04012345678',
};

async function attachedTo(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const pdf = await task.promise;
  const names = [...(((await pdf.getAttachments()) as ReadonlyMap<string, unknown> | null)?.keys() ?? [])];
  const content = names.includes('factur-x.xml') ? await pdf.getAttachmentContent('factur-x.xml') : undefined;
  const xml = content ? new TextDecoder().decode(content as Uint8Array) : undefined;
  const { metadata } = await pdf.getMetadata();
  const said = String((metadata as { getRaw: () => string } | null)?.getRaw());
  await task.destroy();
  return { names, xml, said };
}

test('the invoice of a European order has the same contents as XML within it, and staff read it alone', async () => {
  const shopper = await newShopper(running.origin, { locale: 'de_DE' });
  const { orderNumber, totals } = await buy(shopper, running.origin, upcs.deck, undefined, german);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { invoicePath } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  const bytes = new Uint8Array(await (await fetch(running.origin + invoicePath)).arrayBuffer());
  const { xml, said } = await attachedTo(bytes);
  expect(xml).toContain(`<ram:IssuerAssignedID>${orderNumber}</ram:IssuerAssignedID>`);
  expect(xml).toContain(`<ram:GrandTotalAmount>${totals.total.toFixed(2)}</ram:GrandTotalAmount>`);
  expect(xml).toContain('<ram:LineOne>Hafenstraße 1</ram:LineOne>');
  expect(said).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(said.match(/<pdfaSchema:prefix>(\w+)</g)).toHaveLength(2);
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toMatch(/\/AFRelationship \/Alternative/);
  expect(raw).toMatch(/\/AF \[\d+ 0 R\]/);
  expect(raw).toMatch(/\/Subtype \/text#2Fxml/);
  const staff = await newStaff(running, { roles: ['care'] });
  const { papers } = await staff.call(listPapers, { params: { orderNumber } });
  expect(papers).toMatchObject([{ kind: 'invoice', total: totals.total, currency: 'EUR', hasXml: true }]);
  const read = (number: string, format: string) =>
    staff.fetch(`${running.origin}/staff/v1/papers/${number}?format=${format}`);
  const number = papers[0]?.number ?? '';
  const alone = await read(number, 'xml');
  expect(alone.headers.get('content-type')).toContain('application/xml');
  expect(await alone.text()).toBe(xml);
  const drawn = new Uint8Array(await (await read(number, 'pdf')).arrayBuffer());
  expect(Buffer.from(drawn).equals(Buffer.from(bytes))).toBe(true);
  expect((await read('NONE', 'pdf')).status).toBe(404);
  expect((await detailOf(staff.call(listPapers, { params: { orderNumber: 'NONE' } }))).errorId).toBe('STF404');
});

test('an American invoice is no e-invoice', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { invoicePath } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  const bytes = new Uint8Array(await (await fetch(running.origin + invoicePath)).arrayBuffer());
  const { names, said } = await attachedTo(bytes);
  expect(names).toEqual([]);
  expect(said).not.toContain('fx:');
  const staff = await newStaff(running, { roles: ['care'] });
  const { papers } = await staff.call(listPapers, { params: { orderNumber } });
  expect(papers).toMatchObject([{ kind: 'invoice', hasXml: false }]);
  const alone = await staff.fetch(`${running.origin}/staff/v1/papers/${papers[0]?.number}?format=xml`);
  expect(alone.status).toBe(404);
});
