/** Words whose spelling misleads the rules below: word and number of syllables. */
const KNOWN = new Map(
  (
    'mr 2 mrs 2 people 2 every 2 everything 3 everyone 3 everybody 4 everywhere 3 evening 2 something 2 sometimes 2 someone 2 somewhere 2 ' +
    'somebody 3 whole 1 there 1 therefore 2 where 1 being 2 doing 2 going 2 seeing 2 idea 3 ideas 3 poem 2 poems 2 poet 2 poetry 3 ' +
    'quiet 2 science 2 area 3 real 1 really 2 create 2 created 3 lion 2 giant 2 different 3 business 2 beautiful 3 heaven 2 ' +
    'wednesday 2 colonel 2 chocolate 3 family 3 interest 3 vegetable 4 several 3 evenings 2 dea 1 sea 1 tea 1 the 1 me 1 he 1 she 1 ' +
    'we 1 be 1 ye 1 eye 1 eyes 1 one 1 once 1 done 1 gone 1 come 1 some 1 none 1 are 1 were 1 have 1 give 1 live 1 love 1 hour 1 hours 1 our 1 ' +
    'fire 1 tired 1 world 1 girl 1 toward 2 towards 2 maybe 2 forever 3 himself 2 themselves 2 ourselves 2 lonely 2 simile 3 rhythm 2 ' +
    'recipe 3 naked 2 wicked 2 wretched 2 sacred 2 beloved 3 hundred 2 crooked 2 rugged 2 ragged 2 aged 1 blessed 1 learned 1 ' +
    'used 1 moreover 3 hereafter 3 wherever 3 homework 2 household 2 careful 2 useful 2 hopeful 2 peaceful 2 grateful 2 nice 1 safety 2 ' +
    'ninety 2 society 4 variety 4 anxiety 4 diet 2 trial 2 dial 2 cruel 2 fuel 2 jewel 2 duel 2 ruin 2 ruins 2 fluid 2 suicide 3 influence 3 ' +
    'usually 4 actual 3 actually 4 gradual 3 gradually 4 january 4 february 4 theater 3 theatre 3 museum 3 violent 3 violence 3 violet 3 ' +
    'patience 2 patient 2 ancient 2 ocean 2 special 2 social 2 nation 2 nature 2 prayer 1 layer 2 player 2 chaos 2 dying 2 lying 2 ' +
    'crying 2 trying 2 flying 2 saying 2 playing 2 says 1 said 1 bye 1 queue 1 tongue 1 league 1 vague 1 fatigue 2 rogue 1 plague 1 ' +
    'intrigue 2 dialogue 3 unique 2 antique 2 technique 2 genius 2 curious 3 serious 3 various 3 furious 3 obvious 3 previous 3 ' +
    'experience 4 audience 3 obedience 4 period 3 piano 3 radio 3 studio 3 video 3 onion 2 million 2 opinion 3 companion 3 soldier 2 ' +
    'shoes 1 goes 1 does 1 toes 1 heroes 2 clothes 1 wolves 1 themselves 2 whose 1 lose 1 close 1'
  )
    .split(' ')
    .reduce<[string, number][]>((pairs, item, k, items) => {
      if (k % 2 === 0) pairs.push([item, Number(items[k + 1])])
      return pairs
    }, []),
)

const cache = new Map<string, number>()
const MOST_CACHED = 20_000

/**
 * Syllables of a folded English word, by its spelling and a list of words whose spelling misleads. Agrees with
 * the CMU Pronouncing Dictionary on about nine of ten common words; averages over a text are closer still.
 */
export function countSyllables(word: string): number {
  const before = cache.get(word)
  if (before !== undefined) return before
  const count = KNOWN.get(word) ?? countBySpelling(word)
  if (cache.size < MOST_CACHED && word.length < 30) cache.set(word, count)
  return count
}

function countBySpelling(word: string): number {
  const possessive = word.endsWith("'s") ? word.slice(0, -2) : word
  const plain = possessive
    .replace(/(?:n't$|'re|'ll|'ve|'d|'m|')/, '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  let count = countGroups(plain) + countHiatus(plain) - countSilent(plain)
  if (/(?:[dsv]|ed)n't$|(?:it|that)'ll$/.test(word)) count++
  if (possessive !== word && /(?:s|x|z|ch|sh|ce|ge|se|ze)$/.test(possessive)) count++
  return Math.max(count, 1)
}

function countGroups(word: string): number {
  let count = 0
  let inside = false
  for (let k = 0; k < word.length; k++) {
    const sign = word[k] as string
    const vowel = 'aeiou'.includes(sign) || (sign === 'y' && k > 0)
    if (vowel && !inside) count++
    inside = vowel
  }
  return count
}

/** Two vowels that stand together but sound apart: cha-os, ide-a, cre-ate, tri-al, happi-er, sym-bol-ism. */
function countHiatus(word: string): number {
  let count = 0
  if (
    /i(?:a(?!ge|r$)|o(?!n|us)|um|us(?!t))/.test(word) &&
    !/(?:[ctsg]ia[ln]?|cious|tious|gious|ssia|iage)/.test(word)
  )
    count++
  if (/[^ct]ious|[^tscgxl]ion|[^q]ui?ous|eous/.test(word) && !/(?:geous|gious|teous$)/.test(word)) count++
  if (
    /[^ctsi]ien[ct]|[^gq]u(?:al|ate|ous|ity)|[^aeiou]ea(?:t(?:e|i|u)|li[tz])|[aeiou]ing|[aeo]y[aeio](?!d)|uy[ei]|[^aeiou]y[aio]|[^aeiou]ier$|iest$|iety/.test(
      word,
    )
  )
    count++
  if (/(?:[^l]ism|[^aeiou]sm|thm)s?$/.test(word)) count++
  return count
}

/** A silent e at the end or before an ending: hope, hoped, hopes, hopeful, hopeless, hopely, movement. */
function countSilent(word: string): number {
  let count = 0
  if (/[^aeiou]e$/.test(word) && !/[bcdfgkpstvz]le$/.test(word)) count++
  else if (/[aeiou]le$|[aeiou]{2}$/.test(word) && /[^aeiou]ue$|le$/.test(word))
    count += /[aeiou]le$/.test(word) ? 1 : 0
  else if (/[^aeioudty]ed$/.test(word) && !/[bcdfgkpstvz]led$|[^r]red$/.test(word)) count++
  else if (/[^aeiou]red$/.test(word) ? false : /[aeiou]red$/.test(word)) count++
  else if (
    /[^aeiouscxzgh]es$|[aeiou][^aeioucsxzg]?hes$/.test(word) &&
    !/[bcdfgkpstvz]les$|(?:sh|ch)es$/.test(word)
  )
    count++
  if (/[aeiouy][^aeiou]e(?:ly|ful|less|ness|ment|some|ty)/.test(word)) count++
  return count
}
