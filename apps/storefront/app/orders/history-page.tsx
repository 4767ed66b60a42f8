import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { orderGroup, orderGroups } from '@eyelet/domain/orders/groups.ts';
import { pageLinks, pageNumber } from '@eyelet/domain/pages/pagination.ts';
import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Pagination } from '@eyelet/ui/navigation/pagination.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { AccountHeading } from '../consumer/heading.tsx';
import { asConsumer } from '../consumer/require-consumer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/history-page';
import { historyHref } from './history-href.ts';
import { orderDay } from './order-day.ts';
import { OrderEntry } from './order-entry.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const page = Math.min(pageNumber(query.get('page')), 10_000);
  const search = (query.get('q') ?? '').trim().slice(0, 80);
  const group = orderGroup(query.get('group'));
  const body = { page, search, ...(group ? { group } : {}) };
  const list = await asConsumer(shop, request, (client) => client.call(listPurchases, { body }));
  const orders = list.orders.map((order) => ({ ...order, day: orderDay(order.orderDate, shop.market) }));
  return { ...list, orders, search };
}

/** The orders of the consumer, newest first (C1.22). */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { orders, total, page, pageSize, group, search } = loaderData;
  const home = `/${path}/account/orders`;
  const pages = Math.ceil(total / pageSize);
  const isNarrowed = group !== null || search !== '';
  return (
    <>
      <AccountHeading title={say('purchases.title')}>{say('account.ordersNote')}</AccountHeading>
      {(total > 0 || isNarrowed) && (
        <Form role="search" className="mb-8 grid items-end gap-4 sm:grid-cols-[12rem_1fr_auto]">
          <Select
            id="orders-group"
            name="group"
            label={say('purchases.filter')}
            key={group}
            defaultValue={group ?? ''}
            options={[
              { value: '', label: say('purchases.group.all') },
              ...Object.keys(orderGroups).map((value) => ({
                value,
                label: say(`purchases.group.${value as keyof typeof orderGroups}`),
              })),
            ]}
          />
          <TextInput
            id="orders-q"
            name="q"
            type="search"
            maxLength={80}
            label={say('purchases.search')}
            key={search}
            defaultValue={search}
          />
          <Button type="submit" tone="secondary">
            {say('purchases.searchAction')}
          </Button>
        </Form>
      )}
      {isNarrowed && (
        <p role="status" className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-granite">
          {total > 0 ? say('purchases.count', { n: total }) : say('purchases.noneFit')}
          <TextLink href={home}>{say('purchases.searchClear')}</TextLink>
        </p>
      )}
      {total === 0 && !isNarrowed && (
        <div className="border-y border-drift py-10">
          <p className="mb-6 text-18">{say('purchases.none')}</p>
          <ButtonLink href={`/${path}`}>{say('purchases.start')}</ButtonLink>
        </div>
      )}
      {orders.length > 0 && (
        <ul className="border-t border-drift">
          {orders.map((order) => (
            <OrderEntry key={order.orderNumber} order={order} day={order.day} />
          ))}
        </ul>
      )}
      <div className="mt-12">
        <Pagination
          current={page}
          count={pages}
          links={pageLinks(page, pages)}
          hrefOf={(number) => historyHref(home, { page: number, group, search })}
        />
      </div>
    </>
  );
}
