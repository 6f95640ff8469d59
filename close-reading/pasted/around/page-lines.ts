import type { Around, PastedLine } from '../around.ts'

/** Lines that only a web page, a printout, a message or a worksheet has. */
const SURE: readonly RegExp[] = [
  /^skip to (?:the )?(?:main )?(?:content|navigation|search|footer)$/iu,
  /^(?:advertise?ment|ads? by \w+|sponsored(?: content| by .{1,40})?|promoted|report (?:this )?ad|story continues below|article continues below|continue reading below)\b.{0,60}$/iu,
  /^(?:please )?(?:subscribe|sign up|register|log ?in|sign in) (?:to|for|now|today|here|with)\b.{0,80}$/iu,
  /^(?:subscribe|log ?in|sign ?up|sign in|sign out|log ?out|my account|create (?:an )?account|free trial|donate(?: now)?)[!.]?$/iu,
  /^(?:related|recommended|similar|more|popular|trending|latest|other) (?:stories|story|posts?|articles?|poems?|texts?|links?|topics?|reading|news|videos?|content|from|by|on|in|about)\b.{0,100}$/iu,
  /^(?:you (?:may|might) (?:also )?(?:like|enjoy)|read (?:next|more|also|the full \w+)|up next|see also|keep reading|continue reading|what to read next|more like this|recommended for you|trending now|most (?:read|popular|viewed)|editors?[’']? picks?)\b.{0,100}$/iu,
  /^share(?: (?:this|the)(?: (?:poem|story|article|post|page|text|link|book|quote|chapter|recipe))?|:| (?:on|via) )(?: ?[:|–-] ?)?(?:(?:on|via|with|to|by) )?(?:[ ,|·•/&]|facebook|twitter|x|e-?mail|pinterest|whatsapp|linkedin|reddit|tumblr|link|friends|print|copy|and|instagram|sms|your|a friend)*[.!]?$/iu,
  /^(?:share|facebook|twitter|x|email|e-mail|pinterest|whatsapp|linkedin|reddit|tumblr|print|copy link|pin it|tweet|instagram|save|like|messenger|telegram|sms|[|·•,/&]|and|\s){3,}$/iu,
  /^(?:follow|find|join) us (?:on|at)\b.{0,60}$/iu,
  /^(?:tweet|pin it|copy link|click (?:here|to)\b.{0,60}|(?:download|print|save|open) (?:as |this |the )?(?:pdf|page|article|story|poem|ebook|app)|listen to (?:this|the) (?:article|story|poem)|cite this\b.{0,40})$/iu,
  /^(?:accept|reject|manage|allow)(?: (?:all|our|only))?(?: (?:necessary|optional))? cookies?\b.{0,60}$/iu,
  /^(?:we|this (?:web)?site|our (?:web)?site) uses? cookies\b.{0,300}$/iu,
  /^(?:privacy(?: policy| notice)?|terms(?: (?:of|and) (?:use|service|conditions))?|cookie (?:policy|settings)|contact us|about us|site ?map|back to (?:the )?(?:top|home|list|stories)|scroll to top|table of contents|leave a (?:comment|reply)|post a comment|add a comment|view (?:all )?comments|show (?:more|less|all)|load more|loading\.{0,3}|view (?:source|history|original))$/iu,
  /^(?:\d[\d.,]*[km]? (?:comments?|views?|likes?|shares?|retweets?|replies|reads|claps)(?:[ ,·|•]+|$))+$/iu,
  /^(?:tags?|categor(?:y|ies)|filed under|posted in|topics?|keywords)\s*:.{1,160}$/iu,
  /^(?:(?:first |originally |last )?(?:published|updated|posted|modified|reviewed|edited|written|retrieved|accessed|printed)(?: (?:on|at|by|in))?:?)\s.{0,60}\b(?:\d{4}|\d{1,2}[/.]\d{1,2})\b.{0,60}$/iu,
  /^.{0,60}\b\d{1,3}[ -]?min(?:ute)?s? (?:read|listen)\b.{0,30}$/iu,
  /^(?:photo(?:graph)?s?|image|picture|illustration|credit|photo credit|image credit|source|picture credit|getty images)s?\s*(?:by|:|credit|courtesy|via)\s*.{0,100}$/iu,
  /^.{0,80}(?:\/ ?getty images|getty images\/|shutterstock|via ap\b|ap photo|\bunsplash\b|istock).{0,40}$/iu,
  /^(?:https?:\/\/|www\.)\S+(?: \d+\/\d+)?$/iu,
  /^(?:©|\(c\) ?\d{4}|&copy;).{0,200}$/iu,
  /^copyright\b.{0,12}(?:©|\d{4}).{0,200}$/iu,
  /^.{0,80}\ball rights reserved\b.{0,60}$/iu,
  /^this (?:material|content|text|work) (?:may be|is) protected by copyright\b.{0,60}$/iu,
  /^(?:reprinted|used|reproduced|excerpted|republished|adapted) (?:by|with|from|under)\b.{0,40}\b(?:permission|license|licence|courtesy)\b.{0,100}$/iu,
  /^(?:licensed under|this work is licensed|creative commons)\b.{0,160}$/iu,
  /^(?:page|pg\.?|p\.) ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/iu,
  /^[-–—] ?\d{1,4} ?[-–—]$/u,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)?\b.{0,80}$/iu,
  /^sent from my (?:iphone|ipad|phone|samsung|galaxy|android|mobile)\b.{0,40}$/iu,
  /^get outlook for\b.{0,30}$/iu,
  /^on .{6,60}\bwrote:$/iu,
  /^-{2,} ?(?:forwarded|original) message ?-{2,}$/iu,
  /^(?:\[edit\]|jump to (?:navigation|search)\b.{0,30}|from wikipedia, the free encyclopedia|toggle (?:navigation|menu|the table of contents))$/iu,
]
/** After such a line come titles of other texts. */
const HEADS_LIST =
  /^(?:related|recommended|similar|popular|trending|latest|you (?:may|might)|read next|up next|see also|most (?:read|popular)|more (?:stories|posts|articles|poems|from|like)|what to read next|editors)/iu
/** Words of web pages that may be words of a text: they go where a sure line stands beside them. */
const LIKELY: readonly RegExp[] = [
  /^(?:home|menu|search|share|print|email|close|save|next|previous|comments?|contact|about|help|faq|login|reply|like|follow|facebook|twitter|x|instagram|pinterest|whatsapp|reddit|youtube|tiktok|more|read|back|top|stories|news|opinion|sports|shop|cart|language|english|español)[:!.]?$/iu,
  /^(?:←|→|«|»|‹|›|<|>|\| ?)?\s?(?:next|previous|prev|older|newer)(?: (?:post|story|page|chapter|article|poem))?s?\b.{0,80}$/iu,
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2},? \d{4}$/iu,
  /^\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december),? \d{4}$/iu,
]
/** Words of a row of buttons. */
const BUTTONS = new Set(
  'home menu search share tweet print email e-mail save like follow comment comments facebook twitter instagram pinterest whatsapp reddit youtube tiktok subscribe login register account cart news opinion sports shop help faq contact about newsletter bookmark copy link pin sign log in up out views likes shares'.split(
    ' ',
  ),
)
/** “By Ann Lee | Oct 4, 2021 | Updated 9:12 a.m.”: a writer, then a day or a time. */
const BYLINE_WITH_DAY =
  /^(?:[Bb]y|BY):? \p{Lu}[\p{L}.’'-]*(?: [\p{Lu}&][\p{L}.’'-]*| and| de| van| von){0,7}\s?[|•·,–—-]\s?.{0,60}(?:\b(?:1[5-9]|20)\d\d\b|\b\d{1,2}:\d\d\b|\bago\b).{0,60}$/u
