/** Building blocks of the rules; every word stands in the spelling of `note/spelling.ts`. */
const NOT_A_SPOT =
	"(?! (?:red |painful |big |little )?(?:pimple|spot|zit|bump|blemish|cyst|gland|node|pore)s?\\b)";
const SWELL = `(?:swell|swells|swelled|swelling|swollen|puffed up|puffing up|ballooned|ballooning|blew up|blown up)\\b${NOT_A_SPOT}`;
const FILLER =
	"(?: (?:my|the|of|in|on|around|and|both|upper|lower|bottom|top|a|bit|up|left|right|whole|entire|side|itchy))*";
const EYE =
	"(?<!under )(?:eyes?|eyeballs?)(?! (?:cream|serum|area|bags?|circles?|makeup|shadow|brow|gel|patch\\w*|mask|contour|wrinkles?|corners?)\\b)";

function pattern(source: string): RegExp {
	return new RegExp(`\\b(?:${source})\\b`);
}

export const AIRWAY_SWELLING = pattern(
	`(?:lips?|tongue|throat|mouth)(?: \\w+){0,4} ${SWELL}|${SWELL}${FILLER} (?:lips?|tongue|throat|mouth)`,
);
export const FACE_SWELLING = pattern(`face(?: \\w+){0,4} ${SWELL}|${SWELL}${FILLER} face`);
export const EYE_SWELLING = pattern(
	`(?:${EYE}|eyelids?)(?: \\w+){0,3} ${SWELL}|${SWELL}${FILLER} (?:${EYE}|eyelids?)`,
);
export const HARMLESS_SWELLING =
	/\b(?:(?:in the|every|each) mornings?|mornings|wake up|waking|woke|crying|cried|wisdom tooth|tooth|teeth|dentist|screens?|computer|filler|fillers|botox)\b/;

export const BREATHING_TROUBLE = pattern(
	"(?:cannot|hard to|difficult to|difficulty|difficulties|trouble|troubles|struggl\\w+|problems?|short of|shortness of|unable to|not able to|hardly|barely)(?: (?:to|with|in|my|catch|catching|take|a|deep|get|getting|any|enough))* (?:breath|breathe|breathing|air)|wheez\\w*|gasping|throat(?: \\w+){0,3} (?:closing|closed|tight|tightening|tightens|narrow\\w*)|tight(?:ness)?(?: \\w+){0,3} (?:throat|chest)|chest(?: \\w+){0,2} tight(?:ness)?",
);
export const SKIN_BREATHES = /\b(?:skin|pores|complexion)(?: \w+){0,5} (?:breathe|breathing|breath)\b/;

export const HIVES = pattern("hives?|welts?|urticaria");
export const COLLAPSE = pattern(
	"fainted|fainting|(?:feel|feeling|felt|almost|nearly|about to|going to) faint|pass(?:ed|ing)? out|collapsed|dizzy|dizziness|light ?headed|vomit\\w*|throwing up|threw up|heart(?: \\w+){0,2} (?:racing|pounding)",
);
export const APPLIED_PRODUCT = pattern(
	"creams?|serums?|products?|lotions?|masks?|peels?|sunscreens?|cleansers?|toners?|retinol|retinoids?|acids?|moisturi[sz]ers?|oils?",
);

export const SUICIDAL = pattern(
	"kill(?:ing)? myself|suicid\\w*|end (?:my life|it all)|(?:want|wanted|wanna|wish|wishing)(?: (?:to|i|was|were|could|just))* (?:die|dead)|do not want to (?:live|be alive|be here|go on)|no reason to live|better off dead|take my (?:own )?life",
);

