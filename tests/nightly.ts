/** What is slow and rarely breaks waits for `npm run test:nightly`; README says what that is. */
export const isNightly = Boolean(process.env.NIGHTLY)
