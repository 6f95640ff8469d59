/**
 * What single words and pairs say about the Ekman family of a short comment.
 * Learned by scripts/train/learn-emotions.ts from GoEmotions (Demszky et al. 2020, google-research), CC BY 4.0,
 * in the Ekman regrouping of monologg/GoEmotions-pytorch; these weights are offered under CC BY 4.0 too.
 * A line: the words, then one letter for each class; N is 0, each letter further is 0.2 more.
 */
export const emotionClasses = ['anger', 'disgust', 'fear', 'joy', 'neutral', 'sadness', 'surprise'] as const
/** The sum of weights a class must pass to be named. */
export const emotionLimits = [0.65, 1.84, 2.47, 0.63, -1.14, 1.46, 1.16] as const
export const emotionWeightRows = `
! ! NNNONMN
! " PMOKOMM
! * QMMNMLL
! : MNMOLOM
! NNNPMMN
! good NMMRJKL
! i'll NMMPJNK
! i'm LMMPLOL
! if KMMRKMK
! it's NMMPJNO
! lol NMMOLLM
! love LMMPLMK
! now PMMPJNL
! she KMNONKO
! thank LMNQKML
! thanks LMMQLON
" as LMMMQKK
" lol JMMPLMN
" we KMMJPOP
" what MMMLRLN
# NMMMPLL
#anger SOMLMNM
#anger! PMMOLOM
#calm NNNONNM
#calm! PMMKOOP
#confusion NMNLLPS
#disgust PXMLLNL
#disgust! OPMOKKO
#fear NRYLKNN
#fear! NOPPMNM
#hope NNNQMNM
#hope! PNNMMOM
#joy MMMSKMM
#joy! PNMLNPN
#loneliness NMMMMPM
#love NNNPMNM
#love! QNMLMOM
#pride MNNPMMN
#sadness MNNLKWM
#shame NNNKKXM
#shame! MNNNMQL
#surprise MNNOKMS
#tiredness PNNNMQM
% MNNOLNO
& NMMMOOK
( NNNMNPN
) NMNPMMM
* . PLNNNLK
* ONNLONM
* [ LLONOLK
+ LMMMOLP
, [ NNMMONL
, after LMLQKLN
, are JMMOOLN
, at LMMLOMP
, because PMNMMNL
, didn't NMMLJOQ
, do KMMMOLO
, even LLOPMLO
, good JQMPLLL
, hope MMMQJMN
, i NNNOMPN
, i'm MONONOL
, im OMMSJLJ
, in JMNMPMN
, is NOLLOMQ
, it's NPNNMNN
, just LNNQOMN
, keep KMMLQLL
, lol JNMPMLK
, love LMMQJML
, never RMMNJLO
, no OMNMONK
, not ONMMPMM
, only MMMLQKN
, sorry MMMLKSL
, thank MMMPKMN
, thanks MNMRJLK
, there LMMNLQL
, they MMMNNNO
, this OONONOL
, those JOMPMKK
, too MNNNLQO
, what ONMNLOO
, yes JMMPNLK
, you're NNNOLLN
-- LMMNPKL
. - MMMKRKN
. : NNNOLPM
. ; KMMPJOO
. NNNNNNM
. [ ONMLPNN
. amazing NLMPKLN
. and NMNMPLN
. awesome LMMQKLL
. but MONNMOO
. can't MNMOLNQ
. congrats NMMRJLN
. didn't MMMLMOR
. don't OLNPLLL
. even OMNONMJ
. everyone MMNOQMJ
. first KOMQJLO
. fuck QLMOHNM
. glad MNMQLML
. go OMMOMKK
. good LNMQKMM
. great KMMRLLL
. haha JMMQLLN
. happy NMMPJNM
. he's ONMNOMK
. her NOMJPMN
. i NNNOMON
. i'd JMMONNM
. i'm NNOOLNO
. i've OLMPLKO
. is LMMNLMP
. just OMMPMMO
. let's NMMMPLK
. lol KMMRKKL
. love MMMRILN
. my NMONNPL
. not OOMNLPN
. see KMMROLK
. she's MONNPLJ
. so LMNONLN
. some PMMNMOL
. sometimes JOOOMKO
. sorry NMMNLQM
. stop QMMNKNK
. thank MMMQLLM
. thanks LMMQKLM
. that ONPONNL
. that's NOMONOM
. then PMMNPNK
. there PNNJMON
. they NNNONMK
. those QLMLOKM
. we NNMOMPM
. what NNNOMNP
. who OMMLLLP
. why QNMLLNM
. would OMONJNO
. you OONOMNM
. you're NMNPMML
. your NOMQLNK
. ” LLNMQKM
.. MONONMO
.. i NPOOJOJ
... " IMNLPNM
... lol LMMRJLP
.... MNMMOMN
...... KMMLPOM
/ NNNNONM
/ r LMNOOKM
/ u LMNJSLK
1 . MMMJPLO
1 MNMMPNN
10 MMMOOLN
100 % LNMOOKL
11 LNNNMNQ
15 MMMNPML
16 NNMLMPO
1st LMMQLKO
2 . MMMLOKO
2 MMMMONM
2 years OMMKPLK
2020 JMMPLOM
25 KMOLQKO
3 - KMOOLPK
3 MNNNOOM
3 months KMMKRNN
50 MMLLNNP
: ( NOOMJSN
: ) MMMQKMM
: / OMNKNQM
: MNNMOOM
: [ JMMLQLM
: d LMMRLMM
: the NOOJPNK
; ) LMMQLNM
; i KOONOKK
< 3 NMMPKMN
< NMMPLMN
= LOMLRMM
> NNNLPMO
> i NMNPJMN
? ! ONMLNNO
? ... KLMOJLQ
? : KMMJOON
? ? MNMLONP
? MNNKLMV
? [ OMMNLLO
? are MMMJLLR
? i NMNLMMP
? i'm MMPMLMQ
? it's NNMOKOP
? like JMMNNLR
? lol KMORLLL
? or JMMMLPN
? that's OOOPIPO
? you POMKLNP
@ LMMPNLJ
] " KMMPPLM
] , NMMNNON
] . MNMNOMM
] : NMMLRJM
] ? LNMLONO
] are LNMOMKN
] at LMMMRML
] being NLMIPKP
] bless MMMPKLN
] damn PLMKMMN
] for NMNNPLK
] got LLLMRNK
] here MMOIPNK
] i MLNONPL
] is MNMNPNM
] looks MLNJRLM
] not JMMKQLN
] of JLOOMKP
] or KOOKOPL
] to LMNLQNM
] was MONNOLM
] who MMMMRLJ
] would MMMPMOM
^ MMOOOKN
^ ^ KMOOOKK
_ PMNLLPM
a bad PNMLMOP
a beautiful KMMRJLL
a better LNMONNN
a bit MNMLNOO
a child NNNJOMO
a cool KMMRJNK
a fake LLMKRLN
a fantastic KMMRKMN
a fucking PMMJMNO
a fun MMMQMLM
a game OMNOMMK
a girl MLMMPPK
a good MMMQLMM
a great LMNRKLL
a horrible OOPLKOM
a joke MMMPMLO
a legend KMMSJLL
a lie MMMLLRM
a man NMMMOKN
a more JMMRJKO
a nice NMMNLMM
a normal MMMJQLP
a perfect POMOJLK
a person LMMNPNM
a pretty MMNONKM
a sad MMMJNQK
a shit OQMOINK
a terrible OQPMLOJ
a way LOMNNKN
a week LOONPKL
a wonderful KMMQNLK
abortion NMMNPKJ
about ? NMMJOLM
about ONNNNNO
about how ONNLPNK
about to JMPOLPM
absolute OQONKNM
absolutely OOOPLMM
abused OMMLIQN
abusive POMINMK
accepted KMMMPLK
accident MMNKOPM
accurate LMOQLNM
acts JMMMPLN
actual POMKMOO
actually NNMONNO
ad ONMMOMI
addiction JMMMQJN
adding KMMRNLK
adorable . JMMRJLL
adorable LMNTJLK
advice . LMNNKPL
advice NNMOLMM
afraid LLVLKLL
afraid of JMQMMKO
afraid to KMRNMNJ
after LNNLOPO
after the MNMLONO
again OMMNMON
against [ JMMMPKN
aggressive QMOJMMK
agree , MMMQKNM
agree . LMNRKLL
agree NMNTJMN
agree with NMNPLLM
agreed NMMRKMM
ahh OMMNKKQ
ain't PMMKOLK
album LNNPLLO
alive . JLMQMKN
all , LMMQLMN
all good NMMPJNN
all i MMNMNPK
all in OMMPLKK
all of OMOOLOM
all over OMMLKPO
all this PMMLOMK
all time MMMPLKM
alot MMOPIML
already NMNMONN
alright JNMQMLM
also love KMMSJLM
alt JLPJPLN
always NMNOMNN
always have KMMPIPM
always thought KMMLNKQ
am glad LMMRKNO
am i NMNNKKQ
am so KMNOJPK
amazing ! LMMQLMJ
amazing , LMMRKMM
amazing . MMMRLML
amazing LMNWILL
amazingly KMORLNK
an actual NPMNNKJ
an amazing LMMQLNJ
an asshole TMMKIMK
an awesome LMMRLLL
an awful JRKOLMK
an idiot PMMMLOK
an old NNLOJLP
an upvote KMMPJOK
and for JMMMRLK
and have LMNPNLM
and if OLMLPOK
and just MMMPMNP
and stop QMMNJLL
and they ONNNNML
and this PNMJPON
and was JNMNNNO
and yet NQOKLOL
angry RMNJLML
annoyed SMMLLKJ
annoying . QMMNJMM
annoying TNMMILL
anti - NNMJQON
anxiety . KLQJLNN
anxiety LMRMLNN
anxious JLROJJO
any ONMNNNO
any other KMMPMNL
anymore NLONNPL
anyone else LMMNNKP
anyone who QNLMMNJ
anything , LMMQOMO
apologies JMMLKSM
apologize JOMOMRK
appreciate MMMTIMM
appreciate it LMMQLNL
appreciate the LMMRKMN
appreciate your KMMQKLL
appreciated JMMSILN
are OONNNNO
are a PMNNMLO
are always ILMOPOK
are awesome OMMNJLL
are correct LMMQJOL
are getting ONLPKKO
are going LLLPMNO
are my NMMNNKJ
are no MMMKPLM
are still IOMNOMO
are there JMMOLMQ
are they NMMLJNR
are you NNMLMMQ
argument TMMLLKM
armor JMMLRKM
article . MMMMPLL
as a LMONONN
as you JNNNOMN
ashamed OOMLJRK
ask NMNLOMO
asking MMMMRKM
ass QOMKNNJ
asshole . QMMNJKM
asshole TNMLINK
assholes RLMJLKK
assume LMMLPMM
at all OPMMNNO
at her JMOPMLP
attractive KNMQNLM
aware KNMMOLQ
aware of KOMNLLQ
awareness OMMQKKJ
away with JMMMQKK
awesome ! KMMRJLM
awesome . LMMRJLL
awesome LMMVHLK
awful . NSMLKOM
awful OXLLJOL
awkward LONMKQM
aww LMMQLLL
baby LMMNOOO
back on KOLLQLK
bad . MONONPL
bad ? NMMJJKQ
bad PPMLLSN
bad for MOMJKSN
badass KMMPNLK
bag JMMKSKL
ball OMLMPLM
banned PMMKMPP
basically MNNLPPL
bastard SMMMJKJ
bastards QOMOLLK
be afraid KMPPJOO
be amazing LMMPJLM
be fair MMMNPMK
be fun KMMQKLN
be funny KMMQNNK
be glad NLOQJLK
be great KMMPJNN
be happy JMMNONM
be in OMPMMLN
be really JOMPKOM
bear MNNLPKK
beautiful . NMMRJMN
beautiful KMNWGMK
beauty IMMQJON
because ONNMNON
because i MONQKON
because it NMLOKPO
because she LMMLQKL
because the QNMMMJN
because they MPOLPLK
because they're LMLNQLK
because we PMNOKKK
because you ONNNOOI
become LMMOMMP
bedroom JMMNKPP
been NNNMMOO
beer INMPMKN
behavior NOMMNPJ
behind LMNNOML
being ONNMNNN
believe ONNMMNP
believe me JMMQOKJ
belongs LMMJQLM
best ! LMMRJML
best MMMRLMM
best thing KMMPNLL
best way KMMKRLK
better . MNMOMKM
better MNMPMMN
between MNNOMNP
bias OMMKQOJ
bit . JPNOOKL
bit MNMMNPN
bitch UNNKHKM
blame ONNKNOM
bless LNNPLMM
block PMMMMNK
blood PNMMMLN
bloody RMMKLNN
blows JMMKPMP
blue LMNOPJM
boi KMMQNMK
bone PMOJNKN
boring POMKJQM
bot LLNQKMN
both NOMNMMN
box NLMLOPJ
boyfriend JMNPNML
breaking NNMINPP
breaks KPMMOPJ
brilliant LMMUIKJ
bringing JMOLQLM
bro . MNNQKML
broke KNLKORM
broken NMMMLPN
brother MMMQLOK
btw KMMQLLO
bud LNNKQPL
bullshit SMMLJKM
burn QMMNMLJ
but also MOOPLNJ
but he LNPLPNL
but how KMOLPLN
but i ONNOMNN
but if IMLMNPN
but it OMNOOML
but not PMNNMNN
but she MMMLQKL
but thanks JMMRKLM
but the OMMNOOL
but there NLNQKNK
but they KMNNMMO
but we NNMLQOJ
butt PQLLOJN
buy it JOMPMLK
buying LMMLPOK
by NNNMOON
by [ LMNNNLN
by his KMMJQKM
bye NMMKQLK
cake LMMPLNM
cake day LMMQMMM
call POMNNML
call me QMMKLLN
calm down LLMMRKK
can . NMMQLLM
can MMNNNMO
can get KMNNOOL
can go MOMRKKL
can help KMMQJOL
can i JMMNOON
can just JMMLQLM
can you ONNLKMQ
can't PNNMMOO
can't be NNMLPKL
can't believe LNMJLNS
can't even OMMLMPI
can't stop IMOOOML
can't wait MMMRKLN
candidate JMMKQKO
cannot QMMJNNN
cannot be RMMKNKK
cap JMMKRLM
careful JMMRLNN
cares NOMOLOL
cash KMMPOKL
catch MMMKQLO
certainly PLLLPLL
changed PLLMMKP
changes JMMOOKP
changing LMMNQKL
characters NMNLPNK
charges KMMJOLQ
chat MMMOOKK
cheap PMMOLKL
cheat JOMKPJO
check it OMMRILK
cheers MMMQLLM
cheese JMNNOKM
chicago OMMLPNJ
chicken NONKNKN
child , JLLLQLM
child . NLOPJNN
childhood JMOKPQK
claim NMMLMKP
clapping KMMMRKK
class NMOPMNL
classic NNLPLKK
clear PMLNLNP
clue IMMMNLP
cnn JLONOLK
combat JMOOKKP
come to MMNMOLK
comes LMNPNNM
comments LMMNOLN
comparison JPLKQKN
complain OMMLOKL
complete QQMNMOM
completely agree NMMRJLO
concern PLKRLLO
concerned NKJRMOJ
confused KMMKJLW
confusing OOMMIKR
confusion JMMJNJT
congrats ! KMMPLLK
congrats , LMMRJLN
congrats LMMUILK
congratulations ! LMMQKMM
congratulations , KMMRJLL
congratulations LMMTILL
congratulations on KMMRKLK
considering PNMNMLM
conspiracy JMMMQKN
contact IMMNOKO
contracts JLOJQLK
cool ! LMMOLMN
cool . LMMQKMO
cool LMMSKLM
correct . KMOQKNK
correct IMNRKNM
couldn't POOLNOL
countries IMNMOPM
covered JMMOOKO
coward PLNPJKN
crap QPNKNNM
crazy OMNPKLP
create MLMJQKN
creepy . MPOMINO
creepy ORQLKLN
cries JMOJOPK
cringe . OMQLNJJ
cringe NNSMNMN
cross JLMOQLJ
crown KMMKRLO
crush KMNPLKK
cry KMNNNPL
curiosity KMNLILQ
curious , LMMMJMQ
curious KMNHKKV
curious to LMMLJMR
currently JMMLPNM
cute ! LMMRMLK
cute . KMMQILP
cute KNMVIKL
d NMMPMNN
damn , PNOOKON
damn SNNMKOM
damn good LMMSKLL
damn it RMMJMON
damnit QMMKIPM
dangerous NMTLJMP
dare RNMLMKM
dare you RNMLLLK
daughter KMNMQNL
day , JMOPNLN
dead MMMKOOO
deal NMMONLO
deal with NMMQMML
death NNOIOQM
decent LOLPKOM
decision LMMNOOJ
def NMMMPKJ
defend QMMKPMK
definitely MOMQNMM
definitely not OMMKPMK
definition NOMJPLL
deleted KMNKOOM
delicious JMMTKKL
delusional RLMLNLM
depends LMOLQKM
depressing LMOLJRL
deserve PNMOKLO
deserves MMMPMNK
destroyed OLMNJQK
did MNNNNNO
did he KMMKLNP
did i ONMLMJP
did not LMNLOOP
did there KMMMPKK
did this NNMIPJN
did you MMMMMLQ
didn't ONMMNOO
didn't do JMMJRLK
didn't even LMLNKOP
didn't have OMOKPNJ
didn't know MMMLMNP
didn't realize LMMPLMQ
die ONOKMOO
died KMNKMTM
difference . JMMNNOK
direction JMMNPKM
dirty QPMMLKM
disagree UMMJLKN
disagree with RMMLMKN
disappointed JMMMMSK
disappointing . JMMMKRL
disappointing LMNKIUK
disappointment NMMJKRN
discussion OMMLOKJ
disgusted KRMNJLL
disgusting . OSMNJLN
disgusting KYNJHLL
disturbing ROMLKPL
divorce LMPONKJ
do ! KLLPMKL
do a PMMJNNM
do people JOMMPKN
do this NMNONLL
do we JOMKLMR
do what OMMIPLM
do you MMNLNNQ
does MNNMNNQ
does that JNONOMM
does the KMMLMLQ
doesn't PMMLNNN
doesn't like PMLJNKL
doesn't mean QNMMMML
doesnt NMMKPMN
dogs PNMMMKN
doing . KOOKQKN
doing it LMMNPLJ
don't . QMMKMLK
don't QNNMMNN
don't believe PMMNNLK
don't even PMMLMLN
don't forget JOMNQMK
don't get MMNMMNR
don't go OMMIPNK
don't know MMMMMMR
don't like QMMMMLK
don't make MMONKOO
don't need NMOKPNM
don't think ONMLONN
don't worry LMNQLNK
done ONNOMNL
dont PNMMMNP
dont think PNMKJLP
doubt MLJNRKO
down , LOMKPKQ
down to JMPONNL
downtown JOMPKMO
downvoted SNMNKMN
downvotes NMMIRLM
dr LMOKPON
drama MMMNKPN
drive NMMOOKM
driver LOMPOJM
drivers PLLLOPK
dropped JMOLNOO
dude ! KMMOLOL
dude NNNONNL
dude's JMMJQKO
dudes JMMKPOL
dumb SOMKLOM
dumbass QOMLKMM
dumbest ROMMKLK
dying MMNOJQP
earlier JMMMONN
early LMNMOOK
easier to IMMLRLJ
easily MNNPNKK
easy to JNMPNLM
eat OOMMNMN
eating LPLNNOM
edgy NMQNLNK
egg PLMJPLK
eh ? KLMKLKR
either . RMMKMMO
either way NOMLQNI
elite KMMRJLL
else MNNNNLO
em PMNMMKL
embarrassing . OMMKJRO
embarrassing MMMHIVM
embarrassment MLMKISM
emotional OMMJNRJ
ending MPOOKOP
english NMLNNNJ
enjoy MMMRKML
enjoyed KMMQLLK
enjoying LMMPKNO
enjoying it LMMRKLK
enjoys KMMRJLL
enough to OOMOMLL
entire NNMPLOM
epic NMMRMKK
episode MMMPMOM
error OMOJOMN
even ONNMNNO
even more OONOLNJ
even worse PQOLLMM
ever ! NLMQJOL
ever . PNMOLNL
ever NOOONNO
ever been JLOPNOJ
ever read KPOOKKK
ever seen MPPMKOP
every game JMMPKOO
every time NMOLLQN
evil PMMMNKL
exact LMNNPKN
exact same KMNMPKN
exactly NMMPMLN
exactly what LMMONKN
excellent JMMUGLM
excited ! LMMQKLL
excited KMMSKMM
excited for LMMSJNL
excited to LMMPLLK
excuse OLOLQJL
expect PNMLMNP
expectations JMMQLON
expecting QNOMJOP
experience JMOPMMO
explain KNMLNNQ
explaining NMMPILP
extreme IMMNRLJ
extremely NNONLPN
f OMMLOLL
face . PMMOMKK
fail MLMNPNK
fair NMMOMLM
fair enough JMMSJLL
fairly JLMPOMO
fake . PNMMMNJ
fake ROMLMMO
fall LMMOOOL
false QLNHMMN
familiar IMMNPKP
family LMNNNPM
famous KMMRKKL
fans LNNNPML
fantastic KMMVFLL
far LNNLOOO
fascinating KMMQKMK
father OMMMLLP
favorite . MMMQJLK
favorite MMMQKNN
favorites OMMRJLP
favourite LMMQKLM
fear LKTJMML
federal POLNKKP
feel MNNOMOM
feel bad OOMNHRK
feel better KMMQLMK
feel like ONOLNOP
feel so LMMOKPM
feel you KOMPPMK
feeling OOOOMNN
feels NNNMNQN
feels like KMNLOQM
fell PONKLQN
fella JLMONMK
felt MNLMNQP
few days JMNMQNJ
filming JMMNQKL
finally KMNQLLO
find out OOPMINO
fingers OOMPNKK
fire PNNKLNO
first thought JOMLONN
fit PMNLNLO
five KMNMOKN
flat JMMNNNP
fly OMMMQLK
fool SNMLJMJ
for anyone OMMIRMJ
for everyone LLOKRKN
for explaining KMMPMMK
for her LNMQKNP
for my LMNMLON
for posting KOMOMNL
for sure MNNPMML
for that LMMMOOO
for the MMNPMNN
for you LNNPNOM
for your LMNOMOM
forced PMMLOLL
foreign JOLMOLP
forever KMLNPMO
forget MOMLOOM
forgot LNNKOPQ
forgot the KMMJPKO
four LLMOOKN
freaking RMNNLLM
free KNMONNO
friend , KMOKQKK
friend MNNMPMM
friendly MMMLPLK
friends NONMPNM
frightening KLSLJKK
from ? MMONKKP
from [ OMNNKMO
from my JMPMOJN
frozen KMMLQKN
frustrating SPMKKMK
fuck ? POLLKLJ
fuck WPMJJNL
fuck that QLMKLKK
fuck the SMMJJLL
fuck you POMJNLM
fucked QNMKKNO
fuckin QPMKKNJ
fucking VPMLIML
fun . LMMQLMO
fun MMMRLMM
fun to KMMSILL
funnier KMMRJLL
funniest KMMRKLL
funny , ILMSIKN
funny NMMTIMM
funny how PMMOJLK
future . PMNNOKK
game , KMMPLNO
game NNNNMON
game is PQNNINN
garbage . MRMLNKL
garbage ORLMMPM
gas IMMMPKO
gender LMMLQLL
genuinely NNNPKLO
get a ONNONOK
get any JMMQJQL
get out QONMLMM
get some MMMQLLL
get that KMNOOMN
get this JOMPMNN
gets NNMNOML
getting the LMMLPKM
gf KMONPLK
gg JLOJRKK
gif LMOPLMK
girl NNMOMNM
girls LMOOOLM
give a NOMLNKJ
glad LNNSJMM
glad i MMMQKLK
glad i'm JMMPMKO
glad the LMMQJLL
glad to KNNSJMM
glad we PMMPKNL
glad you MMMOMLO
glorious MMMQKMM
go on JLLPMOL
go through JMOOPNK
goddamn QMMLLKM
going on ONNNLLQ
gold MNMQLNK
golden JMMNPKM
gone ONNLMPM
gonna be OPOOKNP
good ! NMMQINN
good , MNNPINN
good . OMNPLLM
good MNMSJMM
good but KMMRMKO
good for NMMQJLN
good idea MOMQLOJ
good job LMMRLLM
good luck MNMRKML
good one MMMOIOK
good things NMMRILK
good to NNMQJLL
goodness KMMQMNJ
gorgeous JMMSINM
got MMNNOON
got a LNMLONN
got it LNLPNLK
got me MMOMQJL
got to MMMMOMK
gotta love NMMPKLN
great ! KMMSJLN
great , LMMPKNL
great . LMMSLNK
great LMMVIML
great game KMMRJLL
great job LNNQKLL
great to MMOQLLK
great work LMMQKLL
greatest NMNQLJK
green NNMKPLN
grew up JMMQKKP
gross OQMLOKN
grow QMLNLNL
guilt KMMNKRN
guilty MLMLMQK
guy who LNLLRLM
guys are QMMNJLN
h JMMMQLK
ha NNNQLKL
had a LNOLONO
had it JNMPNKL
had one KMOKQKL
had that KMMOOLJ
had the KMMNOLM
hah KMMPKLO
haha , JMLPNKK
haha . LNMQMMM
haha LMMWILM
haha i NMMPJLL
hahaha JNLVHLL
hair NPNMOMK
hand . LMORJLN
hand NOPMNLO
handsome JMMTKKL
happen MNOOMNO
happened NMNMNNP
happened to KMMONOM
happier KMLRJLN
happy LMNRKMM
happy cake LMMPLMN
happy new LMMQJLM
happy to NMMQLMM
happy with KMOPKOM
hard NNOMMQM
has some KMMKQNL
hate RPMLLNM
hate it ONOMJMO
hate people POMKJLL
hate the PPMNLOO
hats JMMKQNK
have , JMNPMLN
have a MNOONNO
have another PMMNJKQ
have any NMNLPLM
have fun MMMNNLK
have is QMMKJPK
have more JMMLQOO
have no OMNLMNP
have seen IPNMMMN
have some NMMOJPO
have that JMMLQLL
have the KNMONNN
have them KMMMQLK
he didn't LNNOPMM
he had JMNKPNM
he looks JNMQNLL
he said MLOONKL
he still JOOLPLN
he wasn't JMMLQKN
he'll JMMMQMM
he's a OOMOLLO
he's been ONMOKON
he's still LLMOOKK
healing JMMKQON
heart MMPMNPM
hearts OMMRJKK
heavy JMMLOLP
hell SNNMLMK
hell is QOLJLOJ
hello JMMNQKJ
help . LMNQLLN
help NMNPLPN
hence OLMKOKL
her NONMOMN
her in JMNLRMJ
here ? NMLLKLQ
here to PMMLOLM
here's KMMNOLJ
hero LMMPLKP
hey LMNOOLM
hi KMMJRMK
hilarious . LOMRJKM
hilarious MNNVILL
him ? LMONJMP
him NNMNONM
him to LNMNOMM
his head JMPMOMK
holy OOMMMMP
holy shit ONMNJKP
honestly NOOOMNO
honey JMMOOLK
hope . MMMPLLK
hope MNNSKNM
hope [ KMMOOKL
hope he MLMRKLK
hope she KMMQLNN
hope so LMMRJLL
hope that LMLQJNK
hope the MMMOOKL
hope they MMNQLMK
hope we KMMRJOL
hope you KONRKML
hope you're MMMPJNL
hopefully KMMVHMK
hoping LMNSKLM
horrible . OPSLJKN
horrible QRTKINM
horribly QMNLION
horrifying MLSMILM
how NNNMMNP
how are MMMMNKP
how dare TNMLHMK
how did LMMNLKQ
how great LMMRJKK
how i NNMKQNM
how many NNMKLLQ
hug JMNQMMM
hugs JMNONNL
humor NMMQLKM
hundred JMMJRLM
hurt MMMNNPO
hurting OMMMLRM
hurts MNNJMRN
i NNNOMON
i agree KMNSIMM
i already MMOONNJ
i appreciate LMMSJLN
i assume KMMKRKM
i believe ILMQOMI
i can't ONNNMOO
i did MNNPNMO
i didn't ONMMMNP
i don't PMNMMNO
i dont QONKMNP
i doubt NLKNKKR
i dunno LMMLQKK
i enjoy JMMSKNK
i enjoyed LMMSILK
i feel NNNMNQM
i felt LMMJNQM
i find NOPPLML
i forgot KMNJMOR
i found OMNOOKK
i fucking OMMQKLK
i got KMOOMNP
i had KNOOMNO
i hate SPMLJNL
i haven't PONLMNP
i hope MMNQLML
i just NOMOMNO
i knew KPNOLLP
i know MNNOOOM
i laughed KMMRINN
i like LMMVHLL
i live KMMMOOL
i look KMMQLLM
i lost MOMJLQO
i love LMMSJML
i loved KMMRJML
i mean MONMPLN
i miss JMMLLUL
i missed MMMNKRN
i need MMNPKNO
i really MMMPLMM
i regret NMMIJQL
i see LMMNOON
i should MMNMLPQ
i think MNNONMN
i thought MONLNMO
i tried NMONKQO
i usually KLMPION
i wanna MMMQMKN
i was MNOMNOO
i will NNNQLMN
i wish MMMRLML
i wonder LMMLLLR
i'd NMMPMNM
i'd like JMMRKMM
i'd love KMMPKLN
i'd rather OMMKPLK
i'd say LOMLOLK
i'll MMMPLNN
i'll try LMNQJNL
i'm NNOOMOO
i'm afraid LLTJIKJ
i'm at JLNNOPK
i'm confused JMMJJLS
i'm curious LMNKKLR
i'm excited LMMRJLL
i'm feeling JOOPJPK
i'm getting KMOOJOO
i'm glad MNNPKML
i'm happy MMMQLKL
i'm here KMMRKKL
i'm hoping NMOOKLK
i'm not ONMNONO
i'm on OMMPMKL
i'm pretty KMMQMKL
i'm really JMNRLNK
i'm scared KMSKJLJ
i'm so MNNNLPM
i'm sorry LMNMLPM
i'm sure NMMONLK
i'm surprised KMMKMLR
i'm the JMNMQKL
i'm very LMLPJPN
i'm wondering JMMLJLS
i've NONOMNO
i've always KMLQJLN
i've ever LPOPJMN
i've got JOMMRNL
i've had MMPNMOL
i've never OOMNLNO
ice KNMMOKO
id OMMONJK
idea ! MMMOJLN
idea , JMOOLNO
idea NNNOMNP
idea what MMMLLMQ
idiot . QMMMLKK
idiot TNMLJOK
idiots . RMMJLLK
idiots UMMKJMM
idk NNMMKNS
if it LNMONON
if someone JMOPLNO
if they NMNLPLO
if you MNNNPMM
if your KMMNQLN
ignore POMOMMJ
iirc JMMJPOJ
illness IMOLOPM
im NMONLPO
im glad KMMRKLK
imagine LNOMOON
immediately QMMJMNM
imo OLNOMMJ
impact NMMKPLO
implying LLLOKKP
important JNMOPLO
important to KMMKRLN
impressed OMLSJKJ
impressive . JMMRJLM
impressive MMMTHKL
in . OMONOKL
in a NNONMON
in canada JMNJMPP
in half JMMNNPK
in like NMMJPPK
in our NMONJPL
in the NNNMNNO
in their NNNMPLK
in your LMONNMO
incredible . KMMRKLM
incredible MMMUKLJ
incredibly NPNNKON
info KMMNMLP
information OMMOMKL
insight KMMQMLL
instead NMMLPML
insults JMMKQNK
insurance KMMOOKK
intense KMMQLOM
interest OMMKNNL
interesting . KMMPMLO
interesting JMMTJKQ
into this OMMPJLO
irrational QMNJOLK
is . PNMLMMP
is absolutely NNOPLKL
is adorable KMMQKLL
is also MMMONMI
is amazing KMMRKLJ
is awesome KMMRKLK
is awful MRKNKNN
is bad PPMKLLK
is basically PMMJNOK
is better LPMLPKM
is disgusting LRMMKLN
is from JMMLQKM
is funny KMMPJON
is good KMMSLLN
is great LMMQJML
is hilarious MMMQMKO
is it LMMMLOQ
is kinda JOOLPPK
is my MNOQLML
is not QMNLMNM
is one NPNMOMJ
is our KMMQJKO
is pretty MNOOMOL
is scary LLSKJLP
is she KOLMOKM
is so NOONNOL
is terrible NKQJNLN
is that NMOLMOR
is there NMNLMMQ
is this MNMKNMQ
is to NOMLPNM
is weird JRKPLLK
is what LNNMPOL
island JMOONKK
isn't ONMLOMN
isnt PLMJOMM
it ! LNNPMNM
it * NOOOJNK
it , MONNONM
it does LPMOOKK
it from MMMQMLO
it gets PMNOMKK
it has MNMPMNM
it hurts MMMKMQN
it on MMNLPMM
it shows KLMJPPK
it sounds JMNPMMO
it to OMPMLMO
it until KOOMJNQ
it will KNNPLMN
it'll LMMOONL
it'll be KMMPNLK
it's NNNOMNN
it's also MOMQMMK
it's amazing MMMQMLL
it's funny LMMPLLN
it's great KMMPJNK
it's like MNNKOLP
it's one KLMLOQK
it's pretty ONMOJOK
it's really NOMQJPK
it's sad JMMMKPL
it's so NONMMMQ
its not QMMNLLN
ive JNNNONM
jaw NLOLQKK
job NLMPLNN
joke NMMOMLN
joking JMMRLLO
joy LMMQIMN
judge QMMKNOL
jump JOMNNOO
just don't ONMMNLL
just gonna KOMPNKK
just hope JMMSJKK
just like LMONPLM
just need LLMKPOM
just realized OLMLKKR
just sad KMMKKRN
just say QMMPKKM
just the MOMNOKN
justice PMMMOKK
kat KOMQJNK
keep MMMOOMM
keeping MMMNONJ
key JMNNPKM
kick QMMNKNN
kicked JMMJOPN
kid NMOMNOM
kidding NMNPMNJ
kill PMNLNNN
kill me OMPLKNP
killed POOMLPL
kills OOPIJPO
kinda MONLOOO
knew it NOMNOJJ
knocked KMMKQNJ
know MMNNNNP
know [ MMLMLKQ
know he JMMQNLO
know if MNMPIOP
know that KMNOMMP
know what MMNONMN
know where JMMLQLO
know who LMMKMOQ
know why MMMLLPQ
known KMNNOKN
knows KNNOPLL
lad JMMLQNK
language PNMOMKL
lately MOQNIMP
later LMMNPNL
laugh MMMRKMM
laughed LMMTJLM
laughing KMMRKMJ
lazy ONMKONJ
learned KMONMMQ
leave it JMMRMKM
leaving MMNIOOL
left me OMMJJQN
legend KMMRLLK
let OMMNOMM
let the MMMNPLK
let's LMMNQLM
let's hope LMOQJOL
lets IMMMQKM
letters JKPKQLK
life . MNMPNKM
life of KMMJQLP
lights JMMPNLK
like " OMLPLNM
like [ MMMOOLM
like how JMMPOKM
like me MMOKPOK
liked NMMQLLK
liked it KMMRKLN
liked the KMMRJNK
link KMMNPMO
linked KMMNOML
links KMMKQLM
list LMMNPLN
lmao LMMULMM
lmao i KMMQKLL
logic PMMNMNJ
lol ! KMMPLLN
lol , JMMRMLN
lol . LNNPLML
lol LMMXHKL
lol [ KMMPJLN
lol at KMMRJLO
lol i LMMRILN
lol what KMMRJLO
lol you KMLRMKK
lonely KMMLKRN
look at MNMPNML
look like MNMLOLN
looking at MMPKMON
looks MPNONMN
looks great LMMRJLN
looks really NMMQJLK
looks so KMMRLLM
loose JMPMNPK
lord JNMLPNN
lose MNNNLQN
losing KMOLNRO
loss . KNLOKOL
loss NMMMLRM
lost LMNMORM
lot MONOMOM
lot more LMOOLLP
love . NMMPMML
love LMMTJMM
love a KMMPLLL
love him LMORIMK
love his LMMRKLK
love how MMMSILM
love it LMMRKLM
love my KMMQMKM
love our KMMRKLL
love that KMMPMML
love the MMNRKLM
love this LMMRLMK
love to LNMQKMO
love when NMMQIKK
love you MNMRKML
love your LMMQLLM
loved LMMSJNL
loved [ LMMQKLL
loved that JMMRKKK
lovely JMMRKKM
loves LMNSJMN
loving MMMSJMJ
low MMNKOPL
lower LOOLQNL
luck ! KMMSLMM
luck MNMRJNL
luck with LOMRKKL
luckily MMMPLOK
lucky LNNRKMM
lying PMMLMKK
made me ONONLPK
made my LMMRLMM
made the MMMPMKK
made you NMMPJOP
make you JLMPOKM
makes it NNQNNMJ
makes me NMPOLNN
makes no QOMKKLK
makes sense KMNQOLM
makeup JNMPLNO
making me NMOOIPK
man ! NMMPKLM
man that MLMJRNO
manage KMMPKMP
market NMMKQKL
married KNOMQLN
mate LMMOKPL
math JMMLRLJ
matter what ILMPPLK
maybe LMMNOMP
maybe it NMMPILO
maybe it's MMMIQLO
me ! OMNOMLM
me : MMMJRNK
me ONONMON
me a MMNPLNP
me and NMMOLNP
me feel MMMPKOO
me happy KMMQJNK
me i JMMJRMO
me laugh JMMTJNK
me of LNMMNLQ
me sad MMLKMRK
me smile JMMPJNN
me so QMMOIMM
me that KMLONPM
me with QMLKMMO
meal JMMOOLM
mean , PNMNNKN
means NNMLOLO
media RNNKNNM
memories KMMLNON
men NNNNMOO
message LOOONNL
meth JMMJPLO
might be MMPNOLN
mind . JMMPMKO
minds KOLLQNO
mine MMMNOKM
miss LMMMLUM
missed LMNLNRP
missed it KMMMKQP
missing MMMLNPN
mobile MMMKPMM
mod JMMNNKO
more NNNOMNN
more like OMOKQML
more worried LMQOKKN
moron . ROMMILL
moron QNMMLNM
morons POMJNLL
motherfucker RMMKJLK
mouth QMMLMML
much . MMMOLPO
much better LMMQLLN
much for LMMPMLN
much to JMMNPNK
must have JMNLOQN
my NNNNNON
my [ MNNLMMQ
my bad KMMMJTN
my best NMMQIMJ
my favorite LNMTJML
my favourite MMMPLMK
my fucking RMMJJKO
my girl KMMQJLO
my heart MMONMQK
my life NLMNONL
my love NMMSLKL
my man JMMQMKM
my mind NMPMMKQ
my new MMMQJMN
my only KLLJQPK
my point PMLOLMK
my wife LMQNMOJ
myself to KMPJNNO
nah , RNPKMNL
nah QNNKOMM
nail PMMKKKP
nasty . POLNJLL
nasty OSLNLMK
native NMOLPLL
natural JOMPONN
neat KOMPMLK
need NMMONNN
need more MMMOLNK
needs a JMMOQKM
nervous JLSMLKM
net KMMLRLK
never NNNMNPO
never get JMMMNPK
never had IMLNOPN
never heard KNMNNKM
news LNNLOOO
nice , KOMPILO
nice . KMNNNLL
nice MMNRKMM
nice day NMMOJLN
nice job KMMRJLO
nice one KMMRJLL
nice try NMMRKMK
nightmare LKQLOKN
nights JMMRNLK
no , QMNLMML
no . QONLKMN
no QNMLNNN
no i QMMNMMJ
no idea LNMMMMR
no it SMMKLLK
no it's OMMJNKK
no one NMMMNQN
no problem LMMOPKK
no way RMMLLMM
no worries KMMQLLN
nobody PMMKOOL
none OOMMOMJ
nope , RMMLKNM
nope SMMKMMM
normal MNMONLO
not . OMMNLNN
not PNNLNNN
not a OMNMOMN
not an NNNKOKN
not even OOMMNOK
not going OLMLNPM
not good RLMIMLP
not how PMMJOLL
not if JMMJRLN
not in NOMMOKL
not just LNMLOKP
not know LMMLKKS
not sure KMMKMLU
not the OMMMNPM
not to LNMLOLP
not what OMMKOKL
not worth RMQMKKK
note JMOMPLM
nothing OMNMNOL
nothing about PMMIONJ
nothing wrong LMMPNKK
noticed LMNMMMS
now . NONONLN
now i OMNNLPM
now that MMMMPLK
number LMNNOLL
obsession JOLPNLP
odd ONMKQLK
of . KMOMPKK
of curiosity LMMKJLQ
of friends NMMJRJK
of fun KMMRKLL
of its JMMJRKN
of luck LOMQJMM
of people NONOLMP
of this LNNLNPN
of time QNOINNN
of you ONMOLMN
of your NLMMPMM
off ONNMONM
off to OLNNNKJ
offer LMMMPNM
official JMMJPKQ
oh . KMMPNNJ
oh NNNMOON
oh i NMMJONN
oh look PMMKPKL
oh my KNNLMNQ
oh wait KMOJOPN
ok NNMQMML
ok with JMMONNM
okay , KOMONLM
okay MMNPMMM
omg ! KMMOJLP
omg , KMMNJOP
omg LMNNHMU
on . MNMNPML
on ... KMMJNLQ
on and KMKNNQP
on how JMMLPKP
on my NONNLON
on them KMOKQLL
on this NMMPMLP
on twitter MMMOPLJ
on you NMNPNMK
one NNNONON
one day MMMPMLJ
one is NOMPKNM
one of MNONNOM
online NMMLOKM
only NNNMPNN
only the JMMLQNN
only time KMMLPKP
oops KMMMKRM
op . LMNRMML
opinion ONMMNJN
opinions NMMNPLI
opportunity JMMMOOJ
oppressive KMMKRLK
option JNMOOMN
or NNNLOMO
or is NLNLJMQ
or just MMMKNLP
or maybe JMOPNMK
or more PMMJMKO
or not JMMPMNP
or so JMMMQKJ
orange MMMMQKJ
other MNNMONN
other than NNNKOKN
others . NLMMOKK
ouch KPOJNQM
our ONNNMOM
out , MOMONKK
out about POOJKLO
out there MPMOMKP
outrage JMMPJLQ
over OMNLONM
overall LOMQJNM
owner MLMPJKP
p KMMLPNM
painful NMMMJQO
partner IMNNNPM
passed JMLONPN
passing KMMLLQK
patience NMMTKKO
pay PMNMMOM
people . OOMNNLL
people ONNNNNN
people with OLNIOON
people would QMMLNPJ
perfect . KMMPMLN
perfect LONRLMK
perfectly JMLQMKO
perhaps MMOJOMN
person , JMMMOQL
pet MMNMNPJ
petty OMMNILP
pictures JONOMKO
piece of POMMMMJ
pillow KLMNQKK
piss QMMKNKM
pissed SQMLLLM
pissed off PPMNKKL
place . OOMPJON
play NMMLPNO
playing OMNKPNO
playing a QMMLKON
please ! NMOKQLN
please OMOOLON
please don't MMPPHPN
plus NNMPOJL
point of NMMLQKM
points MMMOPKK
political NMMKONN
poor NMMMLTM
poorly OMMNLQL
popped MLMJQKK
popular JOMPMNK
porn NONPKPM
post MNMMONN
poster JOLOOKL
posting POOMLOL
potential JMNQMKM
power MMNLOMP
ppl PLMJQLK
pray LMMRLKK
praying KMMRLLK
pre LPMOOLL
precious MMLQKKN
prefer NNMOOLI
pregnant JMMOMON
press MMOIPNM
pretty MNNRLOM
pretty cool KMMQLLN
pretty funny KMMQKLL
pretty good LMOTIML
pretty sure OMMRKKM
prevent IMMLRKO
previous PMMKOKO
pro NMMMMLQ
problem is NLOLMQJ
problem with MMMLQNL
problems MMOPLNO
projection KLLJPKP
promise JMMMQLK
props KMMQILO
proud . LMORJML
proud KONRJML
proud of KOMPLML
put in KMMJPNN
questions MMMKPNL
quite OOOOJNP
racist NNMKOML
rape OOMJONL
rare KNNMQLN
rather NMMLQLN
read the LMNMQNM
ready to JMMOOLK
realize LMNLKMV
realize that MMMNNKS
realized MLMJJMU
realizing JMMNKKR
really ? JNNNMKQ
really ONNNMON
really appreciate KMNQLLL
really bad OPONJPL
really good MMMPJNN
really hope MMMQLKM
really just OMMNINP
really like LMMQJLN
really love JMMPMLM
really sad JMLLNPK
really think KMNOIOP
reason to KLMLPML
reasonable KMMMRJK
reasons ONMMOKJ
recovery KMMRJMN
reddit . LMNOOMM
reference JMMNPMN
refuse QLMJKMO
regret LMMLLTJ
relatable KMMPMOK
relationship with QMMJKON
relationships JMMJRML
release JMPLPKN
remember LMMNNOP
remindme ! KMMKRLM
remindme LMMKRLM
reminds me LNMONLQ
removed PMMLMOL
removing JMMONKO
reply MMPPJNO
report NLOLPKL
required JMMLQLK
research MMMLPMJ
response . KMMQLNK
reverse JMNLPKN
rich MNMPOMJ
ridiculous TPNLJLK
right ! QMOPIOM
right , NOLPNKM
right . MOMQKMM
right MNOONMN
ring LLMMQKL
rip MOMMKRN
rn MMNKOMO
road JNOJPNM
rock JNMNNOL
roll NMMNOKK
room NONMOLL
rough KMMNNPL
rude RNMNLLJ
ruined QNNKIOP
rule OMMMOLL
running OONLMOK
runs JMLOPLK
russia JMMMPLO
sad . LMNMKQM
sad LMNKKWL
sad for KMMMKRN
sad that LMOOJPK
saddest KMOLJSK
sadly , KMMJJRL
sadly KMMKJUJ
sadness LMMMLSJ
safe LMMRKLN
said , MMMONLK
said anything JOMJMKQ
said that OMMJPKO
said they PMMJONM
said to JLMQJOO
same here LMMQMKO
same thing OMNONMM
saved KNNNOMM
say PNMMOMM
say i LMMQKON
say this MMMNPKJ
saying NNMLPML
scared KMXKJKM
scared to NLSMJLJ
scares KLRNJNL
scares me LMRKKLL
scary . KLSLJNK
scary JMVJKLN
scene KMMPNOM
screaming JLJNQLK
screenshot NOMIQNM
script JOMMRKK
see a NMNQJNN
see how PMMLMLO
see that LMMPOJL
see what KMNONNL
seen him JMMMQLJ
seen this INONKNP
self OOMOMOL
sell MMMKPNM
send MMMLQNK
sending KOMPKLL
sense . PMMOKLO
sense OONOMKN
series LLNQLOM
serious QNMMOIP
seriously . QNNNKMM
seriously POONLLO
service LMMNMKO
several KLMNQKL
sexual QMMLLNN
sexually OQLOJLO
sexy LLMSKNJ
shame . OPMLIOO
shame OONLKRM
sharing . KMMPLMO
she has NNNJOMO
she just IMMMOPM
she looks KMMOMMO
she's still KPMQKLL
shit , OOOOJPM
shit . QONLLMM
shit SPNLLOM
shit i LMMJMLQ
shitty QONJMQK
shocked JMLJIKU
shocking KMMJJMR
shoes NMMMNOJ
shoot NLLLPLJ
should be NNNMPNM
should i OMMLJOO
shouldn't QMNLOLL
shouldn't have PMMJMLN
showing ONLKPOL
shut SNMKKLM
shut up SMMKJLM
sick PONMLRN
sick of QMMMJQJ
simple NMNQLKM
sir MMMPNMJ
situation . MMOKQNL
situations LMLQLMO
size MMMKQMJ
sleep KMOMOPL
slow MLMLQLN
smart NNLRNKJ
smells NQLNLKK
smh PMMKNOM
so NNNNMOO
so bad NLMPNPL
so cool KMLPJLN
so cute KMMSKLN
so damn MMMPNJK
so excited LMMQKLK
so fucking LPORJMK
so glad KMMPLLM
so good LMMQLNL
so happy LMMQLMM
so not PMMLINP
so sad MMMMJQL
so sorry LNNLLRN
so they JLNPNOL
so you MLMLOMO
socialism NMMLPLJ
socially QMPMKMK
some help KMOPJLL
some kind NMMLJNR
somebody MMOMOOJ
somehow KMONONN
someone is NMMQJLN
something . MLMNPKO
something ONNNNNO
something is JLOLPKO
sometimes LMNMPON
somewhere NOMNNKO
soon . MMORNNL
soooo LMMQKPN
sorry , MMMLMPN
sorry . NNMLLPN
sorry LMNLJUM
sorry about KMMNKOJ
sorry but NMMKJRN
sorry for LNNNJRN
sorry i MMMNJPN
sorry if JMMOJNO
sorry that LMLPKQL
sorry to KMMLNPL
sorry you NLOMLPK
soul KMMNOPL
sounds NNPOLON
sounds like LNNNONO
special NMMQKMO
specific IMMMOMO
specifically OMOKQKL
stand NNMLPNL
start . KMMPNLJ
start MNMNOLO
starting LMMPMLN
statement JNMPNLK
stats KMMJQLO
status KMLKQLN
stay safe KMMSJLN
stay strong KMMTINK
stick MLMPOLJ
still love KMMRJLL
still think PMMJONJ
stock KMMKRKM
stop . QMMLNMK
stop RNNLMNM
stories LONPKKL
story NNMOLNO
strange KMNLPMN
stranger KMMOONK
stressful KMPMJRL
strong . KMMRJNL
strong MMMPLON
stuff is NLMQILP
stunning JMMRINM
stupid WOMKINL
stupidity RMMMKOM
such NOMOMOM
such a NONPKOM
suck SMNKMNJ
sucked SLMNLMM
sucks . RPOKKNL
sucks RPNKJPN
suddenly NMLLMMR
super MMNPMOM
support OLMPMLM
supporting MMMLRLL
sure , LOMMPNL
sure MNMOMMP
sure if JMMLJMR
sure to KMMMQLK
sure what IMMLMKQ
surgery MOLMQOK
surprise KNMKLNS
surprised JNMJJLW
surprised at LMMKJLQ
surprised that LMMLJLR
surprising JMMKKQR
swear NRMKLQN
sweet ! KMMPKLM
sweet . OMMQJKL
sweet LNMQMMM
tag JOMKQKK
talk to OOOPMJL
talking PNNNMNN
talking about OONMOLO
tank JMMOPOL
taste NOLOMKN
teach QMMMMKJ
tears NOMPMMK
tell ONNMOMO
tell me OMOLLMQ
telling OLOLOOM
terrible . JOPLLMN
terrible OQSMJOL
terrifying . JPRKJKK
terrifying LNVKHMM
test PNMKLPP
than it JOKNPKM
thank LNMSJLL
thank [ KMMTILM
thank god MMMSJLK
thank you LNMSJLM
thankfully KMMSILK
thanks ! KMMRKMK
thanks , NMMTILN
thanks . MMMQLLM
thanks LMMTILM
thanks [ MMMPJKL
thanks a KMMRJOL
thanks dude LMMRKLN
thanks for MMMSJMM
thanks i OMMSJLO
thanks man KMMRJLL
thanks so LMMQLMJ
thanks to OMMRILK
that ! KMMOMMO
that . NNNOMON
that NNNNNNO
that a MOLLMMQ
that and POMNJKN
that bad OMMPIJO
that could IMMOOKM
that doesn't MNNNOKK
that for KOMPNNJ
that had JMMLRMJ
that happened PMONOPK
that i'm NLPNNKN
that in PMMKOLM
that it's NPNMQNO
that just OMMNJNP
that man MPLPKKP
that much OMMKOMM
that no KMMKPOM
that poor JMLNLRK
that really LMMKPKO
that shit OLMOMKK
that show OMMRJLP
that sounds MNPOLNN
that too KMNNMMP
that was LNONMOO
that wasn't PMMJNNL
that we NNMPMPM
that when MMMLOKO
that's NNNOMNN
that's awesome LMMRKMJ
that's disgusting JQMKLOL
that's good JMMSJKM
that's great KMMRKML
that's no QMMJLLN
that's not RNNKNNM
that's so LOMRKMI
that's true OMMOIKO
that's why JNMMOLO
thats NMOPLNN
the [ NMNNPKO
the advice OMMPLLL
the back NMMMPOJ
the bad JLLMQKL
the best MMMQLNM
the big OMMLOLK
the biggest NMOPLPJ
the body KMMJRKJ
the case NMMONOJ
the comments MMMQKMM
the day KMNNNNP
the end NMMPLNP
the facts JLMMQLK
the fuck QPOLMKJ
the fucking QLMMMOL
the fun LMMOJOO
the funniest KMMRKLL
the good MNMPMMK
the greatest MMMQMKL
the hell QONOKML
the idea PMNLNKL
the info MMNPLMO
the kid JOOONOJ
the kids KMONOKM
the kind NPMMMKK
the more MMMKQLN
the morning NMLPLKK
the new LPMOKOO
the ones JMMNOLN
the pain JMOMNOK
the part KLMLQKK
the problem OMMMMPP
the situation LMMQLOP
the story NMMJOKO
the street QMLKMKN
the things MMMQKLP
the us KOMOPLN
the very OOMKOMJ
the woman LMMJPLN
the word NNOKLNP
the world MMMNMPN
the worst RSNLLOK
the wrong NMLKNNQ
them ? JMLNPKO
them for LMMMQJK
them to LNMNNPJ
theme KMOPLKO
then , KNNONKM
then [ KMMNPLK
then you LMMMQMN
therapy JONPOMK
there a LMMNLLQ
there lol OMMRKMK
there was LMOMOOO
these ONMNMNN
these are LNOOOMJ
these people OLMNOOK
they NNNMPNN
they always JMMOOLK
they both JNOQLLM
they could LNMLROL
they did NMOLPOI
they do PLMOJOP
they just POMLPLN
they probably KMMKPNK
they said LLMKRKK
they should QMMNLMN
they would NMNLPLL
they'd NMLLPOJ
they're not QMMKNMM
they've LNMMRMK
thing i've NLMPJNM
thing is JMONNPO
thing to PMNKMMO
things . MMMMPKK
things NNNONNM
things are PMMPLJJ
think NNNMNMO
think about MNOLPOL
think he's POMMMMJ
think i MOMNMKO
think it LNNNMLP
think people OMLKLKQ
think the LNMMPNM
think they JNMMQKN
think this QMMMLOM
think we OMOOLKO
think you QMMOLON
thinking MMONOOL
thinking the LMMQJNM
this . OMNOMMN
this a NMMRLNM
this case JMOOMKQ
this happened KMMLOKQ
this in LMNNQLL
this is NNNOMNN
this looks MOMQKLM
this seems RLMNJLM
this so KMMNPLK
this to KNMLOON
this will PLMPKMN
this with KMNNPKN
this would LOMQMKN
tho MMMNPNK
though ! KOMNLLP
though . ONMPNNN
though ... JMMJOKO
though ? NLMLOMQ
though MNNONNO
thought MNNMOOP
thought it NMMMOOO
thought of JMNNOON
thought this NMOLPJN
thousand KMMKPNM
through the PNNMKLO
throws PMMIPPM
time ? MMMJOLP
time to MMMMNMR
tips OMPPJLL
tired ONMNOOK
tired of QNMMLQL
to NNNNONN
to all LMMLQLN
to anyone LOMPKOK
to deal NMMPMNJ
to eat MMNNQKN
to find MMNOLOP
to help LMMMRMM
to know LNNLNNP
to live PNLNLNN
to realize MMMJKLR
to save JMMPPKK
to say OMMOLOO
to see MMNPMNO
to show JMNNPML
to someone LMOLPLL
to start MMMMMLP
to take PNNOLLO
to tell PMOMKPN
to the MNNMNMO
to them MOOKQMM
to vote KMMQKOK
to work OMMOLNO
told them JMMLPQK
tonight . NLLPLKK
too ! KMMONMN
too , OPMMOMM
too . MNNNNPN
too bad POMOLQK
too far MMMPOKJ
too good KMMQJNK
toronto KMMQPLK
tough PNNKMQN
toxic PNLNMMJ
toy JOMMOLK
trade KNMOMOO
trading KMMJRNK
traffic QOMLLLN
trash PNOLNNL
trick JMMLPLN
tried OMNLMQN
trip OMNQJLM
true , MMMPLOK
true . NNMQKLO
true NMMQLNM
truly MPNQLOK
trust QNNNMLM
truth OMMOKOP
try it LOMPJLK
try to LMMPOKM
tv LMMMNOP
twitch JLMLRKN
twitter POMLOLM
ty LMMRJLL
u / NMNLPLM
u NMNNNLO
uber JMMNPLK
ugh OPMNMNM
ugly PQMLMNL
uk MMNMLNQ
unbelievable NMMLMKQ
uncomfortable OOOINOL
under LONLPMN
underrated MOMIONK
understand NNNMMNQ
understand the OMMLKMR
unexpected NMMLLLQ
unfortunate MMMLLRJ
unfortunately NNNJMUM
universe LMMOMKQ
unpopular RMMJKLN
until LNNNOOO
until i KNLLOOP
unusual JMMKQLM
up ! KMNQMMM
up ? NNMOIKO
upon IOMONPM
upset OMNPJPL
use the LOMLQLM
useful QMMNLMM
username MMMOLLO
usually MOMONPM
valuable OMMQILN
version JNMMPMN
very NMNPMON
very cool LMMRJLK
very happy LMMRKKM
very interesting KMMSILN
video . OOONNMJ
video ? NMMKJLQ
video LNNPNMM
view PMMNLON
w OMMQKKN
wait . KMONQLI
wait LMNNNMO
waiting KNNONMP
walk NMNONOJ
wall NMNKQNN
wanna know KMMJRLM
want him KOMMPLK
want more NMMPKKK
was , OOMKOJM
was NNNNNOO
was [ KNMLQLN
was amazing LMMQJLL
was an JQOONLM
was awesome LMMRJKK
was beautiful KMMQKLL
was great MMMRJKN
was hoping MMMRILO
was it KMMJOMQ
was just NMMOMOK
was more KOONMJP
was never JMMPQKJ
was on KOMMOLP
was one JLMQJOO
was only JMMPNOM
was pretty LLLQLPN
was really NLNPIMO
was still JMMMOKO
was surprised LMMKJMS
was the ONMOLNQ
was thinking KMLQNMM
was with NMMKRKK
was worth KMMMQKM
wasn't OMMLOMN
watching this NOOMNNJ
way ! QMMOIKP
way that PMMKPKK
we NNNNNON
we all KMNMPNM
we can MMNPNLL
we can't QMMJNOK
we don't OMOLMLN
we get MNMLPMO
we had JMNONKM
we love KMMSILL
we really QMMNJOK
we'll IMMPNMK
weak NOOJPNK
weeks . NLOPIPK
weird PUKLMOO
weird that OPKKINP
weird to PPKJMMM
welcome JMMSJLN
welcome to KMMPKNM
well ! KMMRJLM
well , MNMMOOO
well . MMNQLOM
well MNMOMON
well done INMTIMN
well said KMMRJLK
well that's NMMKPNK
were NNMNNOO
were a NPOMKMP
west NMMPMKM
what ? NMMLMLO
what NNNMNNP
what a NONPKNN
what about LMMKLLQ
what are KMNLOLO
what did JMMNPMK
what does JMMMNLO
what happened LMMMMMP
what i LMMOOMM
what if JOLJNKP
what is OMOMNLP
what kind PONNKLQ
what the QPNNLNM
what you OLMONML
what's OMMLKNR
what's your MMMJMOQ
when NNONOON
when i'm OONLOMJ
when people POLNJNN
where NNMMOMO
where did MMMNILQ
where is MMMJNOP
where it JMMJOKP
where to KMMJNMQ
where you LMMOPLL
white MLONOMM
who ONNMOMO
who has IMMPMQL
who have MOOMPKK
who is MNNLNKP
who was NOMMOKM
who you JMMMQLK
whoever NNMLQLJ
whole PNNNNNL
wholesome KLLQOKN
why OMNLMMQ
why [ IMMLPOM
why did LMOJLNO
why i KOMPMMO
why is NNMLMNO
why would PMMMLNQ
why you OMMNLLQ
wife is JMONPKL
will come KMMQNKO
will go KMMQJLP
will never QMMMLOL
will tell JMMPNLK
win NMMPMOM
wish LMNSJML
wish i NMMPKNL
wish it KMMPMKL
wish the KMMRLKL
wish we JMMSIKK
with . NMMONLJ
with [ KMNLQLN
with him MMMRKOP
with it LMNNOLN
with me KMMONOO
with my MMNNMQM
with no IMMONMO
with that MMMNPLM
with them ONONLMP
with this PNMOMNK
won NOMQKMO
won the OOMQJLK
wonder MMNMKLS
wonder how KMMNMMQ
wonder if LMMLILR
wonder what KMMLOKN
wonder why JMONLLQ
wondered KMOLJLQ
wonderful . OMMRLLK
wonderful MMMTKLJ
wondering NMNLKKS
word MNNLOLN
work ! KMMOMOK
work . KMMMQML
work in KMMKRLN
works for JMMNPKK
world NMMNMQM
worried LMUNJOM
worried about LNQOKPJ
worries KMLPKLO
worry , KMORKKL
worry KMOQLNM
worrying KLRLMOJ
worse . PQLMKQK
worse RVNKJQM
worst . NSLLLML
worst QVOJJPM
would do PMMNOKK
would love KMMQMMM
would probably JOOQLNJ
would rather JMMPOLK
would take JMLMQKK
would you LMMLMLP
wow ! KMMMJLP
wow , LMNNJMS
wow . MMNPKMO
wow MMNQIMR
wow i KMMMJNQ
wrong QNMMLOO
wrong with QNMNLPN
wtf QMNKLML
x MNMLQLI
xd NMMPMLP
yay ! LMMRJLL
yay KMMQKNM
ye KMMMPLK
yeah . KMNONLN
yeah NNNPMMN
yeah but MLPMONL
yeah i LNNOLNO
year MNNONON
years ! KOMPJKN
years , PMOIOOM
years MNNNNOO
years of JMMONOK
years old LMMMQKI
years to KMMKLKR
yep , NLMQPKN
yep . KMMOLQN
yep LMMQMNM
yes . MMMPLLM
yes MMNQMLM
yes it JMMOOLK
yikes MNNJOMN
yo IMOONLN
you ! LNNOLMN
you , OONPMMM
you . OMNOLOM
you : LMMNNLK
you ? KNNLNNP
you ONNNNMN
you all OMMPILP
you can MMNNONL
you can't PNMLMOM
you deserve KLMQKMO
you did ONMPLOM
you don't NNNNPLK
you for MMMPLNM
you forgot MMMNPOJ
you got LMMOMMN
you i PMMOLLK
you mean LMMLOLO
you need MNMPLMM
you never MMMJPPL
you on LNMOPKL
you realize OMMJLOQ
you say MMMMRLJ
you should MMNOOLM
you so MNMONMM
you understand OMMKPKJ
you want NMMLPMO
you were LNNNMOO
you win JMMPLPL
you would JMOPNLM
you'd LLMMQKL
you'll MMNQNML
you'll get KMLSILM
you're ONNNNMN
you're an POMNKKL
you're being QOMLJNM
you're going MMMLPOK
you're right JONSKLM
you're welcome KMMQMMM
your comment OMMPMOK
your loss LNMNMPL
your mind KMMQMKP
your own PNMKNMN
your username LMMPNLK
youtube LMNQMLK
yup LMLPMKN
zero PNNJPML
~ LMOLOPL
❤️ KMMQKLK
👍 KMMQLLM
😂 OONQJMP
😅 OMMQJKL
😭 MMNOJRM
🤔 OMMNKMP
🤣 JNMONNP
`