export const FEVER = pattern(
	"fevers?|feverish|chills|high temperature|temperature of \\d+(?:\\.\\d+)?|(?:running|have|got) a temperature",
);
export const SPREADING = pattern("spread|spreads|spreading|red streaks?|red lines? (?:going|running)");
export const HOT = pattern(
	"hot(?! (?:shower|weather|water|summer|climate|yoga|flash|flashes|flushes|day|days|bath|towel|drink|drinks|room|sauna))|warm to (?:the )?touch|feels? (?:very )?warm|heat coming",
);
export const RED_AREA = pattern("red|redness|rash|swell\\w*|swollen|infect\\w*|inflamed|area|patch");
export const SWOLLEN = pattern("swollen|swelling|swells|puffed up");
export const PAIN = pattern(
	"pain|painful|hurts?|hurting|sore|tender|throbbing|aching|burning|stabbing|tingling",
);
export const INFECTION = pattern("cellulitis|red streaks?|erysipelas");
export const SKIN_SIGN = pattern(
	"red|redness|swollen|swelling|pus|infect\\w*|rash|rashes|skin|spots?|blisters?|hot",
);

export const SHINGLES = pattern("shingles|herpes zoster|zoster");
export const BLISTER = pattern("blister\\w*|vesicles?");
export const ONE_SIDE = pattern(
	"one side|one sided|(?:only |just )?(?:on )?(?:the|my) (?:left|right) side|half (?:of )?(?:my|the) face",
);
export const NEAR_EYE = pattern(
	"(?:near|around|next to|close to|by|on|above|in|at|over|towards?)(?: \\w+){0,2} (?:eye|eyes|eyelids?)",
);
export const RASH = pattern("rash|rashes");
export const HARMLESS_BLISTER = /\b(?:cold sores?|heels?|foot|feet|shoes?|toes?|hands?|fingers?)\b/;

export const EYE_PAIN = pattern(
	`${EYE}(?: \\w+){0,3} (?:pain|painful|hurts?|hurting|sore|ach(?:e|es|ing)|throbbing)|(?:pain|painful|sore|hurting)(?: (?:in|my|the|left|right|behind|both|of|a|inside))* ${EYE}`,
);
export const LIGHT_HURTS = pattern(
	`lights?(?: \\w+){0,3} (?:hurts?|bothers?)(?: \\w+){0,2} ${EYE}|photophobia|${EYE}(?: \\w+){0,4} sensitive to (?:\\w+ )?light`,
);
export const VISION_CHANGE = pattern(
	"(?:blurry|blurred|double|loss of|lost|losing|cloudy|fuzzy|changes? in)(?: (?:my|the|of|in|some))* (?:vision|sight|eyesight)|(?:vision|eyesight)(?: \\w+){0,3} (?:blurr\\w+|double|cloudy|worse|changed|changing|gone|loss|fuzzy)|cannot see (?:well|clearly|properly|out)|see(?:ing)? double",
);
export const PRODUCT_IN_EYE = pattern(
	"(?:acid|peel|serum|retinol|product|cream|sunscreen|cleanser|toner)(?: \\w+){0,3} (?:in|into)(?: \\w+){0,2} (?:eye|eyes)",
);
export const SMARTS = pattern("burn\\w*|sting\\w*|hurts?|hurting|pain|painful|red|watering");

export const BURN = pattern("burn|burned|burnt|burns|burning|raw|oozing|weeping|blister\\w*");
export const PROCEDURE = pattern(
	"(?:chemical|acid|tca|glycolic|phenol|salicylic|lactic|at home|home|strong)(?: \\w+)? peel|peel|laser|microneedling|dermaroll\\w*|waxing|waxed",
);
export const BURNED_SKIN = pattern(
	"(?<!sun )burn(?:ed|t)(?: (?:my|the|off|whole|left|right))* (?:skin|face|cheeks?|lips?|forehead|nose|chin)|(?:skin|face|cheeks?)(?: \\w+){0,2} (?<!sun )(?:burned|burnt)|chemical burns?",
);
export const MILD =
	/\b(?:a bit|a little|slight|slightly|mild|mildly|tingl\w+|sun|sunburn\w*|skiing|beach|goggle|never burned)\b/;
