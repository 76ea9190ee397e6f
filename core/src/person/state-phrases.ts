import { phrases } from "../skin/note/phrases.ts";

export const PREGNANT = phrases(`
	pregnant|pregnan* test _ positive|preg|pg with|expecting a? baby/twins/our/my/in/number/no
	i am expecting|we are expecting|currently expecting|expecting mum/mom/mother
	bun in the oven|up the duff|knocked up|with child|in the family way|eating for two|baby on the way|baby on board|growing a human|growing a baby|baby brain
	trimester|1st tri|2nd tri|3rd tri|first tri|second tri|third tri|morning sickness|baby bump|my bump|gestational|antenatal|prenatal vitamin*|hyperemesis
	baby/babies/twins/bub/bubs/baba/little one is? due|due in jan*/feb*/mar*/apr*/may/jun*/jul*/aug*/sep*/oct*/nov*/dec*|due date|baby arrives|before baby comes|before the baby comes
	having a baby|carrying twins|carrying a baby|carrying our|\\d+ week* along/gone/preg*|\\d+ week* and huge
	preggo|midwife said/says/told|my midwife|test came back positive|test was positive|test _ positive|positive test|two/2 lines on the/my/a? test*/stick*|two/2 pink lines
	period is? _ late|late period|period _ overdue|missed my period|missed a period|missed period|month* pregnant|months gone|\\d months along|expectant|bump is
	i am 3[0-9] weeks|in my \\d+ week|my \\d+ th week|bfp|pregnancy spots|pregnancy acne|pregnancy glow|pregnancy hormones|my pregnancy
`);
/** Words of a pregnancy that is over, wished for or another's. */
export const NOT_PREGNANT_NOW = phrases(`
	since my? pregnancy|after my? pregnancy|post pregnancy|was pregnant|were pregnant|last pregnancy|during my last|pre pregnancy|before pregnancy|hoping to be|want to be pregnant|get pregnant|fall pregnant|getting pregnant|not pregnant|pregnancy test negative|since i was pregnant|when i was pregnant|look* pregnant|of my pregnancy
	pregnant best/wife/sister/friend/daughter/girlfriend/mum/mom/cousin/lady/colleague/coworker/partner/niece|
	not expecting|expecting too|first pregnancy|from my pregnancy|from pregnancy|miscarr*
`);
export const PREGNANCY_SIGNS = phrases(
	"nausea|morning sick*|queasy|heartburn|midwife|baby kick*|kicks|scan on|20 week scan|12 week scan|nursery is|hormones|bump|smell* make me|ob gyn|obgyn|obstetric*",
);
export const TRYING = phrases(`
	ttc|trying to conceive|trying for a? baby/kid/child/second/third/another/one/family|trying to get pregnant|trying to fall pregnant|trying to have a baby|trying again for|we are trying|trying since|ttc
	hoping to be _ by|hoping to get pregnant|hoping to conceive|hoping to fall pregnant|hoping for a baby|want to get pregnant|want to fall pregnant|want to be pregnant|planning a pregnancy|planning to get pregnant|planning a baby|planning for a baby|planning pregnancy|plan to get pregnant|plan to have a baby|plan a baby
	ivf|icsi|iui|egg retrieval|egg collection|egg freezing|egg transfer|embryo*|frozen transfer|fertility treatment/clinic/drugs/meds/doctor/specialist|clomid|letrozole|stims|ovulation|ovulating|two week wait|tww|2ww
	want a baby|wanting a baby|would like a baby|would like a little one|like a little one|start a family|starting a family|start trying|baby making|making a baby|make a baby|have a baby soon|have a baby next|baby next year|a baby this year|get knocked up
	conceive|conceiving|coming off _ pill _ baby|came off _ pill _ baby|off contraception to|not preventing|iud out _ baby|coil out _ baby|coil removed _ baby
`);
export const BREASTFEEDING =
	phrases(`i pump|pump \\d|pumping|still nurse|nurse at night|nurse him|nurse her|nursing at|nursing my|nursing a baby|nursing a toddler|feed my baby|feed the baby|feeds _ breast|on demand feed*|weaning my|not weaned
	
	breast feed*|breastfeed*|breastfed|breast fed|breast milk|breastmilk|bfing|ebf|chestfeed*|lactat*|express* milk|express* at work|expressing for
	pumping milk|exclusively pump*|pumping for|pump at work|pumping at|milk supply|milk comes|nursing
	feed* off me|feeding my baby/newborn/son/daughter/little/twins|still feeding him/her/baby/my/the|feed* him/her myself|baby feed*|feeding the baby|night feeds|cluster feed*|latch*|on the boob|still on the breast|tandem feeding|my milk|nurse my/the/him/her
`);

