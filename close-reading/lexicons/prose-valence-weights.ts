/**
 * What word lists and single words say about how pleasant a sentence is, 1 to 5.
 * SPDX-License-Identifier: CC-BY-SA-4.0
 * Learned by scripts/train/learn-valence.ts from EmoBank (Buechel and Hahn 2017, JULIELab/EmoBank), CC BY-SA 4.0.
 * This file alone is under CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0), not under the license of the rest.
 * A word (dictionary form) ends in one capital letter: N is 0, each letter further is a twentieth more.
 */
export const proseBias = 2.953
export const proseInputWeights: readonly number[] = [
  0.093, -0.154, 0.119, -0.188, 0.055, -0.069, 0.122, -0.154, -0.075, 0.006, -0.002, 0.125, 0.009, -0.035,
  -0.006,
]
export const proseWordRows = `
...O ..O ?M abilityO ableM aboardO abortionM aboveO accessM accommodateO accompanyO accomplishO accordO accuseM achieveO acrossO actP activityO
actualO admissionO adrienneM adsO adultO advanceO advantageM adventureM afghanistanM afraidM afternoonO agencyO agentM agreedO agreementO aidO aideM
aimO airO airportM alM alaskaM alcoholM alertM aliveO allanL alleyL allowP alongO alreadyO alsoO altarM alterO alwaysO amazeO americaM americanM
amountO anO analysisM analyzeO anarchyO ancestorO ancientO andO angleM aniO animateO announceO annualO antO antiP antieO anyL anyoneM anywayO apartM
apocalypticO apparentlyM appearO appearanceM appleM applyO appraiseO appreciateM appropriateM approveO approximateM aprilO archM archaeologistM
aren'tM arenaO ariseO aroundM arrayO arrestO arriveO artO articleM artificialO artistO ashM asiaO askO aspectM assemblyM assessO assistanceO associatM
associationM assumeM astronautO atmosphereO atomicO attachM attorneyM attractO attractionO attributeO auctionO audubonO augustM auntO authenticM
authorO authorityM averageO avoidM awardP badM baghdadM bakeO baldM ballO bambooO bareM barelyM batteryM bayO beachO beautifulO beautyO becomeO bedM
beerM behindM belongM belowM beltO bendO benefitO besideO besidesO betweenM bigP billO binO birdM bitterP blastM bleakM blendO blindO blogO bloodM
bloodyP blowM blueO blurM boardM boatO bodyM bombM bomberM bombingL bondO bonnetO bonusO bookO boostO borderM bostonM bottleO boundaryO bowlO boxO
boyO brainO brandM braveM brazilO breastP breathM breezeO brickO brilliantM bringO britainM brownM browseM buddhaM buildM bumpO bunchO buryM businessO
butM butterO buyO buyerM cableO callM calmM campO campaignO campusO can'tL canO canadianO cancelM cancerO cantoneseM capitalM capitalismM carM careerO
carefulM carefullyO cargoO carpetO carryM casinoO casualtyM catM catchO catcherO causeL causewayO ceilingO celebrationO celebrityM cellM centM centerO
centralO centuryO ceoM certainlyO chadM chaiO chainO chairO changeO chaoM charmO chaseM chatterO chauO cheapO cheaperO cheerO chefO chemicalM cherO
cheungO chickenO childO chineseP chipO choiceO cholesterolM chooseP chordO christianM circleO circularO citeM citizenO cityO claimM clashM clawM
climateM clothM clotheM cloudO clubP coO cocoaO codeM collectO collectionO collegeM collisionM colombiaL colonialM colorfulM columbiaO comO combatO
combinationO comeO commanderO commentO commerceO commitO communistM communityO commuterO companyM compellO complaintO completelyO complexO
concentrationO concernM condemnO conductM conflictO confusionO conjunctiveM consciousM considerationO constituteM constitutionO constructO
constructionO consumeO consumerM contactM contemporaryM contributionM controlM convinceO cookM cooperationM cordO cornerM corporateO corporatismM
corruptionM costM costlyM costumeM couchO couldn'tL councilM counselO counterO countryM countyM couponO courtM crackM craftO crashL createO creationM
creatureO creditM crewM crewmateM criticizeM crossO crowdM crownM cruiseP crushL culturalO cultureO curiosityO currencyO currentM currentlyM customO
cutO dM dadM damnM danceP dancerM dangerM dangerousO dareO darkO darknessO dateO deO deadlineM deadlyM dearM deathM debtO decadeO decayM decemberO
declareM deductibleM deeperO deepestO deeplyO definitelyO degreeO delayO delightO democracyM democratM dependO deppO describeO deskM destinationO
destroyM detailO detectionO determineM developO developmentO deviceO didn'tL dieK differenceO digM dineO dinnerP dipO directO directionO directlyO
directorO dirtO disappearM disappointM discourseO discoverO disgustM displayO dissonanceO distanceM distinctO districtO dividendM djO dogO dollarO
dolphinO domainM dominateM don'tJ doubtO downM downloadM dozenM drainO drapeO drawM drinkO driveL driverO dropM dumbM dutyM dynastyO eachO earlyO
earthL easeO easyM eatM echoO economicM edgeO editorM educateM educationO educationalO effortP eggO ehO eightM elM elderO elegantO elfO embassyO
emeraldO eminentM employO employmentO emptyM endangerO engineO engineerO englishO enhanceO enormousO enoughL entireO envelopeM equivalentM escapeO
estateM etchO euO evenM eveningP eventO everO everyoneO everythingM everywhereO evidenceM evidentM exampleO exceptionM exciteO excitementO executiveO
exhibitO exhibitionO exoticO expandO expensiveM explanationM exploreO explorerO expressionO extO extentO extremelyO fabregaO fabricO fabulousO faceM
facebookM facilityM factM factorM factoryO fadeM failM failureO fakeM familiarO famousM fanM fascinateP fatO fatherM faultO favoriteO federerO fellowM
femaleO fengM ferryO festivalM fictionO fieldO filmO finallyO financeM findO finishO fireL firstO fishO fitnessO fiveO flameM flashM flickerO flirtO
floodL flowerO fluM focusO focuseM folkO followO foodO foolM foragerM forceL foreignerM forgetM formalO formerM fortO fortuneM foshanM fosterM foundO
foundationO founderO fourthM fractionO franceO franklinO freakO freeM freedO freedomM frequentlyM freshO friendlyM friendshipM frontO frownM fruitO
fryO fuO fuckL fugatoM fullO furM futureO gM galacticO gambleO gameO garmentO gatherO gazaM gazeO geneM generalM generallyO generationO gentleM
georgiaM giftO girlfriendM gladO glareM glassO glimpseO globalL globeO gloryM goalO godM goldM goldenM goodwillP googleO gossipO governmentO gowO
grabO grantM grapeM grayO greatM greatestM greenP griffithM grillO grinO gripO gripperO groundO growM growthM guerrillaM guessM guideO guidelineO gunO
gunmanM gunmenM habitM hackerM hadn'tM hailO hallwayO haltO hanO hangM harborO hardO harvesterO hastertO hatO hateO haveM haven'tM he'dO heM headM
headquarterO hearM heartP heavenM heavyL helicopterM hellM helpO hereO heroO herselfM heyO highO highlightM hikeO hillsideO himM hingM hisL historicO
historicalO hkM hktaO holidayO homeM homelessM homerO hongO honorO hopeM hormoneO horribleO horseO hostO hotO hotelO hourL housewifeO howeverM hsusO
httpO hugeM humanM humaneM hundredO hungryO huntM hurtM husbandM husseinM i'llM iL ibmO ifL iiO illegalO imagineM impactO impairO implementO
importantO imposeO impossibleM impressiveO improveO inaugurationO incenseO incorporateM increaseO incredibleM indeedM indianO indianapolisO
indigenousM indonesiaM industrialO infiltrateM infoO informM informationO inhabitM initialM initiallyM injureM injuryO innerO insectM insideO insistM
inspireO insteadM instinctM insuranceM integraO interactionM interactiveO interestM internetM interruptM interstateO intervalO interviewO intoM
intrigueO introduceO inversionO investmentM invitationO inviteO involveO iranM iraqM ironO islandO israeliM italyM itemO itineraryM jackM jadeM jameM
jamesonO januaryO jardineO jeffersonO joeO johnP johnloprestiO joinP journalM journalistM joyO judgeM juliaO julyO jumpM junkO justM justificationM
keepM keyM kidM kidnapM killL kimM kingO kishoriO kissO kmM knotO knowL kongO koreaM kungaO laO labO labelL lackM ladyO lagM lakeM lammaO languageO
lankaM lantauO lanternO lapO largeO lastM laughO lawM lawmakerM leafM leagueO leanO leapM learnO leatherO leaveL lebaneseM lebanonM leftistM legacyO
legitimacyO lessonM letO letterM levelM lifeO liftO lightO lightscreenM likeK limitO linguisticO linkM liquidO listenM literatureM littleL localO
longM looseO loseO loungeO loveP lowO loyalM lumpyO lunchO luxuryO macauO madameO magicP mahO mailM makerM maleO malfunctionM manO mandateO manilaO
mannerO manyO marO marchO marionM marketO marvelO maryO massM masterO matchO materialO mccoyO meM mealO meaningfulM measureO mediaM meetO melonP
membershipP memorableO menO mentionM mentorM merchandiseO messM messageM migrateM millionO mindO ministerM minorO minuteO miracleO misleadM missO
missileM missionO mixO mmO moderateO modestO momentM moneyO monthL morbidM morningM motherM motiveM motivicM motorO mountainM movieO mudM murderM
murphyO muscleM museumP musicO muslimM mustM mysteryO mythO nM nameM napP napaM narrowM nasaO nationL natoO nearM nearbyO necessityM neckM needM
needlessM neighborhoodM neitherO nepalO neverM newO newsO nextO nicaraguaM niceP nickO noM nobodyO nodO nonO noneM norO normalM northM noseM notM
nothingL novO novemberO nuclearM numberM nwfO o'nealM observationO observeO obviouslyM occasionallyM occurO ochoaO octO offO offerO officeO officerO
officialL oilM okM oldM olderM onceO ongoM onlineM ontoM openO operaM opportunityO opposeO oppositeM orgO organizationO organizeO ourP outM outbreakM
outfielderO outstandM overcomeO overheadO overnightM ownerO pO pacificO packageM pageM paleP palestinianM panamaM pandaO panelM panicO parallelO
parentO parisO parkO parlorM particularO partnershipO passO passionateM pastM patO patternM paulO pedicabO peopleM perceiveM percentO perfectlyM
performanceP perhapsO periodO personM petM peterM pewO photographO photographerM pictureM pieceO pinkM pintM pissM pitcherO placeM plagueM planeM
plantP plateP playM playerO pleasantM pleasureO pledgeM plentyO plumeO plungeM plushO pmO poO poisonO policeM politicO politicalO popularM porcelainO
pornM portugalM portugueseO positiveO possessM possibilityO possibleO postP potO potterM poundM pourO povertyO powerO practiceO prayM prayerM
preserveO presidentO pressureO pretendM prettyL preventO principleM printM privateM probablyM problemM produceO producerM productM profitO programO
progressM progressionO promotionM proofM proposeO protectO protectionM protectionistM proudO proudlyO provideO pseudocodeM publishM publisherM pullO
purposeM puzzleO qaedaM quarterM questionM quickO quicklyP quietM quitM quiteM raceM rachelM raggedyO raidL raiseM ralstonM rangeO rankO rareO rateO
ratnersO rayL rbiO reachO readO readerO realP reallyM reasonableM rebelM rebellionO rebuildO recallM recapitulationO receiveO recentM recognizeO
recordP recycleO reduceP reedM reformM refugeeO refuseM regularO regulationM regulatoryM relationO relativeO relaxO releaseO rememberO repeatM
representO repulseO requirementO rescueM researchO residentM residentialM resortM respectM respondO restL restaurantP resultO retailerM retainO
retreatO returnO revenueM reverseM revitalizationM revolutionO rewardM rhetoricM rhythmO riceO richM rideO riotM riseO riskO riverO roleO roofM roundO
rowO royO royalO ruleO runM russiaM rustO ryanM sO sadM safeguardO safetyM saleO sameM sanO sanctuaryO sarkozyO saturdayM saveO scandalO sceneO scoutM
screamM screenO seaO seafoodO sealO seasonO secondO sectionM securityM segmentO seizeM selectionO selfM sellP senateO sensitiveM sensorO separateM
seriesO seriouslyO serveO serviceP sessionO setO settleO sevenO severalO sexM sexualO shadowO shakeM shapeO shareM shareholderM sharpM she'dM sheP
shedM shenzhenO shiftO shineO shipO shipyardO shirtO shitM shootM shopO shortO showM shrinkM shrugM shutL sideO sidewalkO sightseeO silenceM silentO
silkO silverM silverplateO simpleO sinceO sincerelyM singleM sinkM sirM sisterP sitO siteM situationM sixO sizeO skyscraperO slapM slashM slaveM slayM
slowO slowlyM smallO smellO smileO smokeO smoothO smotherO snowM soO soarM socialO societyM softO softlyM soldierM soleO solidM solutionO somaliM
somaliaM someM somehowM somethingO somewhereM sonL sonarO sonomaM sonyM souvenirO spaciousO spanishM sparkO sparkleO specialO specialtyO specificO
spectacularO speedO spencerO spiceO spiritO sponsorO sportO spotP sprayM springO srebrenicaM sriM stO stabM stableO staffM stakeM stallO starO stareM
starkM startM stateL statementM statueO stayL stepM stickerO stillL storeO stormM straightO strandM streamO streetO strengthenM stretchM stripM
strongM structureO struggleO studyO stuffO stunM styleO subM subjectM submitM suburbanM suckM sudanM suddenlyM sueM sufferO suffocateM suggestO
summitM supportM supporterM supposeM sureM surfaceO surpriseO surroundO survivorM swallowM sweetO swimO swirlO switchL tO tableO taiO taintM talibanO
tallestM tangM taraM targetM tasteP teaO teachO teacherM teamO tearM techniqueO technologyO tellM temperatureM temporaryM tendO tentO terminologyM
terrificM terrorO thanM thankQ thatL theO theaterO theatreO themM themeM themselveO therapyO thereO thickM thinkM thirdM thisM thomaO thoseM thoughtO
threatenM threeO throatM throwM thursdayO thusM tibbetP tibetanO tieO tigerO timeM timelessO tipO tireO titleO toM todayO toddlerM togetherO tomO
tombO tonalO tonalityO toolM topM topicO tossM totalM touchM tourO tourismO touristP towerO townM toxicM traceM trackO traditionO traditionalO trainM
tramO transactionO translateO translationO travelerM treatO trendO troopM troubleL trueO trulyM trustM truthM tryL tuckerL tugO tuneO tvM twentyM
twitchO twoM typhoonO typicalO underM understandO unfoldO unionM unitO uniteM universeM unlessM untilM updateM upperO uraniumM urbanO urgeO usM
usuallyO utahM vacationO vaccineO vacuumO valleyL valuableO vampireM variableM varietyO vastO vegetableO vehicleM ventureO victimM victoriaO vietnamO
viewM vikeO vintnerM violenceM violentO virtualO visionM visitP visitorP visuallyO vitalM vodkaO volunteerO vowO waferO wageO wakeL walkM wanO wantM
warP warmM warnL warnerM warrenO washingtonO wasn'tO watchM waterM waterfrontO wayP we'dO we'llO we'reO weM wearO websiteM wedO weirdO welcomeP
welfareM wendoverO westernO whateverM wheelO whereO whisperO wholeO wholesalerM whomM whyM wideO willowM winO windM wineryO winnerO wireM wishM
withoutM wolfO won'tL wonderfullyO woodM workO worldO worryM wouldn'tM wrapM wrinkleO wristO writeO yeahO yearP yellowM yesP yetO you'llO you'reO
you'veM youM youngM yourP yourselfO youthO youtubeO zoneM zooO
`