export const SKIN_COMES_OFF = pattern(
	"(?:skin|face)(?: \\w+){0,3} (?:peeling|coming|falling) off|peeling (?:in|off)(?: \\w+){0,2} (?:sheets|layers)",
);
export const PEELING = pattern("peeling|peels|peeled");

export const MOLE = pattern("moles?|birthmarks?|beauty marks?|lesions?|(?<!hair )growths?|lumps?|freckle");
export const MOLE_CHANGE = pattern(
	"chang\\w+|grow|grows|growing|grown|grew|bigger|larger|darker|darkened|bleed\\w*|bled|itch\\w*|irregular|asymmetr\\w*|uneven|jagged|ragged|crust\\w*|scab\\w*|oozing|new colou?rs?|(?:two|different|several|multiple) colou?rs?|different (?:from|than)|odd|weird|strange|suspicious|(?:turn\\w*|become|became|went|gone) (?:black|dark|blue|red)",
);
export const NEW_MOLE = pattern("new (?:\\w+ )?(?:mole|growth|lump)|ugly duckling");
export const MOLE_QUESTION = pattern(
	"(?:mole|birthmark|growth|lump)s?(?: \\w+){0,3} (?:normal|dangerous|cancer\\w*|bad|ok|okay|harmless|benign|malignant)|skin cancer|melanoma|carcinoma",
);
export const LONE_SPOT = pattern(
	"(?:a|an|the|one|this|that|my|new|dark|black|brown|strange|weird|crusty|scaly|rough)(?: \\w+){0,2} (?:spot|patch|mark)(?!s)|spot (?:that|which)",
);
export const SPOT_CHANGE = pattern(
	"bleed\\w*|bled|grow|grows|growing|grown|grew|bigger|larger|chang(?:ed|es|ing) (?:\\w+ )?(?:shape|colou?r|size)|irregular|asymmetr\\w*|jagged|crusty|crusting|scabs",
);
export const WIDE = pattern(
	"(?:mole|spot|mark|lesion|patch)(?: \\w+){0,6} (?:[7-9]|[1-9]\\d) ?mm|(?:bigger|larger|wider) than a pencil eraser",
);
export const PIMPLE =
	/\b(?:pimples?|zits?|acne|popped|popping|picked|picking|squeez\w+|whiteheads?|blackheads?|shav\w+|razor|serum|product|foundation)\b/;

export const SORE = pattern("sores?|wounds?|ulcers?");
export const MARK = pattern(
	"scabs?|cuts?|spots?|patch|lesions?|crust|blemish|mark|bump|scratch|sores?|wounds?",
);
export const UNHEALED = pattern(
	"(?:not|never|hasnt|wont)(?: \\w+){0,2} (?:heal\\w*|clos(?:e|es|ed|ing)|go away|going away|gone away)|non ?healing|refus\\w+ to heal|keeps? (?:bleeding|scabbing|reopening|opening|crusting)|(?:scabs|bleeds) (?:again|over and over|repeatedly)",
);
export const COLD_SORE = /\bcold sores?\b/;

/** Said of infection where none is there. */
export const NOT_INFECTED =
	/\b(?:malaria|travel\w*|healing nicely|healing well|hot (?:shower|weather|water|summer|climate|yoga|flash|flashes|flushes|day|days|bath|towel|drink|drinks|room|sauna|food|girl|guy|date)|smells (?:nice|good|great|lovely|amazing)|smell of|no smell)\b/;
export const FACE_PART = pattern(
	"face|cheeks?|chin|forehead|nose|lips?|eyelids?|eyebrows?|brows?|temples?|jaw|skin|ears?|neck|mouth|upper lip|scalp",
);

export const UNCHANGED =
	/\b(?:like always|all of them|every summer|every year|as always|looked the same|unchanged|not changed|same since|has not changed|benign|removed|all clear)\b/;
