type Named = Readonly<{ first_name: string; last_name: string }>;

/** How the shop names an employee of a store in front of others: the first name and the initial of the last. */
export function storeEmployeeName({ first_name: first, last_name: last }: Named): string {
  const [initial] = last.trim();
  return [first.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
