/** A price as people write it: "$10", "$9.50". `price` is a decimal number of dollars. */
export function formatDollars(price: string | number): string {
  const value = Number(price)
  return `$${Number.isInteger(value) ? value : value.toFixed(2)}`
}
