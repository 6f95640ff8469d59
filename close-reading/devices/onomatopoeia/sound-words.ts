/**
 * Words that sound like what they name, by dictionary form, each with the thing one hears. Written for this project.
 * `!` after a word: it has a common other sense ("crack" of a door, "drop"), so it is only possibly a sound.
 */
const table = `
a sudden loud noise: bang crash smash! boom slam blast! clap! thud thump bump! wham bam slap! smack! crack! snap! pop! whack kerplunk thwack splat clash! crunch snicker-snack
a long low noise: rumble roar! thunder! growl snarl grumble! drone! groan! moan! boom hum! purr thrum
a light ringing noise: tinkle jingle jangle clink ting ding dong ring! chime! clang clank clatter clack peal! toll! knell! ping plink tintinnabulate
a soft, quiet noise: whisper murmur mutter rustle swish hush! sigh! lisp! whish sough susurrus patter pitter pitter-patter tap! rap! flutter! pat! tick! ticktock tick-tock
a wet noise: splash drip! plop gurgle gush! slosh squelch bubble! trickle! dribble! babble sizzle fizz hiss spatter splatter plash ripple! lap! squish slurp glug
a bird's or animal's noise: buzz chirp cheep tweet twitter! cuckoo caw coo hoot quack cluck crow! cackle bark! woof yelp yap howl! mew meow miaow moo baa bleat neigh whinny bray oink croak ribbit squeak! squeal! hiss chirrup warble! trill! grunt
a noise of the mouth or throat: gulp gasp! hiccup cough! snore sneeze achoo sniff! sniffle snort titter giggle chuckle guffaw ha-ha hee-hee burble burbled! chortle mumble stammer! wheeze sob! whimper shriek! screech scream! whoop burp munch chomp
a rough, scraping noise: scrape! scratch! grate! creak rattle rasp! crackle clatter screech! squeak grind! crinkle rip!
a quick noise through the air: whiz whizz whoosh zoom! swoosh whir whirr zip! whistle! flap! flick! ping twang
`

export type SoundWord = { heard: string; sure: boolean }

let words: Map<string, SoundWord> | undefined

/** What one hears in a word that imitates a sound; undefined for other words. @param lemma dictionary form, lower case */
export function soundWord(lemma: string): SoundWord | undefined {
  if (!words) {
    words = new Map()
    for (const line of table.split('\n')) {
      const colon = line.indexOf(':')
      if (colon < 0) continue
      for (const entry of line.slice(colon + 2).split(' ')) {
        const sure = !entry.endsWith('!')
        words.set(sure ? entry : entry.slice(0, -1), { heard: line.slice(0, colon), sure })
      }
    }
  }
  return words.get(lemma)
}
