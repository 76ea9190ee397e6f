import { LONG_AGO, NOT_NOW, NOT_TOLD, type SureSign } from "./sure-sign.ts";

const FEVER = "fever\\w*|temp|temperature|(?:3[89]|40)(?:[.]\\d| degrees| c)|shiver\\w*|chills|rigors?";
const PREGNANT =
	/\b(?:pregnan\w*|trimester|\d+ (?:weeks?|wks?|months?) (?:along|gone|pregnant)|expecting|bump|my due date|antenatal|midwife|gave birth|postpartum)\b/;
const MEDICINE =
	/\b(?:antibiotics?|\w+cillin|\w+mycin|\w+floxacin|co ?trimoxazole|septrin|bactrim|sulfa\w*|lamotrigine|carbamazepine|phenytoin|allopurinol|ibuprofen|naproxen|(?:new|started) (?:a |some |my |the |on )?(?:new )?(?:tablets?|pills?|medicine|medication|meds|drug))\b/;
const ISOTRETINOIN = /\b(?:isotret\w*|accutane|roaccutane|oratane|absorica|claravis|curacne)\b/;
const STEROID =
	/\b(?:steroids?(?: creams?| ointments?)?|hydrocortisone|cortisone|clobetasol|dermovate|betamethasone|betnovate|mometasone|elocon|triamcinolone|fluocinonide|eumovate)\b/;
const ASKED =
	/\b(?:risks?|before (?:i|my|getting|starting)|thinking (?:of|about)|considering|scared of|afraid of|heard (?:that|of)|read (?:that|about)|does \w+ (?:cause|give)|do \w+ (?:cause|give))\b/;
const ASKED_ONLY = new RegExp(`${NOT_NOW.source}|${ASKED.source}`);
const MOLE = /\b(?:mole|beauty (?:mark|spot)|birthmark)s?\b/;
const MOLE_CHANGES =
	/\b(?:chang\w*|grow\w*|grew|grown|bigger|larger|doubled|tripled|blacker|gone black|bleed\w*|bled|crust\w*|scab\w*|wobbly|jagged|ragged|(?:two|three|several) (?:colou?rs|tones|shades)|new shape|different shape|(?:is|are|was|got|gets|getting|become|became|now|more) (?:\w+ )?raised)\b/;
/** Said of any skin as well: only close to the mole are they of it. */
const MOLE_LOOKS = "\\b(?:darker|darkened|itch\\w*|uneven|irregular|spread\\w*)\\b";
/** Said of what goes on: a time long ago is then when it began. */
const GOES_ON =
	/\b(?:now(?! i (?:want|would|need|wonder|wish|use|am looking))|still|since|today|tonight|this (?:morning|week)|lately|(?:for|these|past) (?:\w+ )?(?:hours|days|weeks)|(?:every|each|all) (?:day|morning|night)|(?:getting|gets) worse)\b/;
const ASKED_OR_OVER = new RegExp(
	`${NOT_TOLD.source}|${ASKED.source}|^(?!.*${GOES_ON.source}).*${LONG_AGO.source}`,
);

/** After which pressure in the head is known best (label of isotretinoin; Friedman 2005). */
const RAISES_PRESSURE =
	/\b(?:isotret\w*|accutane|roaccutane|oratane|absorica|claravis|curacne|doxy\w*|minocyclin\w*|lymecyclin\w*|(?:oxy)?tetracyclin\w*)\b/;
const HEADACHE =
	/\bhead ?aches?\b|\b(?:my|his|her) head (?:hurts|aches|pounds|is (?:splitting|pounding|bursting))\b/;
const SIGHT_CHANGES =
	/\b(?:(?<!\b(?:photo|picture|pic|selfie|image|camera)s? (?:(?:is|are|was|came|turned|out|looks?|a|bit|little|so|too|very|quite|slightly) ){0,4})blur\w*(?! (?:\w+ )?(?:photo|picture|pic|selfie|image|camera)s?\b)|vision|eyesight|sight)\b|\b(?:see|sees|seeing) (?:double|less|spots|flashes|black|gr[ae]y)\b|\beyes? (?:\w+ )?(?:go|goes|went|going|turn\w*) (?:\w+ )?(?:dark|black|dim|gr[ae]y|foggy|hazy)\b|\bwhoosh\w*\b/;
