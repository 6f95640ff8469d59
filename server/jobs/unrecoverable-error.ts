/** A failure that no further attempt can mend: the job is given up at once. */
export class UnrecoverableError extends Error {}
