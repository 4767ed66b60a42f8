import { pageLinks } from '@eyelet/domain/pages/pagination.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../words/words.tsx';
import { Pagination } from './pagination.tsx';

function rendered(current: number, count: number): string {
  return renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <Pagination
        current={current}
        count={count}
        links={pageLinks(current, count)}
        hrefOf={(page) => `?page=${page}`}
      />
    </WordsProvider>,
  );
}

function numbers(html: string): string[] {
  return [...html.matchAll(/>(\d+|…)</g)].map((match) => match[1] ?? '');
}

test('page 10 of 20 shows two siblings on each side between gaps [C9.03]', () => {
  expect(numbers(rendered(10, 20))).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '20']);
});

test('the current page says so, and leads backward and forward', () => {
  const html = rendered(2, 3);
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
  expect(html).toContain('rel="prev"');
  expect(html).toContain('rel="next"');
});

test('a single page has no pagination', () => {
  expect(rendered(1, 1)).toBe('');
});