export const NOT_NURSING = phrases(`pumping iron|pumping my|pumping music|pumping at the gym|pumps are
	
	nursing student*/home*/school/degree/shift*/job/staff/placement/assistant|nursing my coffee/wounds/pride/hangover|nursing a hangover/drink/coffee/beer|study* nursing|work* in nursing|lactic|lactose|lactate|breastfeeding _ ago|stopped breast*|no longer breast*|finished breast*|done breast*|used to breast*|my mum/mom breastfed
`);

export const BARRIER = phrases(`
	eczema|atopic|atopy|dermatitis|seb derm|sebderm|seborrheic|seborrhoeic|psoriasis|psoriatic|sebopsoriasis|ichthyosis|neurodermatitis|neurodermitis|exzem|lichen simplex|keratosis lichen*|netherton*|pityriasis alba|cradle cap
`);
export const PERIORAL = phrases(`
	perioral dermatitis|peri oral dermatitis|periorificial dermatitis|perioral derm|perioral rash|perioral|peri oral|periorificial
`);
export const MELASMA = phrases("melasma|chloasma|pregnancy mask|mask of pregnancy");
export const SHAVING_BUMPS = phrases(`
	razor bump*|shaving bump*|shave bump*|shaver bump*|beard bump*|razor rash|shaving rash|barbers itch|barber itch|pseudofolliculitis*|pfb|ingrown|ingrown hair*|ingrowns|in grown hair*
	bumps _ shave/shaves/shaving/shaved/razor/beard|spots _ shave/shaving|pimples _ shave/shaving|shave/shaves/shaving/shaved _ bumps/bumpy/pimples/spots|breakout* _ shave/shaving|break out _ shave/shaving
	only where i shave|where i shave|hairs curl*|hair curl* back|hairs grow* back in*|hair grow* back in*|hairs grow* into
`);
export const VEGAN = phrases(
	"vegan|plant based only|nothing from animals|no animal ingredients|no animal products",
);
/** How many products somebody is willing to use. */
export const TWO_PRODUCTS = phrases(`
	only two/2 products/steps/things/items/creams/bottles|just two/2 products/steps/things/items/creams|only want/need/buy/manage/do two/2 products/steps/things/items
	want only/just two/2 products/steps/things/items|two/2 products/steps/things/items only/max/maximum/tops|two/2 products/steps/things at most|at most two/2|maximum two/2|max two/2|maximum of two/2
	no more than two/2 products/steps/things/items|not _ more than two/2 products/steps/things/items|two/2 step routine|two/2 product routine|limit _ two/2 products
	only one/1 product/step/cream|just one/1 product/step/cream|only want one/1 product/step/cream/thing|one/1 product/step/cream only/max|single product|one product at most|no more than one product
`);
export const FEW_PRODUCTS = phrases(`
	as few _ as possible|as few products/steps/things|as little as possible|as little effort|as simple as possible|as short as possible|as minimal as possible|fewest products/steps|few products/steps|fewer products/steps
	keep it simple|keep things simple|keep this simple|keep it short|keep it minimal|keep it basic|something simple|simple routine|simple plan|simple skincare|minimal routine|minimal skincare|minimal steps|minimalist*|bare minimum|short routine|quick routine|easy routine|basic routine
	not want many/lots/loads|not want a lot/long/complicated/big|not want 10/ten/12|hate long routines|hate routines|no patience|nothing complicated|nothing too complicated|nothing fancy|not complicated|uncomplicated|low maintenance|low effort|i am lazy|too lazy|very lazy|pretty lazy|lazy person/guy/girl
	only three/3 products/steps/things|just three/3 products/steps/things|three/3 products/steps/things only/max/maximum/tops|three/3 products/steps/things at most|at most three/3|max three/3|maximum three/3
	no more than three/3|not _ more than three/3|two/2 or three/3 products/steps/things|two to three products/steps/things|2 to 3 products/steps/things|three/3 step routine
`);
export const ROSACEA = phrases("rosacea|rosacean|couperose|ocular rosacea");
export const ROSACEA_NOT_MINE = phrases(
	"have either|do not have|not rosacea|is it rosacea because|difference|what is rosacea|prevent rosacea|product* for rosacea prone skin friends",
);

