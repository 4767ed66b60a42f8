import { Select } from '@eyelet/ui/fields/select.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { associateFields } from './fields.ts';
import type { TillChoices } from './till-choices.ts';

export type StoreChoiceProps = Readonly<{ id: string; choices: TillChoices; error: string | undefined }>;

/** Chooses the store. Its employees come with the page of the chosen store, which can be bookmarked at a till. */
export function StoreChoice({ id, choices: { stores, storeId }, error }: StoreChoiceProps) {
  const say = useSay();
  const submit = useSubmit();
  const [chosen, setChosen] = useState(storeId);
  useEffect(() => setChosen(storeId), [storeId]);
  return (
    <Form method="get" className="grid gap-3">
      <Select
        id={id}
        name={associateFields.store}
        label={say('associate.store')}
        placeholder={say('associate.chooseStore')}
        options={stores}
        value={chosen}
        autoComplete="off"
        required
        {...(error === undefined ? {} : { error })}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value);
          void submit({ [associateFields.store]: value }, { replace: true, preventScrollReset: true });
        }}
      />
      <button type="submit" className="button button-secondary hidden h-11 px-5 noscript:flex">
        {say('associate.showEmployees')}
      </button>
    </Form>
  );
}
