/**
 * What word lists and single words say about a line of verse: negative, neutral, positive.
 * Learned by scripts/train/learn-valence.ts from poem-sentiment (Sheng and Uthus 2020,
 * google-research-datasets/poem-sentiment), CC BY 4.0; these weights are offered under CC BY 4.0 too.
 * A word ends in three capital letters, one a class: N is 0, each letter further is a tenth more.
 */
export const verseBias = [-1.011, -0.294, -0.802] as const
export const verseInputWeights: readonly number[] = [
  -0.061, -0.873, 0.918, 1.222, -0.846, -0.508, -0.438, -0.306, 0.562, 1.197, -0.824, -0.535, 0.004, -0.405,
  0.385, 0.555, -0.54, -0.236, -0.196, -0.63, 0.795, 0.831, -0.763, -0.199, 0.244, -0.132, 0.072, 0.538,
  -0.382, 0.272, 0.4, -0.374, 0.499, -0.024, -0.03, 0.187, -0.168, 0.242, -0.287, 0.56, -0.554, 0.34, 0.121,
  -0.254, 0.405,
]
export const verseWordRows = `
'FWF 'tisFHU ...VGH .LOO ?CYE aLJS aboveDYC afterSLD againCSL againstCYD airRES allLJS aloneDYE alongEXG amRHJ an'VHD anMUC andOML arePUC aroundTIE
artCYC asMNM ascendsEIU ashesUCU askUID atOSC awayTHN backDYD beCQQ beenPQC beforeEYD beholdPKJ beneathGLR besideGVG bestJDW blossomsFYD blueCTT
boreCWS bothFWG braveIEV breastNGS breathFXG briefFXE brightDDY broughtFXE browSLF butRPE byUHL callGXF calmGEX cameSQC canJIR capeEYF caughtFXF
centuryDYG childrenOTE closeCYG cloudDYF coldYCI comeFXF comesYCI couldNRD countryFVE criesRHL crownNFU dJVE dailyJRI darkYCG datHWE daughterFYD
dayNPD daysEJS deFXE deadXCJ didLDW dieVCL differentIVF doEYD doneHFV doorMOF downSHP drinkGWE eachJWC earlyIWE earthQMH efHVG elseTIH everLGT
everyPUC eyesVFQ faceCOQ faintGTI fairJJS fallsEYE farCNQ favourKTG feelGJR feelsGWG feetGJS fellQMH fiftyGVF fillNGT findIUH fireRNE firstEOO
flameMDW floorFWF footEWG forJPM forceUCU freeISJ fromOQG gatheringGXE givingHCY gladKCX goDXJ god'sQRF godHGU godsOOH goldCUK goldenFYC goneCYC
graySLD greatRVD greekFVH greenELQ hadLVC halfHVD handOMN happyIGU hardLNI hardlyHUI hasDYE hatePMJ hathDYE haveFYC heKTE headPPF healthGWE hearEXF
heardHTI heartUCY heavenKSH heavyQLI heldLRF herLCY hereOUC hideHWF highHMR hillsEYC himDYC hisQLL holyHJT homeVGI homesickUGJ houseFXF howLOL
hundredDNP iCYC ifCSN inLKT isLOJ it'sIWE itQQG itsCYC justGFV keepGXD kingGCY kissedGUG knowGVH knowingHXD knownTHH lady'sHXD landXCS lastGKQ layGUI
leavesXDI leftSLG lengthFVH lessGVH letCYC liesCYI lifeSJJ liftDLW likeTYC linkGXG littleEQM livesFYC loneGVJ lonelyVFK longMOK lookRDT lookingGWE
loveIRK lovingJJP lowEXE luckEYC madeGXF madnessYCG man'sJWE manDMR manyCYD marbleQLF mayNTC meGRO meaningEXF menEXE midGXE mightLOM mineTFQ moreKRG
mornUGL morningFXD mountainILR murmursGXF mustRLF myMOL nameJXD nature'sGPL natureHUH ne'erVGF nestOQE neverCQO nightTHN noRIO nobleJQJ noneIWF norUJC
notTNC nothingNNG nowCYC o'erIKO oMSC oceanFHU oerGVG ofJLQ offJSL oldCYC onPGT onceUGJ oneEYD onlyEWE orNTC otherFVH ourKRJ outQOC ownGXF painWEJ
paleCOU passDLS passedDXF pastGVF peaceKYC peaksGKT perhapsHUH placeSIN plainFRO playsIXD poetFWF pompDJV poorJTE prayerHJQ prophecyEYF pullKNN
purpleDYC pursueEYE pursuedWEG rainEXF readJWE restSMM rhymeGHU rightHTL riseROC riverCPM rocksQNF roundCYC rudePKM ruggedFWE runEMS sadSHK saidFYC
sailIXE sameEXF satROF sawHWF sayEYF saysHVF scattersUHE seaPHP seeCYE seedFJS seemPFU seemedFGV seenPOD sentMPG setYFC shadowQPF shallCYD sheJVG
shineICY shiningCDY shoreDDY shouldGYD sideTIF silenceEXF singCYD singsHJS sirKSJ skyQQF sleepSLF slowCYH snowEPQ soDVK softSDS someCQM songGIT
sonsJXD soughtFYD soulGXE soundsLSI speechGDY speedEWI spiritGLP springEYF startJWE stillNVC stoneSJF stoodDLS strangeXEF streamDYD strongETN sunRFS
sureIVE surpriseFLU sweetHCY swifterFCY taughtRKH teachFKT tearsWEH tellIVF tenFXE thanPCY thatPQH theLOM theeDEX theirIHW themPQE thenLTC thereOQC
theseUHN theyHYC thickEXH thingsOOD thinkJWF thinksDXG thisFRL thoseUEQ thouESL thoughXGC thoughtsDYD threeCYC throneHKR throughWEH thusCHW thyTES
tillEXH timeJVD timesFXE tisCYD toKQJ toldEXH tooJYC tranquilFEX truthHJS turnCYI twoRLK underFXF unseenDYF upSHP uponCYC usCJU vainWEI veryCYC
voiceCEX wakeHTJ wallYCH wallsCLS wasMHU watchGWF watersUCU wayDYD weFSJ wellFYC wereNUC whatCYC whenSNC whereCYG whichWHD whileYJC whiteDSI whoQNC
whomEWG whoseKGV whyRJH wildPGS willROC willisWFG winterOOC withKTH withinVJD withoutCYJ woodsEYE wordQKK worldWGF wouldQLE wrongFVJ yeEYC yetCYC
yonGYC youHWC yourRLJ zKUF
`
