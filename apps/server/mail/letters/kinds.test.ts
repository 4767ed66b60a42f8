import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import { unknownQuery } from '@eyelet/domain/pages/page-query.ts';
import { pages } from '@eyelet/domain/pages/pages.ts';
import { expect, test } from 'vitest';
import { letterKinds } from './kinds.ts';

const facts = { token: 'made-up', reference: 'R-1', page: '', place: '' };

const ways = Object.entries(letterKinds).flatMap(([kind, way]) =>
  way && !('inStudio' in way) && !('isFile' in way)
    ? [[kind, new URL(way.path(facts), 'https://shop.example')] as const]
    : [],
);

test.each(ways)(
  'the button of %s leads to a page that reads what its link says',
  (_kind, { pathname, searchParams }) => {
    const path = `/en-us${pathname}`;
    const page = pageAt(path);
    expect(page).not.toBe(pages['*']);
    // A page that is the same for everybody has only the members of its query that the table names.
    if (page.personal !== true) expect([...unknownQuery(path, searchParams).keys()]).toEqual([]);
  },
);
