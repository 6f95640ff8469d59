/** Says who opened this screen: the server stores its text for nobody else, whoever is signed in by then. */
export function viewerHeader(viewerKey: string): Record<string, string> {
  return { 'Tonewise-Viewer': viewerKey }
}