export const SUNBURN =
	phrases(`forgot _ suncream/sunscreen/spf _ red|red as a beetroot|beetroot|bright red _ beach/sun/pool/garden|beach _ bright red|no spf _ red|no sunscreen _ red|got too much sun|overdid the sun|overdid it in the sun|too long in the sun|face is crispy|crisped|sun damaged yesterday|roasted|toasted by the sun|sizzled|burnt by _ sun|burned by _ sun|sun has burnt
	
	sunburn*|sun burn*|burnt in/by/from the sun|burned in/by/from the sun|caught the sun|caught too much sun|caught some sun|caught a bit of sun|too much sun|lobster|burnt to a crisp|burned to a crisp|sun blister*|sun poisoning|fried in the sun|fried my face|scorched
	burnt/burned my? face/nose/forehead/cheeks/scalp/neck/skin/lips/ears _ skiing/ski/beach/garden/sea/pool/boat/golf/sun/hiking/festival/holiday/snow/fishing/outside/cricket/park/running/surf*/sail*
	burnt/burned at/on the beach/pool/boat/festival/slopes/cricket/park/golf|got burnt/burned at/on/in|got burnt/burned yesterday/today|fell asleep in/on/by the sun/garden/beach/pool/park/sunbed*|forgot _ sunscreen/spf/suncream _ red/burnt/burned|red from the sun|burnt skiing|sun rash
	got fried|blisters from the sun|burned skiing|caught by the sun|sunbed burn*|tanning bed burn*|burnt on/under a/the? sunbed|roasted in the sun|goggle marks
`);
export const NO_SUNBURN = phrases(
	"never burn*|never sunburnt|prevent|avoid|burn easily|burns easily|burn so easily|easily burn*|i burn in|so i do not burn|without burning|always burn|not sunburnt",
);

export const BROKEN =
	phrases(`scraped|skinned my|road rash|friction burn|carpet burn|blister popped|popped a blister|hole in my|hole where|exposed skin|open blister*|split skin|skin split|cracked open|splits open|slit on my
	
	raw
	open wound*|open sore*|open cut*|open skin|broken skin|skin is broken|skin broke|broke the skin|wound*|stitch*|suture*|steri strip*|butterfly strip*|butterfly stitch*|skin glue|dermabond
	weeping|oozing|ooze*|graze*|grazed|scrape on|scraped my|scratched my face|scratched it open|scratched raw|gash*|laceration|cut on my|cut my face/cheek/lip/chin/brow/forehead/nose/eyelid|deep cut|nicked|nick on|ulcer*|sore patch|sores|cracked and bleed*|cracks _ bleed*|split lip|lips split|split and bleed*|they split
	face is bleeding|face bleeds|bleeding|bled|bloody|blood on|skin came off|skin has come off|skin tore|tore my skin|torn skin|peeled the skin off|took a layer|took the skin off|took skin off|picked _ scab*|picked _ open|picked it off|picked at it|popped blister*|burst blister*|scab* on|scabbed|scabs|scabby|scabbing|burn on my|a burn|burn the size|burn _ chin/cheek/forehead/nose/lip/face|curling iron|straightener burn|hot wax burn*|bitten
	surgical site|incision|biopsy|excision|mohs|mole removed|skin graft
`);
export const NOT_BROKEN = phrases(`
	raw honey/vegan/food/foods/diet/milk/denim/shea/coconut/materials/egg/potato/onion/garlic/aloe/cocoa/african/material/power/talent/photo/file/ingredients
	lipstick bleed*|bleeds into|eyeliner bleed*|split ends|cut out|cutting out|cut down|heavy bleeding|period bleed*|bleeding gums|gums bleed*|bleeding edge|bloody love|bloody hell|bloody good|bloody brilliant|so bloody|bloody expensive|bloody awful|stitches laughing|in stitches|raw power|bleeding heart|bloody nose as|whole bloody|every bloody|cut my hair|cut my fringe|hair cut
`);

/** Feelings of skin whose barrier is strained. */
export const STRAINED =
	phrases(`too small for|sizes too small|stretched tight|shrunken|like cling film|feels stretched|itchiness|stingy|zings|nettle like
	
	tight
	tightness|tighter|flak*|peel*|peely|shedding|scale|scales|scaling|scaly|dry patch*|rough patch*|cracking|chapped|crusty|stripped|squeaky|sandpaper*
	itch*|scratching|sting*|stung|smart* when|burns when|burns a bit|burn* when i|burns if|burns for|burning sensation|burns on|skin burns|face burns|cheeks burn|tingl*|prickl*|sore|irritated|irritation|inflamed|sensitised|sensitized|uncomfortable|like leather|like a snake
	pulling|pulls|taut|parched
`);
export const NOT_STRAINED = phrases(`home peel*|did a peel|did a home peel
	
	tight chest/throat/budget/schedule/deadline/jeans/clothes/hat/on money|peel off mask*|peel pad*|peel kit*|chemical peel*|acid peel*|vi peel|tca peel|glycolic peel*|a peel|the peel|my peel|acid peels|home peels|do peels|my peels|like peels|love peels|use peels|of peels|doing peels
	bee sting*|wasp sting*|enamel|getting a peel|get a peel|a chemical peel|of a peel|peel worth|before my peel|itching to|itch to try|stung by the price|stinging nettle|sore throat|sore loser|peel off mask|a sight for sore|sting operation|do acid peels|which peel|what peel|peel at home|peels at home|any peel*|scale of|scaled|upscale|full scale|ruthless
	peel me|orange peel|peeling solution|red peeling|the peel* one|goggle
`);

