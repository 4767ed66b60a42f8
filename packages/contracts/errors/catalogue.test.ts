import { expect, test } from 'vitest';
import { errorCatalogue, errorIds, isErrorId } from './catalogue.ts';
import { eventRegistrationErrors } from './event-registration.ts';
import { emptyingFlashTypes, flashTypes } from './flash-types.ts';
import { codesByName, isNamed, nameOf } from './named-ids.ts';
import { orderErrors } from './orders.ts';
import { staffErrors } from './staff.ts';

/** Ids that the specification does not have. */
const isOwn = (id: string) => /^(STF|EVT|CAN|ADJ)/.test(id);

test('the catalogue holds the 112 ids of the specification and the shop’s own, each with a remedy, a message key and a way to provoke it', () => {
  expect(errorIds.filter((id) => !isOwn(id))).toHaveLength(112);
  expect(errorIds.filter(isOwn)).toEqual([
    ...Object.keys(eventRegistrationErrors),
    ...Object.keys(orderErrors),
    ...Object.keys(staffErrors),
  ]);
  for (const id of errorIds) {
    const entry = errorCatalogue[id];
    expect(entry.message).toBe(`error.${id}`);
    expect(entry.remedy.length, id).toBeGreaterThan(5);
    expect(entry.provoke.length, id).toBeGreaterThan(5);
  }
});

test('each of the 23 names maps to codes of the catalogue, and no code has two names [C8.125]', () => {
  const codes = Object.values(codesByName).flat();
  expect(Object.keys(codesByName)).toHaveLength(23);
  expect(Object.values(codesByName).every((of) => of.length > 0)).toBe(true);
  expect(codes.every(isErrorId)).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  expect(nameOf('GFC760')).toBe('GC_INVALID2');
  expect(errorCatalogue.BSK404.named).toBe('CART_NOT_FOUND');
  expect(errorCatalogue.GEN500.named).toBeNull();
  expect(isNamed('INV405', 'ITEMS_OOS')).toBe(true);
});

test('a status is the number of the id where that fits, else 400 or 409 [C8.08]', () => {
  // The status for a known order or an unknown email must not differ from the opposite case.
  const excepted = ['OHS4004', 'AUT418'];
  const own = [400, 401, 403, 404, 405, 406, 409, 415, 423, 500];
  for (const id of errorIds) {
    const { status } = errorCatalogue[id];
    const number = Number(id.replace(/\D/g, ''));
    expect(status === number ? own.includes(status) : [400, 409].includes(status) || excepted.includes(id), id).toBe(
      true,
    );
  }
  const statusOf = (id: keyof typeof errorCatalogue) => errorCatalogue[id].status;
  expect(
    ['AUT401', 'BSK404', 'AUT423', 'GWP403', 'INV409', 'GEN500', 'PAY400'].map((id) => statusOf(id as never)),
  ).toEqual([401, 404, 423, 403, 409, 500, 400]);
  expect(statusOf('INV408')).toBe(400);
  expect(statusOf('SHP500')).toBe(400);
  expect(statusOf('INV700')).toBe(409);
  expect(statusOf('PAY401')).toBe(409);
});

test('flash types are the seven of the specification and its six transitions', () => {
  expect(flashTypes).toHaveLength(13);
  expect(emptyingFlashTypes).toHaveLength(3);
});
