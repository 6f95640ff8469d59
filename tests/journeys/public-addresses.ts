/** Paths of every page in the product's sitemap. */
export async function publicAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Waits until the server, which renders them after its start, has every page for everyone ready. */
export async function untilPagesAreCached(url: string): Promise<void> {
  // The sign-in page is the last that is rendered.
  while (!(await fetch(`${url}/auth`)).headers.has('etag')) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