/** What salons, clinics and people at home do to a face that leaves it sore for days. */
export const PROCEDURE = phrases(`
	chemical peel*|acid peel*|tca|glycolic peel*|vi peel|jessner*|phenol peel|mandelic peel*|lactic peel*|salicylic peel*|perfect derma peel|green peel|peel at _ clinic/salon/derm*|skin peel|face peel|a peel|my peel|the peel|peel done|peel day|peel yesterday|peel this|peel on|peel two|peel \\d+|peeled my face|had peels|light peel|medium peel|deep peel
	laser*|ipl|bbl|fraxel|fractional|co2|clear and brilliant|picosure|pico|v beam|vbeam|ktp|halo|moxi|erbium|photofacial|electrolysis|thermage|ultherapy|morpheus*|radiofrequency|rf needling|plasma pen|fibroblast
	microneedl*|micro needl*|dermaroll*|derma roll*|derma stamp*|dermapen|derma pen|needling|skinpen|prp|vampire facial|exosome*|salmon dna|rejuran|profhilo|skin booster*|mesotherapy
	dermaplan*|derma plan*|microderm*|micro dermabrasion|dermabrasion|hydrafacial|hydra facial|facial|aquafacial|extractions|milia removed|milia extraction*|oxygen facial
	wax|waxed|waxing|sugared|sugaring|threaded|threading|epilat*|depilat*|veet|nair|hair removal cream|laser hair
	cryotherapy|liquid nitrogen|frozen off|froze|freezing off|cauteri*|mole removed|mole off|moles removed|skin tag removed|skin tag* _ off|biopsy|excision|mohs|surgery|facelift|face lift|eyelid surgery|blepharoplasty|rhinoplasty|nose job
	botox|filler*|lip injection*|injectables|injections|tattoo*|microblad*|brow lamination|laminated|powder brows|permanent makeup|lash lift|brow tint|brows tinted|piercing|pierced|photodynamic|pdt|efudix|red light burn
`);
const MONTHS =
	"jan\\w*|feb\\w*|mar|march|apr\\w*|may|jun\\w*|jul\\w*|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*";
/** Something that happened, and lately. */
export const DONE = phrases(`
	had|got|did|done|just|went for|gave myself|yesterday|today|last night|this morning|this afternoon|this evening|this week|last week|the other day|at the weekend|over the weekend|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|wed|weds|thurs|thur|tues|mon|fri|sat|sun
	ago|day \\d+|days \\d+|day one|day two|day three|post|after my|after the|since my|since the|recovering|healing|aftercare|hours after|a few days after|fresh|freshly|recently|recent|came off when|waxed|threaded|dermaplaned|microneedled|lasered|peeled|dermarolled|home from|week \\d+|bought _ left it on|left it on|took a layer|stitches|out of surgery|back from
`);
export const PLANNED = new RegExp(
	`\\b(?:thinking (?:of|about)|considering|planning|plan to|booked|booking|book a|going to (?:get|have|try|do)|want(?:ing)? (?:to|a)|would like|will (?:get|have|be)|next (?:week|month|year|${MONTHS}|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|before (?:my|a|the|getting)|upcoming|sometime|should i (?:get|try|do|have|go)|worth (?:it|getting|a)|can i (?:get|have|do|still)|when can i (?:get|have|go)|could i get|is it ok to (?:get|have|wax)|never (?:had|done|tried|been)|how often|is (?:it|a|an) \\w+ good|scheduled|appointment for|instead of|scared of|save up|saving (?:up )?for|offered|do i need|what is|does a|would a|allowed to|tried never|yet|or filler|primer or|may i|not planning|consultation)\\b`,
);
export const LONG_DONE = new RegExp(
	`\\b(?:in (?:19|20)\\d\\d|years? (?:ago|back)|months? ago|last (?:year|summer|winter|spring|autumn|fall|month)|when i was|as a (?:kid|child|teen)|back in|used to|regularly|every (?:few|\\d|month|\\w+ weeks)|monthly|always (?:get|have)|in (?:${MONTHS})|at (?:uni|college)|for years)\\b`,
);
/** Something done on a day that is named, whatever is planned after it in the same breath. */
export const HAPPENED =
	/\b(?:got|had|did|was|were|been|gave myself)\b(?:,? \w+){0,9},? (?:yesterday|last night|this morning|this afternoon|earlier today|the other day|(?:\d|a|one|two|three|few|couple of) days? ago)\b/;
export const BOOKED =
	/\b(?:book\w*|appointment|consultation|tomorrow|scheduled|next (?:week|month|year)|cancel\w*|voucher|quote)\b/;
