/** Words for turns, and for what shows outside against what is felt inside. Written for this project (MIT). */
export const TURNS =
  'but yet however although though nevertheless nonetheless whereas instead still despite otherwise unlike'
/** What others can see or hear. */
export const OUTSIDE =
  'smile~ laugh~ grin~ nod~ bow~ chuckle~ joke~ say~ reply~ answer~ agree~ thank~ sing~ whistle~ shrug~ pretend~ seem~ look~ ' +
  'appear~ speak~ promise~ cheer~ clap~ dance~ kiss~ wave~ stand~ sit~ calmly quietly cheerfully merrily gaily brightly lightly politely coolly'
/** What goes on inside, or shows against the will. */
export const INSIDE =
  'heart~ inside inwardly secretly soul~ mind eye~ voice~ hand~ lip~ tear~ feel~ hate~ fear~ tremble~ shake~ shiver~ quiver~ pale ' +
  'ache~ sink~ sank hurt~ ashamed afraid angry sad lonely wish~ long~ longed know~ knew think~ thought hope~ sorrow grief despair pain bitter bitterness cold'
/** pattern; what it may hide. The signs are those of ../phrases.ts. */
export const MASKS = `
forced smile; tried to smile; try~ to smile; tried to laugh; try~ to laugh; forced a laugh; force~ a smile; forced laugh; managed a smile; manage~ to smile;
pretend~ to; pretend~ not to; pretend~ that; as if nothing had happened; as though nothing had happened; make~ believe; hid~ # face; hid~ # tears; hide~ # tears;
hide~ # feelings; hide~ # fear; hide~ # grief; laugh~ bitterly; smile~ sadly; smile~ bitterly; smile~ grimly; with a sad smile; with a bitter laugh; with a bitter smile;
weary smile; wan smile; faint smile; cold smile; hollow laugh; nervous laugh; fixed smile; on the outside; on the surface; outwardly; to all appearance; in appearance;
under the mask; behind the smile; in secret; seem~ calm; appear~ calm; look~ calm; say~ nothing; said nothing; without a word; turn~ away; turned away # face;
bite~ # lip; swallow~ # tears; blink~ back; fight~ back tears; choke~ back; keep~ back # tears
`
