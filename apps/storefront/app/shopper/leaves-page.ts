/** Pages of a person or their cart: signing out there goes to the home page (C2.42 to C2.45). */
const personal = /^\/[a-z]{2}-[a-z]{2}\/(cart|checkout|favorites|account|sign-in|sign-out|enrolment)(\/|$)/;

/** Whether signing out on a page goes to the home page; on others, such as a product, it does not (C2.46). */
export function leavesPage(pathname: string): boolean {
  return personal.test(pathname);
}
