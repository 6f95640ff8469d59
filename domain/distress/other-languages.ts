import { type LifeRow, rowsOf, type Trouble } from './life-rows.ts'

/**
 * A short list for languages that families at our schools speak: the plainest words for wanting to die, for wounds, for
 * being hit or touched, for not eating and for being alone. It finds little else; accents may be missing.
 */
const death = [
  // Spanish
  '(?:quiero|queria|quisiera|voy a|pienso en|ganas de) (?:morir|morirme|matarme|suicidarme|no vivir|desaparecer)',
  '(?:ya )?no quiero (?:vivir|seguir|existir|estar aqui|despertar)',
  'me corto(?! (?:el|un|las un|con el))|me (?:quiero morir|quiero matar|voy a matar|lastimo|hago dano)',
  'ojala (?:no hubiera nacido|estuviera muert[oa]|me muera)',
  // Portuguese
  '(?:quero|queria|vou) (?:morrer|me matar)',
  'nao quero (?:mais )?viver',
  'eu me corto',
  // French
  '(?:je )?(?:veux|voudrais|vais) (?:mourir|me tuer|en finir|me suicider)',
  'je (?:ne )?veux plus vivre',
  'je me (?:coupe|fais du mal)',
  // German
  'ich (?:will|mochte|mag) (?:nicht mehr (?:leben|da sein)|sterben|mich umbringen)',
  'ich (?:ritze mich|bringe mich um)',
  // Italian, Haitian Creole, Vietnamese, Tagalog, Polish
  '(?:voglio|vorrei) morire',
  'mwen vle mouri',
  'toi muon chet',
  'gusto ko (?:nang|na ?ng) mamatay',
  'chce (?:umrzec|sie zabic)|nie chce (?:juz )?zyc',
]
const harm = [
  '(?:mi|mis|el|un) [a-z]+ (?:me|nos) (?:pega|pegan|golpea|toca|viola|maltrata|amenaza|lastima)',
  'me (?:pega|pegan|golpea|violo|tocan) (?:con|en|cuando|todos|por)',
  'tengo miedo de (?:volver|ir|estar|mi|el)',
  '(?:meu|minha) [a-z]+ me (?:bate|toca)',
  '(?:mon|ma) [a-z]+ me (?:frappe|bat|touche)',
  'mein(?:e)? [a-z]+ (?:schlagt|schlaegt) mich',
  'papa m ap bat mwen|manman m bat mwen',
]
const food = [
  '(?:no|tampoco|ya no) (?:como|quiero comer) .{0,20}gord[oa]',
  'vomito (?:todo|la comida|despues)',
]
const mood = [
  'no (?:sirvo|valgo) (?:para )?nada',
  '(?:nadie|ninguno) me (?:quiere|entiende|habla)',
  '(?:estoy|me siento) (?:muy |tan |siempre )?(?:sol[oa]|vaci[oa]|gord[oa]|desesperad[oa])',
  'me odio|odio mi vida|ya no puedo mas|no aguanto mas',
  '(?:je suis|je me sens) (?:tout[e]? )?seule?|personne (?:ne )?m aime',
  'ich kann nicht mehr|niemand mag mich|ich hasse mich',
  'estou sozinh[oa]|ninguem gosta de mim',
]

const otherLanguages: readonly LifeRow[] = [
  ...rowsOf('self-harm', 'clear', death),
  ...rowsOf('unsafe', 'clear', harm),
  ...rowsOf('eating', 'clear', food),
  ...rowsOf('self-harm', 'possible', mood),
]

/** The words alone, without the accents that many leave out. */
function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/([a-z]{40})[a-z]+/g, '$1')
    .trim()
}

/** Whole-message farewells name nobody. */
const farewell =
  /^(?:(?:ok|so|well|im sorry|sorry) )*(?:goodbye|bye|farewell) (?:everyone|everybody|all|world|mom|dad|forever|my friends?)(?: |$)/

/** What the short list of other languages finds, and farewells. */
export function findInOtherLanguages(text: string): Trouble | null {
  const words = withoutAccents(text)
  if (farewell.test(words)) return { tier: 'clear', kind: 'self-harm' }
  const found = otherLanguages.filter(({ expression }) => expression.test(words))
  const { tier, kind } = found.find((one) => one.tier === 'clear') ?? found[0] ?? {}
  return tier && kind ? { tier, kind } : null
}
