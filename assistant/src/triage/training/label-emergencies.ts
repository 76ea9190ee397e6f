import { OTHER_KIND } from "../danger-kinds.ts";

/** A kind with the words by which a reader sorts examples into it: all of them have to stand there. */
export type Row = readonly [kind: string, ...says: RegExp[]];

export const EYE = /\b(?:eyes?|eyelids?|lids?|eyeball)\b/;
export const MEDICINE =
	/\b(?:antibiotics?|tablets?|pills?|capsules?|meds|medicines?|medication|\w+(?:cillin|mycin|cycline|floxacin|prim|zepine|trigine|purinol|oxacin)|septrin|bactrim|sulfa|lamotrigine|carbamazepine|phenytoin|allopurinol|cefalexin|new drug|started)\b/;
const INFECTED =
	/\b(?:red\w*|cut|nick|wound|graze|leg|shin|bite|spot|boil|infect\w*|scratch|blister|toe|foot|arm|jaw|cheek|skin)\b/;
const VERY_ILL =
	/\b(?:shak\w*|shiver\w*|rigors?|confus\w*|nonsense|gibberish|rambling|muddled|not making sense|talking (?:rubbish|funny|nonsense)|freezing|ice cold|heart (?:is )?racing|racing heart|not (?:peed|weed|passed)|mottled|blotchy|clammy|drowsy|delirious|collaps\w*|chills|vacant)\b/;
export const FEVER =
	/\b(?:fevers?|feverish|temp|temps|temperature|3[89](?:[.,]\d)?|40(?:[.,]\d)?|burning up|10[1-5](?:[.,]\d)?|boiling hot)\b/;
export const CHILD =
	/\b(?:baby|babies|toddler|son|daughter|child|kids?|little one|boy|girl|year old|yr old|yo|months? old|month old|grandson|granddaughter|nephew|niece|twins)\b/;
const GLASS =
	/\b(?:glass|tumbler|(?:not|never|will not|do not|does not|dont|doesnt|wont) (?:fade|vanish|blanch|go away|disappear|go)\w*)\b/;
const NECK =
	/\b(?:stiff neck|neck (?:is )?(?:stiff|hurts|sore|will not bend|wont bend|so stiff)|light (?:hurts|kills)|hates? (?:the )?light)\b/;
export const PREGNANT =
	/\b(?:pregnan\w*|\d+ (?:weeks|wks)|trimester|bump|expecting|gave birth|post ?partum|after (?:the )?birth)\b/;

