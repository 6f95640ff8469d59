const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phone = /(?:^|[^\d-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])\d{3}[ .-]\d{4}(?![\d-])/
const street =
  /\b\d{1,5}[A-Za-z]? (?:[NSEW]\.? )?(?:[A-Z][\w'’]{1,30} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Place|Pl|Terrace|Circle|Way)\b/

/**
 * Does a student's own sentence hold an email address, a US phone number or a street address?
 * A rough check by pattern, on this device; it cannot detect names.
 */
export function hasPrivateInformation(text: string): boolean {
  return email.test(text) || phone.test(text) || street.test(text)
}

/** The same for a passage: stories name streets of their own, so only email and phone count. */
export function passageHasPrivateInformation(text: string): boolean {
  return email.test(text) || phone.test(text)
}
