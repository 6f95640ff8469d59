/**
 * Old, poetic and shortened words with their sounds (one letter a sound, see ../prosody/sound-codes.ts).
 * Written for this project. A line: word, then its ways of being said.
 */
const table = `
thou DW
thee DY
thy DI
thine DIn
thyself DIsElf
ye yY
o L
oh L
ah A
hath hBT
hast hBst
dost dUst
doth dUT
art Art
wert wRt
wilt wJlt
shalt SBlt
canst kBnst
didst dJdst
hadst hBdst
wouldst wFdst
couldst kFdst
shouldst SFdst
mayst mHst
saith sET
quoth kwLT
ere Er
e'er Er
e'en Yn
ne'er nEr
o'er Or
whate'er wutEr
whene'er wenEr
where'er werEr
howe'er hWEr
whoe'er huEr
heav'n hEvn
heaven hEvun hEvn
heavens hEvunz hEvnz
heav'ns hEvnz
heavenly hEvunl2 hEvnl2
even Yvun Yn
ev'n Yvn Yn
seven sEvun sEvn
sev'n sEvn
eleven 1lEvun
given gJvun gJvn
giv'n gJvn
driven drJvun
driv'n drJvn
ris'n rJzn
fall'n fOln
stol'n stLln
flower flWx flWr
flowers flWxz flWrz
flow'r flWr
flow'rs flWrz
power pWx pWr
powers pWxz pWrz
pow'r pWr
pow'rs pWrz
bower bWx bWr
bowers bWxz bWrz
bow'r bWr
tower tWx tWr
towers tWxz tWrz
tow'r tWr
tow'rs tWrz
shower SWx SWr
showers SWxz SWrz
show'r SWr
show'rs SWrz
hour Wr Wx
hours Wrz Wxz
our Wr Ar
fire fIr fIx
fires fIrz fIxz
desire dizIr dizIx
prayer prEr prHx
pray'r prEr
spirit spJrut spJrt
spirits spJruts spJrts
every Evr2 Evx2
ev'ry Evr2
being bY1N bYN
going gL1N gLN
dying dI1N
flying flI1N
seeing sY1N sYN
doing dG1N dGN
ruin rGun
having hBv1N
'tis tJz
'twas twUz
'twere twR
'twill twJl
'twould twFd
'gainst gEnst
'gan gBn
'mid mJd
'mongst mUNst
'neath nYT
'round rWnd
'til tJl
th' D
t' t
i' 1
th'other DUDx
on't Ant
is't Jzt
was't wUzt
don't dLnt
ope Lp
oft Oft
morn mOrn
eve Yv
nigh nI
yon yAn
yonder yAndx
whilst wIlst
amid umJd
amidst umJdst
amongst umUNst
betwixt b1twJkst
anon unAn
methinks m1TJNks
perchance pxCBns
forsooth fxsGT
wherefore wErf&r
whence wEns
hence hEns
thence DEns
thither DJDx
hither hJDx
whither wJDx
twain twHn
bade bBd bHd
spake spHk
brake brHk
clave klHv
bare bEr
drave drHv
wrought rOt
sooth sGT
woe wL
wo wL
bosom bFzum
wind wJnd wInd
winds wJndz wIndz
wound wGnd wWnd
wounds wGndz wWndz
again ugEn ugHn
against ugEnst ugHnst
been bJn bYn
said sEd
hearth hArT
blood blUd
flood flUd
floods flUdz
love lUv
dove dUv
prove prGv
move mGv
eye I
eyes Iz
eyen In
eyne In
tear tJr tEr
tears tJrz tErz
beloved b1lUvd b1lUvud
blessed blEst blEsud
learned lRnd lRnud
winged wJNd wJNud
aged Hjd Hjud
wretched rECud
sacred sHkrud
naked nHkud
gyre jIr
gyres jIrz
quire kwIr
hoary hOr2
dewy dG2
cloudy klWd2
starry stAr2
stilly stJl2
leafy lYf2
shady SHd2
bowery bWx2
welkin wElkun
zephyr zEfx
zephyrs zEfxz
empyrean #mp1rYun
ethereal 1TJr2ul
isle Il
isles Ilz
ay I
aye I H
alas ulBs
lo lL
hark hArk
behold b1hLld
beheld b1hEld
adieu udG
damsel dBmzul
maiden mHdun
steed stYd
steeds stYdz
sward swOrd
wight wIt
weal wYl
wold wLld
wroth rOT
sere sJr
antique cntYk Bntik
blithe blID
athwart uTwOrt
bewail b1wHl
bier bJr
brow brW
brows brWz
tress trEs
visage vJz1j
countenance kWntununs
raiment rHmunt
mead mYd
fain fHn
fane fHn
vale vHl
dale dHl
glade glHd
glen glEn
rill rJl
brook brFk
lea lY
strand strBnd
`

const known = new Map<string, readonly string[]>()

/** Old and poetic words by folded spelling, each with its ways of being said. */
export function archaicWords(): ReadonlyMap<string, readonly string[]> {
  if (known.size > 0) return known
  for (const line of table.split('\n')) {
    const [word, ...ways] = line.split(' ')
    if (word && ways.length > 0) known.set(word, ways)
  }
  return known
}
