import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const now = new Date('2026-05-04T10:00:00.123Z');
const entry: CalendarEntry = {
  uid: 'ABC23/pickup-1@shop.example',
  from: new Date('2026-05-05T09:30:00-04:00'),
  to: new Date('2026-05-05T18:00:00-04:00'),
  title: 'Collect, soon; at C:\\Boston',
  place: '12 Harbor Street\nBoston',
  note: 'Order ABC23',
  url: 'https://shop.example/en-us/order-confirmation?order=ABC23',
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file is published, with times in universal time and texts escaped', () => {
  expect(unfolded(calendarFile(entry, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eyelet//Shop//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:ABC23/pickup-1@shop.example',
    'DTSTAMP:20260504T100000Z',
    'DTSTART:20260505T133000Z',
    'DTEND:20260505T220000Z',
    'SUMMARY:Collect\\, soon\\; at C:\\\\Boston',
    'LOCATION:12 Harbor Street\\nBoston',
    'DESCRIPTION:Order ABC23',
    'URL:https://shop.example/en-us/order-confirmation?order=ABC23',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 octets, no character is cut, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (text) => {
      const note = text.replace(/[\\;,\r\n]/g, '');
      const file = calendarFile({ ...entry, note }, now);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfolded(file)).toContain(`DESCRIPTION:${note}`);
    }),
  );
});

test('no text can end its line and begin another property', () => {
  const file = calendarFile({ ...entry, title: 'a\r\nATTENDEE:b', url: 'https://a\r\nATTENDEE:b' }, now);
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test('a line is cut only when it is too long, and is filled before', () => {
  const linesOf = (note: string) => {
    const lines = calendarFile({ ...entry, note }, now).split('\r\n');
    const first = lines.findIndex((line) => line.startsWith('DESCRIPTION:'));
    return lines.slice(
      first,
      lines.findIndex((line) => line.startsWith('URL:')),
    );
  };
  const room = 75 - 'DESCRIPTION:'.length;
  expect(linesOf('x'.repeat(room))).toEqual([`DESCRIPTION:${'x'.repeat(room)}`]);
  expect(linesOf('x'.repeat(room + 75))).toEqual([`DESCRIPTION:${'x'.repeat(room)}`, ` ${'x'.repeat(74)}`, ' x']);
  expect(linesOf(`${'x'.repeat(room - 1)}é`)).toEqual([`DESCRIPTION:${'x'.repeat(room - 1)}`, ' é']);
});

test('a file may have several entries, each with its own id', () => {
  const lines = unfolded(calendarFile([entry, { ...entry, uid: 'ABC23/2@shop.example' }], now));
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:ABC23/pickup-1@shop.example',
    'UID:ABC23/2@shop.example',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
});