/** Acne fulminans: spots that open, with fever and joints or weight (NICE NG198: the same day). */
const SPOTS = /\b(?:acne|pimples?|spots?|boils?|nodules?|cysts?|zits?)\b/;
const SPOTS_OPEN = /\b(?:burst\w*|bleed\w*|crust\w*|ulcer\w*|sores?|black scabs?|open(?:ed|ing)?|raw)\b/;
const BODY_ILL =
	/\b(?:joints?|hips?|knees?|ankles?|bones?|shoulders?|ribs|back)\b(?: [\w,]+){0,5} (?:hurt\w*|ach\w*|pain\w*|sore|stiff\w*|swell\w*|swollen)\b|\b(?:hurt\w*|ach\w*|painful|sore|stiff|swollen) (?:\w+ )?(?:joints?|hips?|knees?|ankles?|bones?|shoulders?)\b|\b(?:lost|losing) (?:\d+ ?(?:kg|kilos?|pounds?|lbs?)|(?:a lot of )?weight)\b/;
/** Eczema herpeticum: many small sores alike, that hurt more than they itch (NICE CG57: the same day). */
const ECZEMA = /\b(?:eczema|atopic|neurodermitis|atopica|atopique)\b/;
const PUNCHED_OUT =
	/\bpunched ?out\b|\b(?:round|little|small|tiny) (?:round |little |small )?(?:holes?|ulcers?|craters?|pits)\b|\b(?:all |of )?(?:the |one )?same size\b|\b(?:clusters?|crops?|groups?) of (?:\w+ )?(?:blisters?|spots|bumps|pimples|sores)\b/;
const VIRUS = new RegExp(`\\b(?:${FEVER})\\b|\\b(?:cold sores?|herpes)\\b`);
const HURTS = /\b(?:pain\w*|hurts?|sore|burn\w*)\b/;