const NAVIGATION = /^(?:[^|›»·•>]{1,24}[|›»·•>]){1,12}[^|›»·•>]{1,24}$/u
const BYLINE =
  /^(?:(?:[Ww]ritten|[Ss]tory|[Tt]ext|[Ww]ords|[Pp]oem|[Pp]osted|[Tt]ranslated|[Ii]llustrated|[Pp]ictures|[Aa]dapted|[Rr]etold|[Ee]dited|[Rr]eviewed|[Rr]eported|[Pp]hotographs?) )?(?:[Bb]y|BY):? (?:[A-Z][\p{L}.’'-]*|de|van|von|del|la|and|&|,)(?:,? (?:[A-Z][\p{L}.’'-]*|de|van|von|del|la|and|&)){0,7}(?:,? (?:age|grade) \d{1,2}|,? (?:staff writer|contributor|guest writer))?$/u
const BLANK = /_{3,}|\.{5,}|…{2,}/u
/** What the head of a worksheet asks for, in one or more words. */
const ASKED = new Set(
  'name names date class period hour teacher grade score block section subject due student room points mark first last full your no'.split(
    ' ',
  ),
)
const LABELS = new Set('name names date class period hour grade score due teacher'.split(' '))
const DIRECTIONS = /^(?:directions|instructions)\s*:\s.{1,300}$/iu
const FIRST_LINES = 6

