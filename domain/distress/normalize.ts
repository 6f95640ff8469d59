/** Words that are written so that a filter does not see them: "k*ll", "d!e", "su*cide". */
const hidden: [RegExp, string][] = [
  [/\bd[*!1]e(?![a-z])/g, 'die'],
  [/\bk[*!1]{1,3}l+/g, 'kill'],
  [/\bs[u*!]{1,2}[i*!1]?c[i*!1]d[e*](?![a-z])/g, 'suicide'],
  [/\bc[*]ts?(?=ting\b|\b)/g, 'cut'],
]

/** One spelling for every word that patterns look for: whole words on the left, ours on the right. */
const spellings: [RegExp, string][] = [
  [/\b(?:i am|i m|iam)\b/g, 'im'],
  [
    /\b(?:i v|i have(?= (?:been|never|not|already|also|always|had|thought|taken|cut|hurt|lost|felt|written|[a-z]+ed)\b))/g,
    'ive',
  ],
  [/\bi will\b/g, 'ill'],
  [/\bi would\b/g, 'id'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|wo|ca) ?n[o']?t\b/g, '$1nt'],
  [/\b(?:cannot|can not)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\b(?:dnt|don t|dont|doesnt even)\b/g, 'dont'],
  [/\bwouldn?t|wudnt\b/g, 'wouldnt'],
  [/\b(?:u|ya)\b/g, 'you'],
  [/\b(?:ur|youre|you are)\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:wan+a|want 2|wnt to|wanting to|wants? too)\b/g, 'want to'],
  [/\b(?:gonna|gunna|gon|finna|bout to|bouta|boutta|about to|fixing to)\b/g, 'going to'],
  [/\b(?:gotta|got to|have got to|need 2)\b/g, 'need to'],
  [/\bp(?:p|eo?p)le?\b|\bppl\b/g, 'people'],
  [/\b(?:bc|bcuz|cuz|cus|coz|becuz|becuse|becasue|cause|b4 cause)\b/g, 'because'],
  [/\bidk\b/g, 'i dont know'],
  [/\bidc\b/g, 'i dont care'],
  [/\b(?:tmrw|tmr|tmw|tomorow|tommorow|2moro)\b/g, 'tomorrow'],
  [/\b(?:2nite|tonite|2night)\b/g, 'tonight'],
  [/\bw\b/g, 'with'],
  [/\b(?:abt|bout)\b/g, 'about'],
  [/\b(?:n|nd)\b/g, 'and'],
  [/\b(?:smth|sumthin|somethin)\b/g, 'something'],
  [/\b(?:smone|sum1|some1|someones|somebody)\b/g, 'someone'],
  [/\b(?:any1|anybody)\b/g, 'anyone'],
  [/\b(?:every1|evry1|everybody|everyones)\b/g, 'everyone'],
  [/\b(?:no ?1|noone|no-one|nobody|no body|not one person|not a single (?:person|soul))\b/g, 'no one'],
  [/\b(?:bf|b\/f)\b/g, 'boyfriend'],
  [/\b(?:gf|g\/f)\b/g, 'girlfriend'],
  [/\b(?:bffs?|bestie|bsf)\b/g, 'friend'],
  [/\b(my|him|her|your|them) sel(f|ves)\b/g, '$1sel$2'],
  [/\b(?:mysel|meself|myslef|mself)\b/g, 'myself'],
  [/\b(?:any more|anymor|anymre)\b/g, 'anymore'],
  [/\balot\b/g, 'a lot'],
  [/\bevry\b|\beveryday\b/g, 'every day'],
  [/\bagian\b|\bagen\b/g, 'again'],
  [/\bdis+ap+ear?\b/g, 'disappear'],
  [/\bfoward\b|\bforwards\b/g, 'forward'],
  [/\bs[uo]+[ia]?[cs]+[ia]*[dt]+[ae]l+(?:e|ly)?\b|\bsuicidle\b/g, 'suicidal'],
  [/\bs[uo]+[ia]?[cs]+[ia]d+e?\b/g, 'suicide'],
  [/\b(?:kys|kill yourself|kill urself|kill yoursel[vf]e?s?)\b/g, 'kill yourself'],
  [/\bkms\b/g, 'kill myself'],
  [/\bkmsing\b/g, 'killing myself'],
  [/\b(?:unalive|un alive|unaliv|sewerslide|off)(ing)?(?= (?:my|him|her|them|your)sel)/g, 'kill$1'],
  [/\bcommit(?:ting|ted)? (?:sewer ?slide|toaster bath|not ?alive|die)\b/g, 'commit suicide'],
  [/\bself[- ]?harm/g, 'self harm'],
  [/\bpix\b|\bpics?\b|\bpictures?\b|\bphotos?\b|\bselfies?\b/g, 'pic'],
  [/\b(?:momma|mama|mami|mommy|mummy|mum|mother|ma)\b/g, 'mom'],
  [/\b(?:daddy|papi|papa|father|pops|pa)\b/g, 'dad'],
  [/\b(mom|dad)s\b(?= (?:boyfriend|girlfriend|friend|new|brother|house|ex|husband|wife|place))/g, 'my $1s'],
  [/\bstep (dad|mom|brother|bro|sister|sis|parents?)\b/g, 'step$1'],
  [/\bbro(?:s|ther)?\b(?= (?:hits|beats|punches|touches|said|says|chokes))/g, 'brother'],
  [/\bthey(?:re| are| r)\b/g, 'theyre'],
  [/\b(he|she) is\b/g, '$1s'],
  [/\b(?:there is|there are|there's|theres|theres like)\b/g, 'theres'],
  [/\b(?:it is|it's|its)\b/g, 'its'],
  [/\bwhat is|what's\b/g, 'whats'],
]

/** Words that change how strongly something is said, not what is said. */
const fillers =
  /\b(?:really|just|literally|honestly|lowkey|highkey|actually|basically|seriously|truly|definitely|probably|maybe|simply|kinda|kind of|sorta|sort of|legit|fr|frfr|ngl|tbh|imo|lol|lmao|omg|pls|plz|please|totally|completely|absolutely|very|rlly|rly|realy|soo+|even|fucking|freaking|effing|fking|damn|hella|deadass|like (?=a lot|every))\b ?/g

/** Quoted words are somebody else's and become one dash. */
function withoutQuotations(text: string): string {
  return text.replace(/"[^"]{0,600}"/g, ' … ').replace(/(^|[\s(])'[^']{2,300}'(?=$|[\s.,?!:;)])/g, '$1 … ')
}

/** No pattern looks for a word of more than 40 letters; so whatever they are matched against has an end. */
function withShortWords(text: string): string {
  return text.replace(/(\S{40})\S+/g, '$1')
}

/** One blank for a run of blanks, or one line break, so that no pattern below meets a run. */
function withSingleBlanks(text: string): string {
  return text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
}

/** What the words alone don't show: laughter, a question, an exclamation, a name. Each becomes a sentence of its own. */
const marks: [string, RegExp][] = [
  ['~', /\b(?:lol|lmao+|lmfao|rofl|ha(?:ha)+|jk|xd)\b|[💀😂🤣😭]/iu],
  ['?', /\?/],
  ['!', /!/],
  ['@', /[a-z,] [A-Z][a-z]{2,}/],
]

/**
 * A message as its sentences, in one spelling: lower case, no apostrophes, texting forms written out, words that
 * only strengthen left out, quotations replaced by "…",
 * and the marks above at the end. Linear in the length of the text.
 */
export function normalize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
  const seen = hidden.reduce((words, [typed, meant]) => words.replace(typed, meant), plain)
  let words = withSingleBlanks(withoutQuotations(seen))
    .replace(/\b(he|she|they|we|you|it)'ll\b/g, '$1 will')
    .replace(/\b(he|she|they|we|you|it)'d\b/g, '$1 would')
    .replace(/([a-z])'([a-z])/g, '$1$2')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/ ?(?:[.?!;:\n]|--+| [-–—] |…)[.?!;:\s…]*/g, (mark) => (mark.includes('…') ? ' … ' : ' | '))
    .replace(/[^a-z0-9$|…éñ/ -]/g, ' ')
    .replace(/-/g, ' ')
    .replace(/ {2,}/g, ' ')
  words = withShortWords(words)
  for (const [typed, meant] of spellings) words = words.replace(typed, meant)
  const sentences = words
    .replace(fillers, '')
    .split('|')
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  return [...sentences, ...marks.flatMap(([mark, expression]) => (expression.test(text) ? [mark] : []))]
}
