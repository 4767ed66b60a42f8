import { createMessages } from '@eyelet/messages/create-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { problemsInBlock } from '../check-block.ts';
import { atBreakpoints, classesAt, hiddenAt, shownAt } from './breakpoints.ts';
import { allMembers } from './examples.ts';
import { BlockFrame } from './frame.tsx';
import { BlockMedia } from './media.tsx';
import type { SharedProps } from './shape.ts';
import { Words } from './words.tsx';

function html(children: ReactNode): string {
  return renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>{children}</WordsProvider>,
  );
}

const words = (props: SharedProps) => html(<Words props={props} base="/en-us" first={false} />);
const media = (props: SharedProps) => html(<BlockMedia props={props} base="/en-us" sizes="100vw" />);

/** The fields that the specification gives to every block. */
const specified = [
  ...['name', 'title', 'titleHtml', 'titleColor', 'titleStyle', 'titleH1', 'hideTitle'],
  ...['subtitle', 'subtitleHtml', 'subtitleColor', 'subtitleStyle', 'eyebrowText', 'eyebrowLogo', 'overline'],
  ...['richText', 'richTextColor', 'richTextBelowTargets', 'media', 'mediaList', 'mediaTarget', 'targets', 'linkType'],
  ...['equalTargetSize', 'backgroundColor', 'backdrop', 'captionText', 'captionPosition', 'gradientStyle'],
  ...['gradientTone', 'gradientBreakpoints', 'alignment', 'overlayWidth', 'promotionTracking', 'hideOnBreakpoint'],
  ...['bottomMargins', 'isFullWidth', 'isFullHeight'],
];

const problems = (props: object) =>
  problemsInBlock({ type: 'banner', version: 1, props: { layout: 'overlay', ...props } });

test('[B3.1.01] a block takes every field of the specification, alone and all together, and renders with them', () => {
  const values: Readonly<Record<string, unknown>> = allMembers;
  for (const name of specified) expect(problems({ [name]: values[name] }), name).toEqual([]);
  expect(values).toEqual(Object.fromEntries(specified.map((name) => [name, expect.anything()])));
  expect(problems(allMembers)).toEqual([]);
  expect(problems({ unknown: 'x' })).not.toEqual([]);
  for (const [name, value] of [
    ['captionPosition', ['off', 'top', 'bottom']],
    ['gradientStyle', ['full', 'focused', 'off']],
    ['overlayWidth', ['xs', 'sm', 'md', 'lg']],
  ] as const) {
    for (const one of value) expect(problems({ [name]: one }), one).toEqual([]);
    expect(problems({ [name]: 'else' })).not.toEqual([]);
  }
  const block = html(
    <BlockFrame props={allMembers}>
      <BlockMedia props={allMembers} base="/en-us" sizes="100vw" />
      <Words props={allMembers} base="/en-us" first={false} />
    </BlockFrame>,
  );
  expect(block).toContain(allMembers.captionText);
  expect(block).toContain('Dry by <em>noon</em>');
});

test('an absent value is that of the next smaller breakpoint, then of the next larger one', () => {
  expect(atBreakpoints({})).toBeUndefined();
  expect(atBreakpoints({ md: 2 })).toEqual({ sm: 2, md: 2, lg: 2 });
  expect(atBreakpoints({ sm: 1, lg: 3 })).toEqual({ sm: 1, md: 1, lg: 3 });
  expect(classesAt('words', { sm: 'left', md: 'left', lg: 'right' })).toBe('words-left lg:words-right');
  expect(classesAt('words')).toBe('');
  expect(hiddenAt(['sm', 'lg'])).toBe('max-md:hidden lg:hidden');
  expect(shownAt(['sm'])).toBe('md:max-lg:hidden lg:hidden');
  expect(shownAt()).toBe('');
});

test('the words stand in their order, the text below the buttons where its author wants it', () => {
  const props: SharedProps = {
    overline: 'Overline',
    eyebrowText: 'Eyebrow',
    title: 'Title',
    subtitle: 'Subtitle',
    richText: '<p>Text</p>',
    targets: [{ url: '/about', text: 'Target' }],
  };
  const order = (all: SharedProps) => words(all).match(/Overline|Eyebrow|Title|Subtitle|Text|Target/g);
  expect(order(props)).toEqual(['Overline', 'Eyebrow', 'Title', 'Subtitle', 'Text', 'Target']);
  expect(order({ ...props, richTextBelowTargets: true })?.slice(-2)).toEqual(['Target', 'Text']);
});

test('a title is the heading that its author chose', () => {
  expect(words({ title: 'Salt' })).toContain('<h2');
  expect(words({ title: 'Salt', titleH1: true })).toContain('<h1');
  expect(words({ title: 'Salt', hideTitle: true })).toContain('<h2 class="sr-only"');
  expect(words({ title: 'Salt', titleHtml: '<em>Salt</em>' })).toContain('<span><em>Salt</em></span></h2>');
  expect(words({ title: 'Salt', titleColor: 'kelp' })).toContain('color:var(--color-kelp)');
  expect(words({ title: 'Salt', titleColor: '#123abc' })).toContain('color:#123abc');
});

test('calls to action are buttons, links or not there', () => {
  const targets: SharedProps['targets'] = [{ url: '/about', text: 'About', targetAttribute: '_blank' }];
  expect(words({ targets })).toMatch(
    /<a class="button[^>]*href="\/en-us\/about"|href="\/en-us\/about"[^>]*class="button/,
  );
  expect(words({ targets })).toContain('(opens in a new tab)');
  expect(words({ targets, linkType: 'Link' })).toContain('onward-link');
  expect(words({ targets, linkType: 'No-CTA' })).not.toContain('About');
});

test('a picture that differs by breakpoint has a source for each', () => {
  const image = (picture: string) => ({ kind: 'image', picture, alt: picture }) as const;
  const one = media({ media: { sm: image('one') } });
  expect(one).not.toContain('<source');
  const two = media({ media: { sm: image('one'), lg: image('two') } });
  expect(two.match(/<source/g)).toHaveLength(2);
  expect(two).toMatch(/<source media="\(min-width: 64rem\)" srcSet="\/media\/w240\/two/);
  const mixed = media({ media: { sm: image('one'), lg: { kind: 'video', video: 'sea', alt: '' } } });
  expect(mixed).toMatch(/<img[^>]*class="[^"]*lg:hidden/);
  expect(mixed).toContain('/media/films/sea');
});

test('a caption stands where its author chose, and a linked picture has a name', () => {
  const own: SharedProps = { media: { sm: { kind: 'image', picture: 'one', alt: '' } }, captionText: 'At low tide' };
  expect(media(own)).toContain('data-caption="bottom"');
  expect(media({ ...own, captionPosition: 'top' })).toContain('data-caption="top"');
  expect(media({ ...own, captionPosition: 'off' })).not.toContain('At low tide');
  const linked = media({ ...own, mediaTarget: { url: '/about', targetAttribute: '_blank' } });
  expect(linked).toMatch(/<a (?=[^>]*href="\/en-us\/about")(?=[^>]*target="_blank")(?=[^>]*aria-label="At low tide")/);
});