export const EMERGENCY: readonly Row[] = [
	[
		"numbing-cream",
		/\b(?:numb\w* (?:cream|gel|stuff|spray|balm)|lidocaine|emla|benzocaine|lmx|tetracaine|an(?:a)?esthetic (?:cream|gel))\b/,
		/\b(?:ears?|ringing|tongue|dizz\w*|heart|flutter\w*|metal\w*|twitch\w*|fit|seiz\w*|shak\w*|sleepy|blurr\w*)\b/,
	],
	[
		"poisoned-by-cream",
		/\b(?:mixing|mixed|lighten\w*|whiten\w*|bleaching|toning|fairness|unlabell?ed|no label|homemade|market|mercury|glutathione)\b/,
		/\b(?:cream|lotion|oil|soap|mix|jar|tub)\b/,
		/\b(?:vomit\w*|throwing up|chest|shak\w*|cannot stand|weak|confus\w*|faint\w*|collaps\w*|breath\w*|tremb\w*)\b/,
	],
	[
		"button-battery",
		/\b(?:batter(?:y|ies)|magnets?)\b/,
		/\b(?:swallow\w*|missing|mouth|ate|drool\w*|gone|throat|in his|in her)\b/,
	],
	[
		"swallowed",
		/\b(?:swallow\w*|drank|drunk|drink|ate|eaten|licked|sipp\w*|gulp\w*|chew\w*|bit (?:into|through)|in (?:his|her|my) mouth)\b/,
		/\b(?:remover|acetone|bleach|peroxide|detergent|pods?|capsule|perfume|mouthwash|sanitizer|aftershave|glue|oil|cleaner|toner|serum|cream|acid|glycolic|minoxidil|thinner|petrol|descaler|liquid|lotion|bottle|antifreeze|tablets?|pills?)\b/,
	],
	[
		"stroke",
		/\b(?:fac\w*|mouth|smile|lip|cheek|eyelid|side)\b/,
		/\b(?:droop\w*|drop\w*|slack|lopsided|crooked|slid\w*|hang\w*|sagg\w*|one side|slur\w*|words|speech|gibberish|dribbl\w*|numb)\b/,
		/\b(?:arm|leg|words|speech|talk\w*|slur\w*|speak\w*|cup|hand|drop\w*|numb|gibberish|tea|dribbl\w*|weak|smile)\b/,
	],
	[
		"filler",
		/\b(?:filler\w*|inject\w*|hyaluron pen|juvederm|restylane|syringe|lip job|tear trough|threads?|botox)\b/,
	],
	[
		"pregnancy-pressure",
		PREGNANT,
		/\b(?:swell\w*|swollen|puff\w*|blown up|headache|head)\b/,
		/\b(?:headache|head|flash\w*|sparkl\w*|flicker\w*|lights|spots|stars|sight|vision|rib\w*|zigzag\w*)\b/,
	],
	[
		"temple",
		/\b(?:temple|scalp|jaw)\b/,
		/\b(?:chew\w*|eating|jaw|comb\w*|brush\w*)\b/,
		/\b(?:sight|vision|eye|blur\w*|dark|head\w*|see)\b/,
	],
	[
		"heart",
		/\b(?:chest|heart attack|jaw|left arm|shoulder blades?|breastbone|elephant)\b/,
		/\b(?:tight\w*|belt|crush\w*|squeez\w*|pressure|heavy|elephant|band|ache|aching|pain\w*|gr[ae]y|clammy|sweat\w*)\b/,
		/\b(?:jaw|arm|sweat\w*|gr[ae]y|clammy|pale|sick|heavy|elephant|chest|breath\w*)\b/,
	],
	[
		"drug-skin",
		MEDICINE,
		/\b(?:mouth|lips?|eyes?|throat|tongue)\b/,
		/\b(?:peel\w*|blister\w*|com(?:es|ing) off|slid\w*|slough\w*|sheets|ulcers?|raw|sores?|target|wet paper|crust\w*)\b/,
	],
	["drug-whole-body", MEDICINE, FEVER, /\b(?:rash|spots|red)\b/, /\b(?:swollen|glands|face|yellow|puffy)\b/],
	["meningitis", GLASS, /\b(?:spots?|dots?|rash|purple|pin ?pricks?|marks|red)\b/],
	["meningitis", NECK, /\b(?:rash|spots|dots|fever|vomit\w*|throwing up|head\w*)\b/],
	[
		"young-baby",
		/\b(?:newborn|\d+ days? old|(?:[1-9]|1[0-2]) ?(?:weeks?|wks?)|one month old|two months? old|(?:1|2) months? old|wk old)\b/,
		CHILD,
	],
	[
		"ill-child",
		CHILD,
		/\b(?:floppy|limp|hard to wake|wont wake|will not wake|not waking|drowsy|sleepy|mottled|gr[ae]y|not drink\w*|no wet|grunt\w*|sucking in|not (?:feed|feeding|eating)|lethargic|wont feed|breathing fast)\b/,
	],
	[
		"eczema-virus",
		/\b(?:eczema|dermatitis|atopic)\b/,
		/\b(?:blister\w*|punched|holes|cold sores?|herpes|sores|clusters?)\b/,
	],
	[
		"shingles-eye",
		EYE,
		/\b(?:shingles|zoster|blister\w*)\b/,
		/\b(?:forehead|nose|one side|stripe|band|eye|scalp)\b/,
	],
	[
		"eye-socket",
		EYE,
		/\b(?:bulg\w*|swollen shut|shut|clos\w*|hurts (?:to|when)|looks? sideways|double|closed up)\b/,
		/\b(?:fever|temp\w*|hot|3[89]|40|shiver\w*|spot|popped|squeez\w*|stye|sinus\w*|pimple|picked)\b/,
	],
	[
		"head-medicine",
		/\b(?:isotret\w*|accutane|roaccutane|doxy\w*|mino\w*|tetracycline|acne tablets)\b/,
		/\b(?:head\w*)\b/,
	],
	[
		"sight",
		/\b(?:sight|vision|see|seeing|blind|curtain|double|halos?|rainbows?)\b/,
		/\b(?:sudden\w*|gone|lost|curtain|black|blur\w*|double|half|cannot|dark|halos?|rainbows?|blind)\b/,
	],
	[
		"heat",
		/\b(?:sun|heat|hot|sauna|tub|festival|marathon|roof|beach|degrees|field|pitch|car|4\d)\b/,
		/\b(?:confus\w*|nonsense|rubbish|vomit\w*|throwing up|not sweat\w*|stopped sweating|no sweat|fell|collaps\w*|staggering|passed out|fit|drunk|fainted)\b/,
	],
	[
		"deep-infection",
		/\b(?:black|purple|dusky|smell\w*|worse than it looks|agony|unbearable|crackl\w*|grey|gray|numb)\b/,
		/\b(?:cut|nick|wound|spread\w*|bite|scratch|graze|shav\w*|leg|blister\w*|thigh|groin)\b/,
		/\b(?:pain|agony|hurts|unbearable|worse|smell\w*|spread\w*|hour\w*)\b/,
	],
	["sepsis", INFECTED, VERY_ILL],
	["sepsis", INFECTED, FEVER, /\b(?:spread\w*|moved|line|up (?:my|his|her|the)|ill|rough|awful)\b/],
	[
		"allergy",
		/\b(?:lips?|tongue|throat|voice|face|mouth)\b/,
		/\b(?:swell\w*|swollen|swole|fat|thick|big\w*|huge|balloon\w*|clos\w*|tight\w*|squeaky|tingl\w*|sausages?|hoarse|blown|puff\w*|itch\w*|lump)\b/,
	],
	[
		"allergy",
		/\b(?:hives|welts|wheals|itch\w*|sting|stung|wasp|bee|peanuts?|nuts?|prawns?|shellfish|allerg\w*|epi ?pen)\b/,
	],
	["breathing", /\b(?:breath\w*|wheez\w*|gasp\w*|air|whistl\w*|chok\w*|blue lips|suffocat\w*)\b/],
	[
		"clot",
		/\b(?:calf|leg|thigh)\b/,
		/\b(?:swollen|swell\w*|twice|thick\w*|fat|tight|hard)\b/,
		/\b(?:one|left|right|flight|plane|warm|red|breath\w*|chest|pill|surgery|birth)\b/,
	],
	[
		"bleeding",
		/\b(?:bleed\w*|blood)\b/,
		/\b(?:pump\w*|spurt\w*|soak\w*|will not stop|wont stop|not stop\w*|pads|gush\w*|pour\w*|towel)\b/,
	],
	[
		"big-burn",
		/\b(?:burn\w*|scald\w*|boiling|kettle|hot oil|fire|flames?|petrol|steam|firework|fat fire|melted|stew|soup|tea)\b/,
	],
	[
		"collapse",
		/\b(?:collaps\w*|faint\w*|passed out|unconscious|fit|fitting|seizure|convuls\w*|will not wake|wont wake|not respond\w*|unrespons\w*|on the floor|slumped|jerking)\b/,
	],
];

export const ACCIDENT: readonly Row[] = [
	["button-battery", /\b(?:batter(?:y|ies)|magnets?)\b/, /\b(?:swallow\w*|missing|ate|drool\w*|stuck up)\b/],
	[
		"swallowed",
		/\b(?:swallow\w*|drank|drunk|drinks?|ate|eaten|licked|sipp\w*|gulp\w*|chew\w*|bit (?:into|through)|in (?:his|her|my) mouth|squirted in my mouth|foaming)\b/,
	],
	// First aid for what got on skin or into an eye has rules of its own.
	[OTHER_KIND, /./],
];
