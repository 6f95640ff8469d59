/**
 * Words that show who feels: verbs that link a person to a feeling, verbs by which a feeling takes hold of someone.
 * Source: written for this project. License: that of this repository.
 */

/** Verbs of being and seeming: "she was sad", "he looked stern". */
export const linkWords =
  'was were is are am be been being wast wert art feel feels felt feeling seem seems seemed seeming look looks looked looking appear appears ' +
  'appeared grew grow grows growing grown became become becomes becoming got get gets getting gotten turned turns kept keep keeps remained ' +
  "remain remains stood sat lay went wasn't weren't isn't aren't sounded sounds stayed waxed"

/** Verbs that only help another verb, and words that may stand between a subject and its verb. */
export const helpWords =
  "have has had having hath hadst hast haven't hadn't hasn't do does did doth didst don't didn't doesn't will would shall should can could " +
  "may might must ought used can't couldn't won't wouldn't shan't shouldn't began begin begins begun beginning to wanted tried dared going " +
  'come came not never no very so too quite rather really still also always often now then soon once almost nearly all more most as much ' +
  'half little bit ever just even yet perhaps somewhat again suddenly at last both only already thus dearly less least long therefore indeed'

/** "felt a fear", "shed tears": the subject of these is the one who feels. */
export const haveWords =
  'have has had having hath feel feels felt feeling shed sheds heaved heaves gave give gives uttered utters showed show shows knew know knows took take ' +
  'takes enjoyed enjoy drew let hid hide wept wiped dried forced wore wears cherished nursed expressed got found find finds dropped broke sobbed breathed'

/** "made him angry", "filled her with joy": the object of these is the one who feels. */
export const causeWords =
  'made make makes making left leave leaves filled fill fills filling gave give gives giving rendered kept keep keeps set drove drives turned struck strike ' +
  'caused cause causes found thrilled brought bring brings moved saw see sees inspired inspires heard hear hears caught seized let lets help helped'

/** "fear seized him", "joy filled her heart". */
export const seizeWords =
  'seized seizes seize filled fills fill gripped grips overcame overcomes overwhelmed possessed possesses struck strikes took takes pervaded pervades moved ' +
  'shook swept crept came comes come rushed flooded thrilled tormented haunted haunts overtook consumed consumes devoured stole ran rose rises welled burned ' +
  'burnt swelled wrung tore pierced pierces wrinkled lit crossed stood stand trickled rolled ran fell left leaves choked mastered blinded stirred shone'

/** Parts of body and mind that stand for the person: "her heart", "his eyes". */
export const bodyWords =
  'heart hearts soul souls mind minds breast breasts bosom bosoms spirit spirits face faces eye eyes voice voices cheek cheeks lip lips brow brows brain ' +
  'veins limbs frame features countenance throat hand hands look looks glance glances tone tones manner face temper smile laugh laughter thoughts nature'

/** "a cry of fear", "a sense of gloom": the noun before stands for the feeling. */
export const vesselWords =
  'sense senses feeling feelings cry cries shriek shout look glance smile sigh tear tears pang pangs thrill burst storm expression fit flush touch mixture ' +
  'kind sort moment flood shade excess transport transports exclamation tone air paroxysm agony burden weight gleam ray groan scream state'

/** What causes a feeling, or is said of a thing: the subject of these does not feel it. */
export const causeOfFeeling =
  'pleasant nice cozy cosy snug comfortable agreeable funny droll comical humorous laughable entertaining sunny delightful dreary dismal cheerless joyless somber sombre ' +
  'pitiful pitiable piteous pathetic tragic lamentable mournful grievous disappointing plaintive creepy eerie uncanny spooky weird ominous ' +
  'frightful dreadful terrible awful fearsome dire ghastly formidable horrible horrid horrific nasty icky yucky offensive unpleasant disagreeable ' +
  'objectionable unsavory distasteful foul gross filthy grimy slimy rotten putrid fetid vile squalid sordid ugly hideous grotesque vulgar repugnant repellent ' +
  'abominable contemptible despicable execrable odious monstrous loathsome unexpected odd strange queer peculiar remarkable extraordinary unusual ' +
  'singular sudden marvelous marvellous wonderful wondrous incredible unbelievable miraculous prodigious lovely dear lovable adorable admirable ' +
  'worthy shameful disgraceful restful peaceable mysterious monotonous tedious tiresome wearisome outrageous hateful unfair unjust glorious ' +
  'exhilarating satisfactory majestic stately heroic heavenly fine warm cool soft likely vain lost stranger'

/** Feelings caused in an object: "it frightened her". Past forms; others are made by rule. */
export const movingVerbs =
  'amused pleased delighted gladdened cheered saddened upset disappointed depressed scared alarmed frightened terrified horrified ' +
  'appalled bothered annoyed irritated vexed angered provoked offended insulted exasperated enraged infuriated outraged disgusted repelled revolted sickened ' +
  'nauseated surprised startled amazed astonished shocked astounded stunned dazzled overwhelmed satisfied embarrassed shamed humiliated mortified soothed ' +
  'calmed comforted consoled reassured relieved encouraged excited inspired puzzled confused mystified baffled perplexed bewildered disturbed troubled agitated ' +
  'bored wearied fatigued exhausted charmed enchanted thrilled tormented dismayed daunted intimidated affrighted unsettled disquieted enraptured electrified'