/** Bylines, lines of web pages and printouts, and the head of a worksheet. */
export function findPageLines(lines: readonly PastedLine[]): Around[] {
  const sure = lines.map(
    ({ words }) =>
      words.length < 400 && (isRowOfButtons(words) || SURE.some((pattern) => pattern.test(words))),
  )
  const out = [...sure]
  spreadToLists(lines, sure, out)
  const passes = [lines.keys(), [...lines.keys()].reverse()]
  for (const order of passes)
    for (const at of order)
      if (!out[at] && (out[at - 1] || out[at + 1]) && isLikely(lines[at]?.words ?? '')) out[at] = true
  return lines.flatMap((line, at): Around[] => {
    const { start, end, words } = line
    if (out[at]) return [{ start, end, reason: 'page' }]
    if (at < FIRST_LINES && (BYLINE.test(words) || (words.length < 250 && BYLINE_WITH_DAY.test(words))))
      return [{ start, end, reason: 'source' }]
    return at < FIRST_LINES && isWorksheet(words) ? [{ start, end, reason: 'worksheet' }] : []
  })
}

function isLikely(words: string): boolean {
  return words.length < 160 && (LIKELY.some((pattern) => pattern.test(words)) || NAVIGATION.test(words))
}

/** “Menu  Search  Sign in”, “Share Tweet Save 126 comments”: three or more, and no other word. */
function isRowOfButtons(words: string): boolean {
  if (/[.!?;,]/u.test(words) || !/^\p{Lu}/u.test(words)) return false
  const found = words.toLowerCase().match(/[\p{L}-]+|\d+[km]?/gu) ?? []
  const buttons = new Set(found.filter((word) => word.length > 3 || /^\d/u.test(word)))
  return buttons.size >= 3 && found.every((word) => BUTTONS.has(word) || /^\d/u.test(word))
}

function isWorksheet(words: string): boolean {
  if (words.length > 320) return false
  if (DIRECTIONS.test(words)) return true
  if (!BLANK.test(words) && !words.includes(':')) return false
  const asked =
    words
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => word !== 's') ?? []
  return asked.every((word) => ASKED.has(word)) && asked.some((word) => LABELS.has(word))
}

const MOST_TITLES = 8
const LONGEST_TITLE = 80

/** The titles under "Related stories", up to a line that is a sentence. */
function spreadToLists(lines: readonly PastedLine[], sure: readonly boolean[], out: boolean[]): void {
  for (const [at, { words }] of lines.entries()) {
    if (!sure[at] || !HEADS_LIST.test(words) || /:\s*\S/u.test(words)) continue
    const next = lines.slice(at + 1, at + 1 + MOST_TITLES)
    const end = next.findIndex(({ words: title }, k) => sure[at + 1 + k] || !isTitle(title))
    const isClosed = end < 0 ? at + 1 + next.length === lines.length : sure[at + 1 + end]
    if (isClosed) out.fill(true, at + 1, at + 1 + (end < 0 ? next.length : end))
  }
}

function isTitle(words: string): boolean {
  return words.length <= LONGEST_TITLE && /^[\p{Lu}\p{N}“"]/u.test(words) && !/[.,;:]$/u.test(words)
}
