/** Pages that belong to a person or his cart: who signs out there is led home (C2.42 to C2.45). */
const personal = /^\/[a-z]{2}-[a-z]{2}\/(cart|checkout|favorites|account|sign-in|sign-out|enrolment)(\/|$)/;

/** Whether signing out leads home from a page; from others, such as a product, it does not (C2.46). */
export function leavesPage(pathname: string): boolean {
  return personal.test(pathname);
}
