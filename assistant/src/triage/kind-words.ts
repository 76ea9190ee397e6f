import { mayExpect } from "@dewlight/core/assistant/triage/pregnancy-told.ts";
import type { RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";

/**
 * What each rule's text speaks of. A text that says none of it is told the general words of its urgency instead: wrong
 * advice for the right alarm frightens and helps nobody. Words begin as `spellOut` leaves them.
 */
const SPOKEN_OF: Partial<Record<RedFlagRuleId, RegExp>> = {
	"red-flag.suicidal":
		/\b(?:die|dying|dead|death|kill|suicid|end (?:it|my|things|this)|ending|alive|live|living|life|exist|wak(?:e|ing) up|not be here|be gone|disappear|overdos|noose|rope|bridge|(?<!\bon the )train|tracks|jump|pills|tablets|goodbye|farewell|funeral|better off|no point|the point|any point|go on|give up|sleep forever|miss me|done with)/,
	"red-flag.self-harm":
		/\b(?:cut|cuts|cutting|razor|blade|scratch|burn|hurt|harm|hit|hitting|punch|bang|lighter|scars?|slic|carv|relaps|clean)/,
	"red-flag.violence":
		/\b(?:he|him|his|husband|boyfriend|girlfriend|wife|partner|ex|dad|father|mum|mom|mother|uncle|brother|boss|stepdad|stepfather|they)\b.{0,90}\b(?:hit|beat|punch|slap|chok|strangl|kick|threw|throw|push|shov|grab|rape|forc|burn|threat|hurt|angry|mad|lock|touch|bruis|scare|mean it|acid|follow|cigarette|took my|checks)|\b(?:hit|beat|punch|slap|chok|strangl|kick|threat|bruis|black eye|finger ?marks|raped?|forc|scared of|afraid of|acid).{0,90}\b(?:he|him|his|husband|boyfriend|girlfriend|wife|partner|ex|dad|father|mum|mom|mother|uncle|brother|stepdad|they)\b/,
	"red-flag.airway-swelling": /\b(?:lips?|tongue|throat|mouth|swallow)/,
	"red-flag.face-swelling":
		/\b(?:face|cheeks?|lids?|eyes?|jaw)\b.*\b(?:swell|swoll|swole|puff|balloon|blow|blew|fat|huge)|\b(?:swell|swoll|swole|puff|balloon|blew up).*\b(?:face|cheeks?|lids?|eyes?|jaw)\b/,
	"red-flag.eyes-swollen-shut": /\b(?:eyes?|lids?|eyelids?)\b/,
	"red-flag.breathing": /\b(?:breath|wheez|gasp|air|chok|chest|grunt|blue|ribs|puffing|suffocat|inhal|cough)/,
	"red-flag.allergic-reaction":
		/\b(?:faint|dizz|floaty|light ?headed|woozy|collaps|pass(?:ed|ing) out|sick|vomit|threw up|throw up|nause|hives|welts|itch|allerg|sting|stung|wasp|bee|nuts?|peanut|prawn|shellfish)/,
	"red-flag.suspected-sepsis":
		/\b(?:fever|temp|shiver|shak|rigor|cold|confus|heart|drows|sleepy|floppy|limp|hot|boiling|chill|mottl|marbl|blotch|spread|race|racing|ill|sick|pee)/,
	"red-flag.fading-test":
		/\b(?:glass(?! skin)|tumbler|(?:not|never|wont) fad|blanch|stiff neck|purple|pin ?prick|blood spots|speckl|press)/,
	"red-flag.skin-coming-off":
		/\b(?:blister|peel|coming off|comes off|come off|sloug|skin off|raw|sores?|target|lifting|mouth|lips)/,
	"red-flag.eczema-blisters": /\b(?:eczema|dermatitis|atopic)\b/,
	"red-flag.shingles-eye":
		/\b(?:shingles|zoster|blister|stripe|rash|forehead|nose)\b.*\beye|\beye.*\b(?:shingles|zoster|blister|stripe|rash)/,
	"red-flag.sight": /\b(?:eyes?|sight|vision|see|seeing|sees|blind|blur|lids?|eyelids?|double|looks?)\b/,
	"red-flag.stroke":
		/\b(?:droop|drop|slack|lopsid|hang|sag|numb|slur|speech|speak|talk|words|arm|leg|smile|one side|half my face|uneven|crooked|weak)/,
	"red-flag.heat-stroke":
		/\b(?:sun|heat|hot|sauna|festival|marathon|roof|car|sweat|degrees|harvest|beach|burning up|steam)/,
	"red-flag.filler":
		/\b(?:filler|inject|botox|ml|juvederm|restylane|hyaluron pen|syringe|lip job|tear trough)/,
	"red-flag.chemical-in-eye": /\b(?:eyes?|lids?|eyelids?|lash\w*|contacts?|lens\w*)\b/,
	"red-flag.chemical-on-skin":
		/\b(?:bleach|clean|acid|ammonia|lime|cement|soda|lye|remover|drain|oven|chlorine|chemical|battery|solvent|petrol|paint|dye|relaxer|peel|perm|peroxide|developer|tca|phenol|rust|weed|pesticide|stripper|thinner|caustic)/,
	"red-flag.swallowed":
		/\b(?:swallow|drank|drunk|drink|ate\b|eaten|eat\b|eats|eating|lick|suck|gulp|sip|ingest|taste|chew|took (?:a|some|my|his|her|all|too|\d+)\b|taken|in(?:to)? (?:my|his|her|the|its|their) mouth)/,
	"red-flag.bite":
		/\b(?:bit|bite|bitten|bites|nip|nipped|scratch|gash|gap|wound|stitch|dog|cat|bat|monkey|rat|hamster)/,
	"red-flag.blistered-sunburn": /\b(?:sun|sunburn|burnt|burned|beach|ski|tan|sunbed|uv)/,
	"red-flag.bruises": /\b(?:bruis|pin ?prick|dots?|spots?|gums?|nose ?bleed|purple|petechiae)/,
	"red-flag.burn":
		/\b(?:burn|burnt|burned|scald|boiling|kettle|oven|iron|steam|hot (?:water|oil|wax|tea|coffee|pan|soup)|straighten|curling|wax|peel|laser|ipl|device|needl|acid|fire|flame|candle|blister|heat|sunbed)/,
	"red-flag.cold-sore-eye": /\beye/,
	"red-flag.crusts": /\b(?:crust|honey|golden|yellow|scab|impetigo)/,
	"red-flag.eye": /\b(?:eyes?|lids?|eyelids?|sight|vision|lens\w*|contacts?|stye|lash\w*)\b/,
	"red-flag.growing-ring": /\b(?:ring|circle|circular|round|target|bull|tick|oval|disc)/,
	"red-flag.isotretinoin":
		/^(?=.*\b(?:isotret\w*|accutane|roaccutane|absorica|claravis|tane)\b)(?=.*\b(?:pregnan|periods?|late|positive|test|condom|pill|baby|headache|head|sight|vision|see|double|blur))/,
	"red-flag.medicine-rash":
		/\b(?:antibiotic|\w+(?:cillin|mycin|cycline|floxacin|zole|triptan|pril|statin|profen)|tablet|pill|medic|meds|dose|drug|started|lamotrigine|septrin|sulfa|vaccine|injection|allopurinol|carbamazepine)/,
	"red-flag.one-sided-blisters": /\b(?:blister|stripe|band|bumps|crop|trail|shingles|zoster|rash|spots)/,
	"red-flag.pregnancy-itch": /\b(?:pregnan|weeks|wks|month|bump|trimester|baby|midwife|due)/,
	"red-flag.rash-and-fever": /\b(?:fever|temp|blister|rash|spots|peel|hot|3[789]|40)/,
	"red-flag.skin-infection":
		/\b(?:pus|ooz|hot|warm|throb|swell|swoll|puff|spread|red|infect|fever|temp|smell|streak|gunk|weep|yellow|green|painful|shiver|boil|abscess)/,
	"red-flag.weak-immune-system":
		/\b(?:immun|chemo|humira|methotrexate|transplant|biologic|steroid|prednis|hiv|cancer|leuk|ms|rituximab|dialysis|diabet)/,
	"red-flag.acne-with-illness":
		/\b(?:acne|spots?|pimples?|boils?|nodules?|ulcers?|isotret|accutane|roaccutane)/,
	"red-flag.around-the-mouth": /\b(?:mouth|lips?|chin|eyes?|nose|perioral)/,
	"red-flag.boils": /\b(?:boil|groin|armpit|fold|bikini|under (?:my )?(?:arm|breast)|tunnel|abscess|lump)/,
	"red-flag.butterfly-rash":
		/\b(?:cheek|nose|malar|butterfly|mask)(?:.|\n)*\b(?:joint|ache|achy|aching|knee|finger|wrist|hand|tired|fatigue|knackered|exhaust|sun\b|ulcer|hair|fever|month)|\b(?:joint|ache|fatigue|sun\b|ulcer|violet)(?:.|\n)*\b(?:cheek|nose|malar|butterfly|lids?)/,
	"red-flag.changing-mole":
		/\b(?:mole|freckle|spot|mark|line|growth|patch|dot|black|brown|pigment|beauty spot)/,
	"red-flag.changing-spot":
		/\b(?:spot|bump|lump|mark|patch|growth|skin tag|thing|pearl|scab|sore|wart|pimple|bleed)/,
	"red-flag.cold-sores": /\b(?:cold sore|herpes|fever blister)/,
	"red-flag.eyes-with-flushing": /\b(?:eyes?|lids?|eyelids?|stye|lash\w*)\b/,
	"red-flag.hair-loss": /\b(?:hair|bald|brow|eyebrow|lash|beard|scalp)/,
	"red-flag.hormones":
		/\b(?:period|cycle|hair|weight|hormon|pcos|voice|beard|moon|hump|stretch marks|testost|thyroid|pill|cold|tired)/,
	"red-flag.itch-from-within":
		/\b(?:itch|scratch|sweat|weight|lump|weak|muscle|shoulder|glands?|scabies|partner|night)/,
	"red-flag.lasting-flushing": /\b(?:flush|red|blush|bumps|nose|rosacea|thick|bulb)/,
	"red-flag.pigment-change":
		/\b(?:white|pale|light|dark|brown|patch|colou?r|pigment|mask|moustache|mustache|melasma|vitiligo|velvet|black|grey|gray)/,
	"red-flag.pregnancy-acne": /\b(?:pregnan|breast ?feed|nursing|weeks|trimester|postpartum|baby|bump)/,
	"red-flag.severe-acne": /\b(?:acne|cyst|nodul|deep|scar|pit|hole|lump|spots?|pimples?|breakout|boil)/,
	"red-flag.sore-not-healing": /\b(?:sore|ulcer|heal|scab|crust|patch|wound|scaly|rough|raw|crack|lip)/,
	"red-flag.steroid-skin":
		/\b(?:steroid|cortisone|hydrocort\w*|clobet\w*|betameth\w*|betnovate|dermovate|eumovate|mometasone|fluocin\w*|triamcin\w*|bleaching cream|lightening cream|fairness|panderm|cream from|skin lite|tsw|topical)/,
	"red-flag.widespread-eczema": /\b(?:eczema|itch|scratch|dermatitis|weep|crack|raw|psoria|split|steroid)/,
	"red-flag.yellow": /\b(?:yellow|jaundice|mustard|bronze|pee|stool|urine|dark|pale|tan)/,
};

/** Whether a rule's own text speaks of what this one says; a text of general words speaks of anything. */
export function speaksOf(rule: RedFlagRuleId, text: string): boolean {
	return SPOKEN_OF[rule]?.test(text) ?? true;
}

/** What people say in despair or in fear of somebody, beside the words of its rules. */
const DESPAIR =
	/\b(?:(?<!\bleave (?:(?:it|them|that|this|mine) )?)alone|any ?more|belt|blade|burden|canal|cope|coping|cries|cry|depress|despair|drawer|empty|enough|forever|gas|gave (?:away|my|all|them)|giv(?:e|ing) (?:away|my|up)|goodbye|hate|hope|hotline|hurt|kms|(?<!under the )knife|gun|last (?:time|one|ever)|letters|lonely|(?<!what )matter|nobody|no one|not need|note already|over it|owe|own life|quiet|roof|balcony|safe|scared|self(?!ie)|sorry|suicide|survive|tired|unalive|voices?|whoop|wish|without me|worth)/;
const SHAVES = /\b(?:shav\w*|shaver|beard trimm\w*)\b/;
const OF_CRISIS: readonly RedFlagRuleId[] = ["red-flag.suicidal", "red-flag.self-harm", "red-flag.violence"];
/** So few words without one of despair are often about something else: "how do I quit the plan I pay for". */
const FEW_WORDS = 10;

/** Words of despair that judge a product or keep a habit: "was it worth it", "I do not want to give up either". */
const OF_PRODUCTS =
	/\b(?:(?:been|is|was|are|were|be|really|not|even) )?worth (?:it(?= ?(?:,|$|for|so|then|at|with|numbers|money|price|or))|the (?:money|price|hype|wait|effort|cost)|buying|trying|getting|keeping)|\bgiv(?:e|ing) up (?:either|both|neither|any of (?:them|it)|one of|(?:my|the) (?:\w+ )?(?:toner|serum|cream|retinol|tretinoin|tret|acid|acids|coffee|dairy|sugar|chocolate|make ?up|foundation|routine|products?))\b/g;
const OF_LIFE =
	/\b(?:life|living|alive|any ?more|die|dying|dead|kill\w*|suicid\w*|goodbye|pills|rope|burden|nobody|hope\w*|exist\w*)\b/;

/** Without what is said of products, where nothing is said of life or death. */
function onPeople(window: string): string {
	return OF_LIFE.test(window) ? window : window.replace(OF_PRODUCTS, " ");
}

/** Whether the words of these sentences are those of despair or of fear; many tell of both without one. */
export function namesDespair(told: string): boolean {
	const window = onPeople(told);
	return DESPAIR.test(window) || namesCrisis(window);
}

/** Whether a rule of dying, of self-harm or of violence speaks of what these sentences say. */
function namesCrisis(window: string): boolean {
	return OF_CRISIS.some((rule) => SPOKEN_OF[rule]?.test(window));
}

/**
 * Whether an alarm of despair is believed. Its layer learned from stories, so that "see you tomorrow" looks to it like the
 * end of one and a nick from shaving like a wound. A longer text is believed without any such word.
 */
export function isDespairBelieved(told: string): boolean {
	const window = onPeople(told);
	if (DESPAIR.test(window)) return true;
	if (SHAVES.test(window)) return false;
	return namesCrisis(window) || (window.match(/\w+/g)?.length ?? 0) > FEW_WORDS;
}

/** A few words that want looks judged, "rate my face, am I ugly": answered with a kind word and no number. */
export function isJudgedLooks(told: string): boolean {
	return JUDGED.test(told) && (told.match(/\w+/g)?.length ?? 0) <= FEW_JUDGED;
}

const JUDGED =
	/\b(?:rate (?:my|me)|out of (?:10|ten|100)|score (?:my|me)|am i (?:\w+ )?(?:ugly|pretty|attractive|hot|hideous|beautiful|good looking)|do i look (?:\w+ )?(?:ugly|old|bad|pretty|good)|how (?:ugly|pretty|attractive) am i)\b/;
const FEW_JUDGED = 16;

/** A medicine or cream beside a pregnancy: who is frightened of what it did has told of no despair. */
const EXPOSURE =
	/^(?=.*\b(?:adapalene|differin|epiduo|tret|tretinoin|retin\w*|accutane|isotret\w*|hydroquinone|tazarotene|retinoids?|creams?|serums?|salicylic|acids?|medicines?|tablets?|antibiotics?|minoxidil|rogaine|regaine|finasteride|hair dye|perfume)\b)(?=.*\b(?:pregnan\w*|week \d+|\d+ (?:weeks?|wks?)|found out|trimester|positive|two lines|(?:the|my) baby|breast ?feed\w*|nursing|trying)\b)/;

/** Whether a text is afraid of what a product did to a child, without a word of dying or of harm to oneself. */
export function fearsForChild(text: string): boolean {
	return EXPOSURE.test(text) && !PLAIN_DESPAIR.test(text);
}

const PLAIN_DESPAIR =
	/\b(?:die|dying|dead|death|kill|suicid\w*|end (?:it|my|things)|hang|rope|bridge|river|jump|burden|hopeless|worthless|no point|give up|gave up|goodbye|overdos\w*|hurt myself|cut myself|not want to (?:live|be here)|not be here|alone|hit|hits|beats?|scared of him|afraid of him)\b/;

const FEARED_FOR = "(?:baby|babies|bub|little one|child|fetus|foetus|bean|bump|it)";
const FEAR = `(?:hurt\\w*|harm\\w*|damag\\w*|poison\\w*|affect\\w*)(?: \\w+){0,2} ${FEARED_FOR}|(?:done|do|did)(?: \\w+){0,2} to (?:\\w+ )?${FEARED_FOR}|(?:baby|babies|bub|little one|child|fetus)(?: \\w+){0,4} (?:ok|okay|alright|all right|fine|hurt|harmed|damaged|safe|at risk)`;
const WAS_USED =
	"us(?:e|ed|ing)|put(?:ting)?|slap\\w*|slather\\w*|appl(?:y\\w*|ied)|rubb\\w*|smear\\w*|layer\\w*|wore|wearing|been on";
const OF_SOMEBODY =
	/\b(?:he|him|his|husband|boyfriend|bf|partner|ex|dad|father|mum|mom|mother|push\w*|kick\w*|punch\w*|shov\w*|threw|slapped|stairs|drunk|drinking|drugs?)\b/;
const UNBORN_EXPOSED = new RegExp(`^(?=.*\\b(?:${FEAR})\\b)(?=.*\\b(?:${WAS_USED})\\b)`);

const MEDICINE =
	"accutane|roaccutane|isotret\\w*|claravis|oratane|doxy\\w*|minocycline|lymecycline|tetracycline|erythromycin|antibiotics?|spiro\\w*|epiduo|tretinoin|adapalene|differin|(?:acne|spot) (?:tablets?|pills?|meds?|medicine|medication)|prescription|derm\\w*";
const LEAVES_OFF =
	"stop\\w*|quit\\w*|com(?:e|ing) off|bin(?:ning|ned)?|chuck\\w*|ditch\\w*|drop(?:ping|ped)?|finish\\w*|kick(?:ed|ing)? (?:me )?off|throw\\w* (?:me )?off|lose (?:my|the)|condoms?|contracept\\w*|birth control|period|pregnan\\w*";
const OF_MEDICINE = new RegExp(`^(?=.*\\b(?:${MEDICINE})\\b)(?=.*\\b(?:${LEAVES_OFF})\\b)`);
const HURTS_SOMEBODY =
	/\b(?:he|she|boyfriend|husband|partner|ex|dad|father|mum|mom|mother) (?:\w+ ){0,2}(?:kick\w*|hit\w*|beat\w*|punch\w*|push\w*|chok\w*|threat\w*|forc\w*|rap(?:ed|es)|made me|makes me|will not let)\b|\bforced\b/;

/** Whether a text asks what a product did to a child that is not born: a fright, and no wish to die. */
export function asksForUnborn(text: string): boolean {
	return UNBORN_EXPOSED.test(text) && !PLAIN_DESPAIR.test(text) && !OF_SOMEBODY.test(text);
}

/** Whether a medicine that is to be left off, or a pregnancy under one, explains what sounds like giving up. */
export function speaksOfMedicine(text: string): boolean {
	return OF_MEDICINE.test(text) && !PLAIN_DESPAIR.test(text) && !HURTS_SOMEBODY.test(text);
}

const OF_HUNGER =
	/\b(?:eat\w*|ate|food|meals?|starv\w*|throw\w* up|threw up|purg\w*|laxat\w*|calor\w*|weight|thin|skinny|kilos?|kg|diet\w*|binge\w*)\b/;

const NOT_COPING =
	/\b(?:cop(?:e|ing)|cannot (?:go on|do (?:this|it)|take)|go(?:ing)? on like|nobody|no one|useless|failure|forced|raped?|made me|coach|teacher|uncle|boss|secret)\b/;

/** A late period or a faint line on a test is a question of a pregnancy, where nothing is told of hunger or of despair. */
export function waitsForTest(text: string): boolean {
	return (
		mayExpect(text) &&
		!NOT_COPING.test(text) &&
		!PLAIN_DESPAIR.test(text) &&
		!OF_HUNGER.test(text) &&
		!OF_SOMEBODY.test(text)
	);
}

/** Lips that are licked all day look gray and sore around: no sign of a collapse, where nothing sudden is told beside it. */
export function licksLips(text: string): boolean {
	return LICKS.test(text) && !SUDDEN.test(text);
}

const LICKS = /\blick(?:s|ing)? (?:my|his|her|their) lips\b|\blip ?lick\w*/;
const SUDDEN =
	/\b(?:swell\w*|swollen|breath\w*|faint\w*|collaps\w*|dizz\w*|sudden\w*|numb|droop\w*|slur\w*|chest|throat|tongue|blue|wheez\w*|confus\w*|pass(?:ed|ing) out|minutes?|hours?|just now|drowsy|sleepy|limp|cannot|fever|seizure|hives)\b/;
