/** Makes something of an answer once, if the answer is the same for many pages: then it is frozen (`Preserialised` of the server's kernel). What is made must not be changed either. */
export function onceForAnswer<A extends object, T>(make: (answer: A) => T): (answer: A) => T {
  const made = new WeakMap<A, Readonly<{ of: T }>>();
  return (answer) => {
    const known = made.get(answer);
    if (known) return known.of;
    const of = make(answer);
    if (Object.isFrozen(answer)) made.set(answer, { of });
    return of;
  };
}
