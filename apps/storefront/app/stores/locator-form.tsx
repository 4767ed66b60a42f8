import { Button } from '@eyelet/ui/actions/button.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { Form, useLocation, useNavigate, useSubmit } from 'react-router';
import { filterServices, type LocatorQuery, radii, searchOf } from './locator-query.ts';
import { PositionButton } from './position-button.tsx';

type LocatorFormProps = Readonly<{ query: LocatorQuery; unit: 'km' | 'mi'; searching: boolean }>;

/** The search form of the locator. Filters apply at once; without scripts they need the button. */
export function LocatorForm({ query, unit, searching }: LocatorFormProps) {
  const { say, tag } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const number = new Intl.NumberFormat(tag);
  const send = () => submit(form.current, { method: 'get', preventScrollReset: true, replace: true });
  return (
    <Form ref={form} method="get" role="search" aria-label={say('stores.locator.title')} className="mt-8 lg:mt-10">
      {query.position && (
        <>
          <input type="hidden" name="lat" value={query.position.latitude} />
          <input type="hidden" name="lng" value={query.position.longitude} />
        </>
      )}
      {query.collect !== undefined && <input type="hidden" name="collect" value={query.collect} />}
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          label={say('stores.search.label')}
          name="q"
          type="search"
          maxLength={80}
          defaultValue={query.text}
          autoComplete="postal-code"
          spellCheck={false}
          className="min-w-0 grow basis-56 sm:max-w-96"
        />
        <Select
          label={say('stores.search.radius')}
          name="radius"
          defaultValue={String(query.radius)}
          options={radii.map((radius) => ({
            value: String(radius),
            label: say(`stores.distance.${unit}`, { value: number.format(radius) }),
          }))}
          className="w-32 max-sm:grow"
          onChange={() => {
            if (query.text !== '' || query.position) send();
          }}
        />
        <Button type="submit" busy={searching} className="max-sm:grow">
          {say('stores.search.submit')}
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-start gap-x-12 gap-y-1">
        <PositionButton
          onPosition={(position) =>
            navigate(pathname + searchOf(query, { text: '', position }), { preventScrollReset: true })
          }
        />
        <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
          <legend className="sr-only">{say('stores.filters')}</legend>
          {filterServices.map((service) => (
            <Checkbox
              key={service}
              name="service"
              value={service}
              label={say(`stores.filter.${service}`)}
              defaultChecked={query.services.includes(service)}
              onChange={send}
            />
          ))}
          <Checkbox
            name="open"
            value="1"
            label={say('stores.filter.open')}
            defaultChecked={query.openNow}
            onChange={send}
          />
        </fieldset>
      </div>
    </Form>
  );
}
