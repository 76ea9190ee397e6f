import { phrases } from "../skin/note/phrases.ts";

export const PREGNANT = phrases(`
	pregnant|pregnan* test* _ positive|preg|pregs|preggy|pg with|expecting again/twins/triplets/number/no/our/my/her/in|expecting a? baby/child/girl/boy/first/second/third|expecting mum/mom/mother/lady|mum/mom to be|mother to be
	i am expecting|we are expecting|currently expecting|bun in the oven|up the duff|up the spout|pudding club|knocked up|with child|in the family way|eating for two|baby on the way|baby on board|growing a human|growing a baby|baby brain|embarazada|enceinte|schwanger|incinta|zwanger
	trimester|1st tri|2nd tri|3rd tri|first tri|second tri|third tri|morning sick*|baby bump|my bump|my bump|with a bump|bump and all|gestation*|antenatal*|prenatal*|hyperemesis|braxton hicks|pre eclampsia|preeclampsia|placenta|linea nigra|birth plan|hospital bag|hypnobirthing|nipt|nuchal
	booking appointment/visit with/at/today/midwife|had my booking appointment|dating scan|anomaly scan|12 week scan|20 week scan|growth scan|gynae/gynaecologist/gynecologist/ob/obgyn confirmed|glucose tolerance test|gd test
	baby/babies/twins/bub/bubs/baba/little one is? due|i am due|we are due|am due in/on|due in jan*/feb*/mar*/apr*/may/jun*/jul*/aug*/sep*/oct*/nov*/dec*|due any day|due early/mid/late jan*/feb*/mar*/apr*/may/jun*/jul*/aug*/sep*/oct*/nov*/dec*|due date|edd|g\\d ?p\\d|gravida
	baby arrives|baby comes|baby gets here|baby is here|before the birth|until the birth|give birth in|give birth next|before i give birth|till i give birth|until i give birth|when i give birth|before baby comes|before baby arrives|head down|baby/babies/twins is/are? kick*/breech/head|baby kicks|being induced|induction date|induced on/next
	having a baby/girl/boy/twins|carrying twins/low/high|carrying a? baby/child/girl/boy|carrying our|\\d+ week* along/gone/preg*|\\d+ week* and huge|maternity leave starts/begins|going on maternity/mat leave|start* maternity/mat leave|before maternity/mat leave|until maternity/mat leave
	preggo|midwife said/says/told|my midwife|the midwife|test* came back positive|test* was/were/are/is positive|test* _ positive|positive test|positive pregnancy|tests say yes|test says yes|test said yes|two/2 lines on the/my/a? test*/stick*|two/2 pink lines|test _ two/2 lines|it was two/2 lines|had two/2 lines|\\d+ days late|\\d weeks late|second pink? line|faint line*|faint second line|faint positive|peed on a stick|pee stick*|clearblue
	period is? _ late|late period|period _ overdue|missed my period|missed a period|missed period|late by \\d weeks|month* pregnant|\\d months gone|three/four/five/six/seven/eight months gone|\\w+ months along|month* preg*|expectant|belly is huge|in my \\w+ month|my \\w+ month of pregnancy
	i am 3[0-9] weeks|in my \\d+ week|my \\d+ th week|bfp|pregnancy spots|pregnancy acne|pregnancy glow|pregnancy hormones|pregnancy rash|pregnancy skin|my pregnancy|this pregnancy|current pregnancy|high risk pregnancy
`);
/** Words of a pregnancy that is over, wished for or another's, or of none at all. */
export const NOT_PREGNANT_NOW = phrases(`
	since my? pregnancy|after my? pregnancy|post pregnancy|was pregnant|were pregnant|last pregnancy|during my last|previous pregnancy|during my pregnancy|pre pregnancy|before pregnancy|hoping to be|want to be pregnant|get pregnant|gets pregnant|got pregnant and|become pregnant|becoming pregnant|be pregnant soon|fall pregnant|getting pregnant|falling pregnant|not pregnant|pregnancy test negative|since i was pregnant|when i was pregnant|while i was pregnant|look* pregnant|feel* pregnant|of my pregnancy
	pregnant best/wife/sister/friend/daughter/girlfriend/mum/mom/cousin/lady/colleague/coworker/partner/niece|pregnant pause*|pregnant silence|pregnant with mould/mold/meaning/ideas/possibility|pregnant women/people/ladies|pregnant cat/dog
	not expecting|expecting too|expecting a miracle/result*/parcel/delivery/lot|expecting miracles/results/wonders/much/guests/visitors/company|since/after/during/in/with/from my first pregnancy|from my pregnancy|from pregnancy|miscarr*|pregnancy safe|when/if/until/once/before the/a/my test is/was/comes|trimester of uni*/school/college/term|food baby
	two/2 pink? lines between/around/across/under/near|two/2 pink? lines on _ forehead/brow/brows/face/cheek/cheeks/nose/neck/chin|faint line* between/around/across/under/near/by|faint line* on _ forehead/brow/brows/face/cheek/cheeks/nose/neck/chin|baby bump butter/cream/oil/balm/lotion|pregnancy photoshoot|phantom pregnancy|pregnancy scare|pregnancy test every/each/monthly|had the baby|before baby brain
`);
/** With one of these, a bare number of weeks counts a pregnancy. */
export const PREGNANCY_SIGNS = phrases(
	"nausea|morning sick*|sick every morning|queasy|heartburn|midwife|baby kick*|kicks|kicking|scan|20 week scan|12 week scan|nursery is|hormones|bump|smell* make me|ob gyn|obgyn|obstetric*|gyn|gynae*|gynec*|ob appointment|booking appointment|folic acid|prenatal*|maternity|found out|belly|baby name*|glucose test|compression stockings",
);
export const TRYING = phrases(`
	ttc|trying to conceive|trying for a? baby/kid/child/second/third/first/another/one/family/number/sibling/little|trying to get pregnant|trying to fall pregnant|trying to have a baby/kid/child/family|trying again for|we are trying|trying since|trying naturally|actively trying|have been trying again|been trying \\d+|we have been trying|months/years/cycles of trying|ntnp
	hoping to be _ by|hoping to get pregnant|hoping to conceive|hoping to fall pregnant|hoping for a baby/second/sibling|want to get pregnant|want to fall pregnant|want to be pregnant|planning a pregnancy|planning to get pregnant|planning a? baby|planning for a? baby|planning pregnancy|plan to get pregnant|plan to have a baby|plan a baby|get pregnant soon/this/next
	ivf|icsi|iui|egg retrieval|egg collection|egg freezing|freezing my eggs|egg transfer|embryo*|frozen transfer|fet|blastocyst|fertility|clomid|clomiphene|clomifene|letrozole|femara|stims|stimming|gonal f|menopur|cetrotide|ovitrelle|trigger shot|donor sperm/egg/eggs|sperm donor|progesterone pessar*|implantation
	ovulation test*/kit*/strip*/stick*/app/tracker|track* _ ovulation|track* _ cycle _ baby/conceive/fertile|opk*|opks|fertile window|fertile days|fertile week|lh surge|lh strips|basal temp*|bbt|two week wait|tww|2ww|dpo|\\d+ dpo|cd \\d+|cd\\d+|cycle day|follicle scan*|follicle tracking
	want a baby|wanting a baby|want a second baby/child|want another one soon|want another baby|want another child|want a child|want kids soon|would like a baby|would like a second baby/child|would like another baby|would like a little one|would like number two|would like no 2|like a little one|start a family|starting a family|start our family|grow our family|start trying|started trying|baby making|making a baby|make a baby|baby danc*|have a baby soon|have a baby next|baby next year|a baby this year|get knocked up|sibling for
	conceive|conceiving|conception|preconception|pre conception|coming off _ pill _ baby|came off _ pill _ baby|off contraception to|not preventing|not using protection|unprotected|stopped using condoms|no more condoms|condoms _ out/away/bin/gone|ditched the condoms|iud out _ baby|coil out _ baby|coil removed _ baby
	pull* the goalie|letting nature decide/take|let nature decide/take|nature decide*|if it happens it happens|going for baby/number/no/another|for baby number|for baby no|for baby \\d|for number two/three/2/3|for no 2/3|folic acid
`);
export const NOT_TRYING = phrases(`
	folic acid the other days|folic acid on/once/every/weekly|folic acid _ methotrexate|methotrexate _ folic acid|trying to have a baby face|not trying|stopped trying|gave up trying|done trying|finished trying|of trying everything/different/to/all/every/products/this/it/out/so/stuff/creams|fertility tracking bracelet|baby making sister
`);
/** Contraception laid down, and words that say what for. */
export const OFF_CONTRACEPTION = phrases(`
	came/come/coming/went/going/been off the/my? pill/birth/contracept*/bc|off the pill|stopped/quit/ditched/binned the/my? pill/birth/contracept*|coil/iud/mirena/implant/nexplanon/depo _ out/removed/gone/taken|took/had my coil/iud/mirena/implant/nexplanon out/removed|took _ coil/iud/mirena/implant out|removed my coil/iud/implant/mirena|no contraception|no birth control|not on contraception
`);
export const BABY_WISH = phrases(`
	number two/three/2/3|no 2/3|baby|babies|a second child/baby/one|another one|kid|kids|child|children|family|sibling|conceive|pregnan*|nature|see/seeing what happens|see how it goes|whatever happens|if it happens|start trying|trying|mum|mom|parents|hope*|hoping
`);
export const BREASTFEEDING = phrases(`
	i pump|pump \\d|pumping|still nurse|nurse at night|nurse him|nurse her|nursing at|nursing my|nursing a baby|nursing a toddler|feed my baby|feed the baby|feeds _ breast|on demand feed*|feed* on demand|weaning|not weaned|half weaned
	breast feed*|breastfeed*|breastfed|breast fed|breastfeading|breast milk|breastmilk|bfing|ebf|chestfeed*|chest feed*|lactat*|express* milk|expressed milk|express* at work|expressing for|express for|i express|expressing every/twice/at/\\d|boob feed*|boobfeed*|boobing|titty feed*
	giv* _ the breast|giv* _ breast|on the breast|at the breast|to the breast|offer* _ breast|takes/drinks/drinking/gets my milk|in my milk|into the milk|in the milk|through the milk|through my milk|in breast|through breast|get* into my milk|dry up my milk|let down|engorged|mastitis|nipple shield*|haakaa|medela|colostrum|milk bank|combi feed*|combo feed*|mixed feed*|mix feed*|donate _ milk
	pumping milk|exclusively pump*|pumping for|pump at work|pumping at|milk supply|my supply|milk comes|milk came in|nursing
	feed* off me|feeding my baby/newborn/son/daughter/little/twins|still feeding him/her/baby/my/the|feed* him/her myself|baby feed*|feeding the baby|night feeds|dream feed*|cluster feed*|latch*|on the boob|on boob|tandem feeding|my milk|nurse my/the/him/her/twins
`);
export const NOT_NURSING = phrases(`
	pumping iron|pumping my|pumping music|pumping at the gym|pumping party|pumps are|heart pumping|nursing student*/board*/boards/home*/school/degree/shift*/job/staff/placement/assistant/exam*/course/career|nursing my coffee/wounds/pride/hangover/tea/drink|nursing a hangover/drink/coffee/beer/cold/grudge|study* nursing|work* in nursing|in nursing|lactic|lactose|lactate|let down by
	heard breast milk|breast milk facial|latched onto my|psych nursing|does nursing|stop of breast*|since breast*|after breast*|breastfeeding _ ago|stopped breast*|no longer breast*|finished breast*|done breast*|used to breast*|my mum/mom breastfed|weaned him/her off|was breastfed|my milk cleanser/lotion/toner|in my milk tea/coffee/shake|weaning off/myself|weaning my skin/face|was breastfeeding|finished weaning|formula fed|formula feed*|bottle fed|stopped nursing|stopped pumping|nursing until|while breastfeeding last
`);
