import type { ApproachingPromotion } from '@eyelet/contracts/cart/promotion.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApproachingPromotions } from './approaching.tsx';

const approaching = (promotionId: string, distance: number): ApproachingPromotion => ({
  promotionId,
  distanceFromConditionThreshold: distance,
  status: distance > 0 ? 'Below Threshold' : distance === 0 ? 'Threshold Reached' : 'Above Threshold',
  calloutMsg: 'a|b|c',
  message: `say ${promotionId}`,
  approachingDisplayLevel: 'ORDER',
  promotionClass: 'ORDER',
});

function shown(customerNotifications: readonly ApproachingPromotion[], most?: number): readonly string[] {
  const cart = aCart({ customerNotifications: [...customerNotifications] });
  const html = renderToStaticMarkup(<ApproachingPromotions cart={cart} {...(most === undefined ? {} : { most })} />);
  return html.match(/say \w+|width:[\d.]+%/g) ?? [];
}

test('every promotion is shown with the text of the server, the nearest first and those that are reached last [C4.43, C4.44, C4.45]', () => {
  const all = [approaching('above', -20), approaching('far', 240), approaching('reached', 0), approaching('near', 20)];
  expect(shown(all)).toEqual([
    ...['say near', 'width:80%'],
    ...['say far', 'width:25%'],
    ...['say above', 'width:100%'],
    ...['say reached', 'width:100%'],
  ]);
});

test('with little room only the nearest promotion is shown, and nothing without promotions', () => {
  expect(shown([approaching('reached', 0), approaching('near', 20)], 1)).toEqual(['say near', 'width:80%']);
  expect(shown([])).toEqual([]);
});