export const SPOT_BLEEDS = pattern(
	"(?:spot|bump|mole|mark|patch|lump|sore)(?: \\w+){0,6} (?:keeps|kept|always|often|easily|still) bleed\\w*|keeps bleeding(?: \\w+){0,4} (?:spot|bump|lump|patch)",
);
/** What is sore on lips and noses without being one lone sore. */
export const NO_LONE_SORE =
	/\b(?:cold sores?|lips (?:are |get |feel )?(?:so )?(?:dry|chapped)|acne|pimples?|spots and|breakouts?|rash|dermatitis|eczema|peeling|sunburn\w*|sore throat|blackheads?|pores|stud|piercing|filler|skinoren|lymecycline)\b/;
export const SHAVING =
	/\b(?:razor burn|ingrown|beard|shave for work|my beard|male|bloke|boyfriend|husband|man)\b/;
export const EYES_FINE = /\b(?:eye cream|under eyes?|eye makeup|eye contour|dark circles)\b/;
export const STEROID_ELSEWHERE = /\b(?:on my (?:hands?|legs?|arms?|elbows?|knees?|feet|body|back))\b/;
export const MELASMA_NAMED = pattern(
	"(?:have|got|is it|think|with|my|diagnosed|this|it is|had|treat|of) (?:\\w+ ){0,2}(?:melasma|chloasma)|melasma(?: \\w+){0,4} (?:since|after|back|worse|returned|cheeks|lip)",
);
/** A doctor has named it: patches that nobody looked at are another matter. */
export const SEEN_BY_DOCTOR = pattern(
	"(?:doctor|dr|gp|derm\\w*)(?: \\w+){0,3} (?:says?|said|confirmed|diagnosed|called|named|told)|diagnosed (?:with|as|by)|was diagnosed",
);
export const HAIR_HARMLESS =
	/\b(?:caught the sun|male pattern|since i was|always been bald|shaved|bald spot from|thinning for years)\b/;
export const COLD_SORE_MILD =
	/\b(?:has not healed|once a year|years ago|never had|no cold sores?|used to|last one)\b/;
export const ITCH_HARMLESS = /\b(?:beard|itching to|mosquito|new jumper|wool|no itch|not itchy|winter)\b/;
export const THYROID_WORDS = pattern("thyroid|outer eyebrows?|outer third|always cold|cold all the time");
export const PATIENT_YET = /\b(?:week 2|2 weeks|since monday|yesterday|new cream|just started)\b/;
export const THROAT = pattern("throat|tongue|swallow\\w*|hives|wheez\\w*|dizzy|faint\\w*");
export const COLD_SORE_PATTERN = pattern("cold ?sores?|fever blisters?|herpes");
export const SORE_EYE = pattern("stye|red|sore|pain\\w*|hurts?|infect\\w*|lid");
export const HEALLESS = pattern("not heal\\w*|never heal\\w*|not healed|not closing|no healing");
export const BLEEDS_AT_A_TOUCH = pattern(
	"bleeds?(?: \\w+){0,3} (?:every time|each time|whenever|when i|easily|at the slightest|if i touch|when touched)|(?:every time|each time|whenever|when i)(?: \\w+){0,5} bleeds?",
);
export const BARE_FACE_HIDDEN = pattern(
	"(?:never|not|nobody|no one|noone)(?: \\w+){0,5} (?:seen|see|sees|look at)(?: \\w+){0,3} (?:bare|real|natural|without)(?: \\w+){0,2}",
);
export const WHITE_CAST = /\b(?:cast|sunscreen|spf|tongue|deodorant|powder|primer|milia|bumps)\b/;
export const OILY = /\b(?:oil|oily|noon|midday|sebum|t zone|blot\w*|powder|glasses)\b/;
export const BETTER_OFF_WITH =
	/\bbetter off (?:with|using|buying|washing|sticking|without (?:it|them|makeup|sugar|dairy))\b/;
export const OWN_SKIN = pattern(
	"skin|face|spots?|scabs?|chin|cheeks?|lips?|nose|scars?|acne|pimples?|fingers|till i bleed",
);
