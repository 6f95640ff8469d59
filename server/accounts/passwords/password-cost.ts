/** OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