/** Illness that skin care must not answer, told by two or three signs together. */
export const ILLNESS_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.pressure-in-head",
		whole: true,
		says: [RAISES_PRESSURE, HEADACHE, SIGHT_CHANGES],
		unless: ASKED_OR_OVER,
	},
	{
		rule_id: "red-flag.acne-with-illness",
		whole: true,
		says: [SPOTS, SPOTS_OPEN, new RegExp(`\\b(?:${FEVER})\\b`), BODY_ILL],
		unless: ASKED_OR_OVER,
	},
	{
		rule_id: "red-flag.eczema-blisters",
		whole: true,
		says: [ECZEMA, PUNCHED_OUT, VIRUS, HURTS],
		unless: ASKED_OR_OVER,
	},
	{
		rule_id: "red-flag.filler-sight",
		whole: true,
		says: [
			/\b(?:fillers?|juvederm|restylane|radiesse|sculptra|tear trough|lip injections?|hyaluron pen|injected|injection)\b/,
			/\b(?:blur\w*|vision|sight|blind|cannot see|see(?:ing)? (?:double|nothing|less))\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.filler",
		whole: true,
		says: [
			/\b(?:fillers?|juvederm|restylane|radiesse|sculptra|tear trough|lip injections?|hyaluron pen|injected|injection)\b/,
			/\b(?:blanch\w*|mottl\w*|dusky|lacy|marbl\w*|gr[ae]y|(?:gone|went|turned|turning|going|is|looks) (?:white|purple|blue|cold|black))\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.sight",
		whole: true,
		says: [
			/\b(?:see|sees|seeing) (?:double(?! of)|two of|everything twice)\b|\bdouble vision\b|\b(?:lost|losing) (?:my |the |his |her )?(?:sight|vision|eyesight)\b|\b(?:vision|sight|eyesight) (?:is |has |went |suddenly )*(?:gone|black|dark|nearly gone)\b|\bwent blind\b|\bcannot see (?:out of|from|with|anything)\b|\bcurtain (?:came|over|across|in)\b|\bvision in one eye\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.sight",
		whole: true,
		says: [
			/\b(?:eyes?|eyelids?|lids?)\b(?: [\w,]+){0,6} (?:swell\w*|swollen|swelled|puff\w*|shut|bulg\w*|hang\w*|droop\w*|pushed)\b/,
			new RegExp(
				`\\b(?:${FEVER})\\b|\\bhurts? (?:when|to|if) (?:i )?(?:look|move)|\\b(?:see|sees|seeing) (?:double|two)\\b|\\bbulg\\w*|\\bcannot move (?:it|the eye|my eye)`,
			),
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.eyes-swollen-shut",
		whole: true,
		says: [
			/\b(?:eyes?|eyelids?|lids?)\b(?: [\w,]+){0,4} (?:swell\w*|swollen|swelled|puffed)\b(?: [\w,]+){0,3} (?:shut|closed)\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:cry(?:ing)?|hives|faint|floaty|dizzy|wheez\\w*|breath\\w*|${FEVER})\\b|\\bhurts? (?:when|to)`,
		),
	},
	{
		rule_id: "red-flag.allergic-reaction",
		whole: true,
		says: [
			/\b(?:hives|welts|nettle rash|urticaria|swollen|swelled|swelling|stung|sting by)\b/,
			/\b(?:faint\w*|dizzy|light ?headed|floaty|woozy|vomit\w*|threw up|throwing up|wheez\w*|tight (?:chest|throat)|(?:chest|throat) (?:is |feels |getting )*tight\w*|collaps\w*|pass(?:ed|ing) out|blacked out)\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:faint (?:line|mark|scar|smell|scent|pink|red)|faintly|pregnan\\w*)\\b`,
		),
	},
	{
		rule_id: "red-flag.medicine-swelling",
		whole: true,
		says: [
			/\b(?:\w+pril|ace inhibitor|blood pressure (?:tablets?|pills?|meds?|medicine)|sacubitril|entresto)\b/,
			/\b(?:tongue|lips?|top lip|bottom lip|face|throat|jaw|cheek)\b(?: [\w,]+){0,5} (?:too big|out to here|huge|enormous|massive|doubled|double the size|twice (?:its|the|their) size|fat|thick|thicker|big|bigger|spreading|swell\w*|swollen|balloon\w*|blew up|blown up|like (?:a )?(?:filler|sausage\w*|duck))\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.medicine-swelling",
		whole: true,
		says: [
			MEDICINE,
			/\b(?:face|eyes?|lips?|mouth|cheeks?)\b(?: [\w,]+){0,4} (?:swell\w*|swollen|swelled|puff(?:ing|ed|s)? up|balloon\w*)\b|\b(?:swell\w*|swollen|puff(?:ing|ed) up)\b(?: [\w,]+){0,4} (?:face|eyes?|lips?|mouth)\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [
			MEDICINE,
			/\b(?:blister\w*|skin (?:\w+ )?(?:is )?(?:peel\w*|com(?:es|ing)|slipp\w*|slough\w*|fall\w*) ?(?:off|away)?)\b/,
			new RegExp(`\\b(?:mouth|lips?|eyes?|genitals?|down (?:there|below)|${FEVER})\\b`),
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:chapped|isotret\\w*|accutane|roaccutane|tretinoin|benzoyl\\w*)\\b`,
		),
	},
	{
		rule_id: "red-flag.eczema-blisters",
		whole: true,
		says: [
			/\b(?:eczema|atopic dermatitis)\b/,
			/\b(?:punched out|clusters? of|lots of (?:little|small|tiny)|crops? of|sudden\w*)\b/,
			/\b(?:sores?|blister\w*|ulcers?|holes|craters?|bumps)\b/,
			new RegExp(`\\b(?:hurt\\w*|pain\\w*|sore|${FEVER}|unwell|ill)\\b`),
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.newborn",
		whole: true,
		says: [
			/\b(?:newborn|fontanelle|(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:days?|weeks?|wks?) old (?:baby|son|daughter|girl|boy|has|is|she|he|with)|(?:baby|son|daughter|girl|boy|grandson|granddaughter)(?: \w+){0,4} (?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:days?|weeks?|wks?)(?: old)?|(?:baby|son|daughter|girl|boy|grandson|granddaughter)(?: \w+){0,4} (?:[1-3]|one|two|three) months?(?: old)?|my (?:[1-3]|one|two|three) months? old|(?:my|our|a|the|is|hes|he is|she is|just|only|^)[ ,]*(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|wks?) olds?|(?:my|our|a|the|is|only|just|^)[ ,]*(?:[1-3]|one|two|three) months? olds?)\b(?! (?:scar|mark|pimple|spot|zit|breakout|burn|tattoo|piercing|bottle|tube|jar|product|serum|cream|wound|cut|bruise|scab|sunburn|graze|stitches|filler))/,
			new RegExp(
				`\\b(?:${FEVER}|(?:feels?|is|so|very|really|burning) (?:very |so |really |burning )?hot|blister\\w*|not (?:feeding|drinking|waking|wake|taking)|will not (?:feed|drink|wake)|floppy|limp|drowsy|(?:very|so|too|really) sleepy|letharg\\w*|jaundice\\w*|yellow(?! (?:\\w+ )?(?:crust|scal|flak|gunk|poo|head))(?: skin| eyes)?|hard to wake|grunting|blue|mottled|pus)\\b`,
			),
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:tattoo|piercing|pregnan\\w*|into (?:retinol|tretinoin))\\b`,
		),
	},
	{
		rule_id: "red-flag.pressure",
		whole: true,
		says: [
			/\b(?:headaches?|head (?:is )?(?:pounding|banging|splitting))\b/,
			/\b(?:flash\w*|sparkl\w*|flicker\w*|zig ?zags?|stars|lights? in (?:my|front)|spots (?:in front|before)|blurr\w*|see(?:ing)? (?:spots|lights|stars))\b/,
			/\b(?:swell\w*|swollen|puff\w*|blew up|blown up|balloon\w*|pregnan\w*|weeks|trimester|gave birth)\b/,
		],
		unless: new RegExp(`${ASKED_ONLY.source}|\\b(?:isotret\\w*|accutane|roaccutane|filler\\w*)\\b`),
	},
	{
		rule_id: "red-flag.bite",
		whole: true,
		says: [
			/\b(?:cat|dog|rat|monkey|bat|hamster|human|fox|horse|puppy|kitten)\b(?: \w+){0,4} (?:bit|bitten|bite|nipped|mauled)\b|\b(?:got|was|been|were) (?:bit|bitten) by\b/,
			/\b(?:face|cheek|lip|nose|chin|ear|eye|hand|finger|arm|leg|hot|throb\w*|puffy|swollen|pus|red|deep|puncture\w*|hole)\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:childhood|old (?:bite|scar)|mosquito\\w*|midge\\w*|bed ?bugs?|flea\\w*|bug bites?)\\b`,
		),
	},
	{
		rule_id: "red-flag.skin-infection",
		whole: true,
		says: [
			/\b(?:pierc\w*|tattoo|stitches|wound|cut|ingrown|extraction|picked|popped|squeez\w*|spot|pimple|zit|boil|scratch|graze|insect bite|sting)\b/,
			new RegExp(`\\b(?:${FEVER})\\b`),
			/\b(?:pus|gunk|ooz\w*|hot|throb\w*|swollen|swell\w*|huge|massive|spread\w*|red (?:line|streak)s?|smell\w*|yellow|green)\b/,
		],
		unless: new RegExp(`${ASKED_ONLY.source}|\\b(?:room temp\\w*|no (?:fever|temp\\w*)|temperature of)\\b`),
	},
	{
		rule_id: "red-flag.isotretinoin-mood",
		whole: true,
		says: [
			ISOTRETINOIN,
			/\b(?:depress\w*|low mood|mood(?: \w+){0,2} low|feel(?:ing|s)? (?:so |really |very )?(?:low|flat|empty|hopeless|numb|down)|cry(?:ing|s)?|cries|disappear|hate (?:my life|everything|being)|suicid\w*|want to die|sad\w*|not (?:myself|himself|herself)|mood (?:swings?|has|is|chang\w*|drop\w*)|moods|moody|irritable|tearful|withdrawn|aggressive|angry all|dark thoughts|anxious|anxiety|panic|rage|snapp\w*|hopeless|do not care about anything|nothing (?:feels|matters))\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:finished|off accutane|sad (?:skin|lips|to stop)|so sad that|happy)\\b`,
		),
	},
	{
		rule_id: "red-flag.pregnancy-itch",
		whole: true,
		says: [
			PREGNANT,
			/\bitch\w*/,
			/\b(?:palms?|soles?|hands and feet|feet|no (?:rash|spots|marks)|all over|at night|cannot sleep|not sleep\w*|dark (?:pee|urine|wee)|pale (?:poo|stools?)|yellow)\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.changing-mole",
		whole: true,
		says: [
			MOLE,
			new RegExp(
				`${MOLE_CHANGES.source}|${MOLE.source}.{0,80}${MOLE_LOOKS}|${MOLE_LOOKS}.{0,20}${MOLE.source}`,
			),
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:not (?:changed|changing|grown|growing)|never changed|unchanged|no change|benign|harmless|biops\\w*|removed|cut (?:it )?out|(?:ten|twenty|thirty|forty|\\d0) years|checked (?:by|last)|guacamole|mole sauce|hair grow\\w*|hairs? (?:from|on|in))\\b`,
		),
	},
	{
		rule_id: "red-flag.changing-mole",
		whole: true,
		says: [
			/\b(?:freckle|(?:brown|dark|black) (?:spot|mark|patch|dot|line|streak|freckle|thing))\b/,
			/\b(?:gr(?:ew|ows?|owing|own)|bigger|larger|doubled|wider|bleed\w*|bled|wobbly|uneven|jagged|ragged|irregular|edges?|(?:two|three|several) (?:colou?rs|tones|shades)|(?:second|another|different|new) (?:colou?r|shape))\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:from (?:acne|a pimple|picking)|acne|not (?:grown|growing)|pimple|blackhead|hair)\\b`,
		),
	},
	{
		rule_id: "red-flag.changing-mole",
		says: [
			/\b(?:black|brown|dark)(?: \w+)? (?:line|stripe|streak|band)\b(?: \w+){0,5} (?:finger|thumb|toe)? ?nails?\b|\bnails?\b(?: \w+){0,5} (?:black|brown|dark)(?: \w+)? (?:line|stripe|streak|band)\b/,
		],
		unless: /\b(?:nail (?:art|polish|varnish|design)|french tips?|eyeliner)\b(?! to)/,
	},
	{
		rule_id: "red-flag.doctor-soon",
		says: [
			/\b(?:lumps?|hard (?:pea|ball|knot|bump)|swollen glands?|dimpl\w*)\b(?: \w+){0,5} (?:breasts?|nipple|testic\w*|armpit|groin|neck|collarbone)\b|\b(?:breasts?|nipple|testic\w*|armpit|groin|neck|collarbone)\b(?: \w+){0,4} (?:lump|hard (?:pea|ball|knot))\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.sore-not-healing",
		whole: true,
		says: [
			/\b(?:sore|scab|ulcer|wound|(?:scaly|rough|crusty|raw|crusted) (?:\w+ )?(?:bit|patch|spot|bump|area|place|lip|thing)|(?:shiny|pearly|waxy) (?:\w+ )?(?:bump|spot|lump))\b/,
			/\b(?:never (?:goes|heals|heal|leaves|clears)|keeps? (?:coming back|bleeding|returning|scabbing|crusting|opening)|(?:will|does|do|did|has|is) not (?:heal\w*|clos\w*|go(?:ne|ing)? away|cleared?|shift\w*)|not healing|(?:two|three|four|five|six|2|3|4|5|6|many) months|bleeds|comes back|since (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|last (?:year|month|summer|winter|spring)))\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:cold sore|sore (?:muscles|throat|skin)|feels sore|makes? (?:it|my \\w+) sore|dandruff|eczema|psoriasis|elbows?|heels?|feet|knees?|keratosis|kp|barrier)\\b`,
		),
	},
	// "It scabs and opens up when I towel off, since about harvest."
	{
		rule_id: "red-flag.sore-not-healing",
		whole: true,
		says: [
			/\b(?:place|spot|patch|bit|bump|thing|it|nose|ear|temple|lip)\b.{0,60}\b(?:scabs?|crusts?|heals?)(?: over)?\b.{0,25}\b(?:opens?|reopens?|bleeds?|breaks? open|comes? off)\b(?: (?:up|again))?.{0,60}\b(?:since|for (?:\w+ )?(?:weeks|months)|(?:weeks|months|years?) now|(?:over|all) (?:the )?(?:summer|winter|year))\b/,
		],
		unless: new RegExp(
			`${LONG_AGO.source}|${ASKED.source}|\\b(?:cold sores?|pick\\w*|pimples?|zits?|acne|eczema|psoriasis|dandruff|elbows?|heels?|(?<!crow )feet|knees?)\\b`,
		),
	},
	// "A little pearly bump that weeps, scabs over, and is back just when you think it has gone."
	{
		rule_id: "red-flag.sore-not-healing",
		whole: true,
		says: [
			/\b(?:pearly|waxy|shiny|translucent|see through|rolled)(?: \w+){0,2} (?:yoke|spot|bump|pimple|lump|thing|bit|dot|growth|place|nodule|dome|blob|edge|patch)\b.{0,140}\b(?:weeps?|bleeds?|bled|scabs?|crusts?|opens?|(?:not|never|will not|refuses to) (?:heal|go|close)\w*|nick(?:s|ed|ing)?|comes? back|(?:is|are|it|be) back|returns?)\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:cold sores?|pimple patch|shiny (?:forehead|nose|t zone|skin|face)|glow|eczema|psoriasis|dandruff)\\b`,
		),
	},
	{
		rule_id: "red-flag.sore-not-healing",
		whole: true,
		says: [
			/\b(?:weeps?|bleeds?|scabs?|crusts?)(?: over)?\b.{0,60}\b(?:think|thought) it (?:is|has|was|had|would be|were) (?:gone|healed|done|better)\b.{0,30}\bback\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:cold sores?|pimples?|zits?|acne|eczema|psoriasis|dandruff)\\b`,
		),
	},
	{
		rule_id: "red-flag.blood-sugar",
		whole: true,
		says: [
			/\bvelvet\w*\b(?: [\w,]+){0,6} (?:neck|armpits?|underarms?|folds|groin|skin|knuckles|patch\w*)\b|\b(?:neck|armpits?|underarms?|folds|groin|knuckles)\b(?: [\w,]+){0,6} velvet\w*|\bacanthosis\b|\b(?:dark|thick\w*)(?: \w+){0,3} (?:neck|armpits?|folds|groin)\b/,
			/\bvelvet\w*|\bacanthosis\b|\b(?:thirst\w*|pee\w*|urinat\w*|diabet\w*|weight|sugar)\b/,
		],
		unless: new RegExp(`${ASKED_ONLY.source}|\\bvelvety (?:texture|finish|feel)\\b`),
	},
	{
		rule_id: "red-flag.hair-loss",
		whole: true,
		says: [
			/\b(?:bald|hairless) (?:\w+ )?(?:patch\w*|spots?|coin|circle)\b|\balopecia areata\b|\bhair (?:is )?(?:falling|coming) out in (?:clumps|patches|handfuls)\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.doctor-soon",
		whole: true,
		says: [
			/\btattoos?\b/,
			/\b(?:raised|bumpy|bumps?|lumps?|lumpy|scaly|swollen|swells?)\b/,
			/\b(?:months?|years?|yr|old|lately|suddenly|red ink|the red|ink only|one colou?r|now|since)\b/,
		],
		unless: new RegExp(`${ASKED_ONLY.source}|\\b(?:acne|pimples?|razor|henna|temporary)\\b`),
	},
	{
		rule_id: "red-flag.scaly-ring",
		whole: true,
		says: [
			/\b(?:ring|circle|circular|round)(?: \w+){0,3} (?:rash|patch|mark|spot|thing)\b|\b(?:rash|patch)(?: \w+){0,4} (?:ring|circle|clear (?:in the )?(?:middle|cent\w+))\b/,
			/\b(?:bigger|growing|grows|spread\w*|steroid|worse|scaly)\b/,
		],
		unless: new RegExp(
			`${ASKED_ONLY.source}|\\b(?:tick|my ring|wedding ring|under (?:the|my) ring|dark circles?)\\b`,
		),
	},
	{
		rule_id: "red-flag.steroid-skin",
		whole: true,
		says: [
			STEROID,
			/\b(?:stop\w*|skip\w*|quit\w*|without it|com(?:e|ing) off|came off|off it|each time|every time|withdraw\w*|rebound|cannot go without)\b/,
			/\b(?:flare\w*|burn\w*|on fire|red|redder|worse|raw|ooz\w*|comes back|back worse|bumps|itch\w*|peel\w*|swell\w*|swollen)\b/,
		],
		unless: ASKED_ONLY,
	},
	{
		rule_id: "red-flag.acne-with-illness",
		whole: true,
		says: [
			/\b(?:pimples?|spots|acne|zits?|breakouts?|cysts?|boils)\b/,
			new RegExp(`\\b(?:${FEVER}|feverish)\\b|\\b3[89][.,]\\d\\b`),
			/\b(?:joints?|hips?|ankles?|knees?|shoulders?|bones?|back)\b(?: \w+){0,5} (?:hurts?|hurting|aches?|aching|ached|sore|swollen|stiff)\b|\b(?:hurting|aching|achy|swollen|sore|painful) (?:joints?|hips?|ankles?|knees?|shoulders?|bones?)\b|\b(?:joint|bone|hip|knee) pains?\b|\b(?:ulcer\w*|burst\w*|bleed\w*|black crusts?|open sores?)\b/,
		],
		unless: new RegExp(`${ASKED_ONLY.source}|\\b(?:chicken ?pox|no fever)\\b`),
	},
];
