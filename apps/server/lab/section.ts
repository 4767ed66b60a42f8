/** A titled part of the lab; `content` is HTML. */
export function section(id: string, title: string, content: string): string {
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}

/** A form of the lab; `content` is HTML. */
export function form(path: string, content: string): string {
  return `<form method="post" action="/dev/lab/${path}">${content}</form>`;
}
