/**
 * Words that may say one thing and mean another. Written for this project (MIT).
 * A line per kind: kind | patterns; their signs are those of ../phrases.ts.
 */
export const IRONY = `
everyone|universally acknowledged; universally allowed; universally admitted; universally agreed; universally known; all the world knows; all the world agrees; everybody knows; everyone knows; as everyone knows; as everybody knows; it is well known; as is well known; generally agreed; nobody could doubt; no one could doubt
understated|a little too; rather too; somewhat too; a trifle too; a shade too; not exactly; not precisely; not altogether; not entirely; not the least; no small; not a little; not without; not unlike; not the worst; could be worse; to say the least; to put it mildly
ofcourse|of course; naturally; as usual; needless to say
mock|just what i needed; just what we needed; thanks for nothing; big surprise; nice going; lucky me; lucky us; yeah right; just great; just perfect; just wonderful; a fine mess; a pretty mess; a fine time to; a fine way to; big deal
seems|seem~ to; appear~ to; seem~; seemed to have; was considered; is considered; was supposed to be; passed for
`
/** Words that praise. */
export const PRAISE =
  'best blessings perfect excellent great wonderful lovely brilliant delightful charming splendid terrific fantastic marvelous marvellous ' +
  'beautiful kind kindly nice thoughtful generous clever perfectly delicious glorious noble fortunate lucky happy proper wise good'
/** How words sound when they are not meant kindly. */
export const UNKIND =
  'angrily bitterly coldly scornfully sneeringly drily dryly sarcastically mockingly sourly crossly sharply icily ironically sulkily ' +
  'contemptuously disdainfully sneered snapped jeered mocked scoffed growled snarled muttered grumbled groaned hissed'
/** What boasts claim, and what is left of it. */
export const BOAST =
  'king kings mighty mightiest greatest invincible unsinkable immortal eternal forever conqueror conquer proudest strongest richest wisest cleverest'
export const RUIN =
  'nothing ruin ruins ruined decay wreck dust ashes gone dead died broken fell fallen sank lost shattered empty bare lifeless vanished grave'
