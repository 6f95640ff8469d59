/** A mail to the people who run this installation, or the page that says who they are when no address is set. */
export function helpLink(supportEmail: string | null): string {
  return supportEmail ? `mailto:${supportEmail}` : '/about#contact'
}
