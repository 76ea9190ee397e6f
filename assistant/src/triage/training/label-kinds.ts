import type { Danger } from "../danger-layer.ts";
import { OTHER_KIND } from "../hear-kind.ts";

/**
 * Words by which a reader sorts the examples into kinds: all of a row have to stand there. They only label what the
 * layers learn from; a message is read by the layers, so that other wordings of the same story reach the same kind.
 * Lower case, spelled out; the first row that fits names the kind.
 */
type Row = readonly [kind: string, ...says: RegExp[]];

const EYE = /\b(?:eyes?|eyelids?|lids?|eyeball)\b/;
const MEDICINE =
	/\b(?:antibiotics?|tablets?|pills?|capsules?|meds|medicines?|medication|\w+(?:cillin|mycin|cycline|floxacin|prim|zepine|trigine|purinol|oxacin)|septrin|bactrim|sulfa|lamotrigine|carbamazepine|phenytoin|allopurinol|cefalexin|new drug|started)\b/;
const INFECTED =
	/\b(?:red\w*|cut|nick|wound|graze|leg|shin|bite|spot|boil|infect\w*|scratch|blister|toe|foot|arm|jaw|cheek|skin)\b/;
const VERY_ILL =
	/\b(?:shak\w*|shiver\w*|rigors?|confus\w*|nonsense|gibberish|rambling|muddled|not making sense|talking (?:rubbish|funny|nonsense)|freezing|ice cold|heart (?:is )?racing|racing heart|not (?:peed|weed|passed)|mottled|blotchy|clammy|drowsy|delirious|collaps\w*|chills|vacant)\b/;
const FEVER =
	/\b(?:fevers?|feverish|temp|temps|temperature|3[89](?:[.,]\d)?|40(?:[.,]\d)?|burning up|10[1-5](?:[.,]\d)?|boiling hot)\b/;
const CHILD =
	/\b(?:baby|babies|toddler|son|daughter|child|kids?|little one|boy|girl|year old|yr old|yo|months? old|month old|grandson|granddaughter|nephew|niece|twins)\b/;
const GLASS =
	/\b(?:glass|tumbler|(?:not|never|will not|do not|does not|dont|doesnt|wont) (?:fade|vanish|blanch|go away|disappear|go)\w*)\b/;
const NECK =
	/\b(?:stiff neck|neck (?:is )?(?:stiff|hurts|sore|will not bend|wont bend|so stiff)|light (?:hurts|kills)|hates? (?:the )?light)\b/;
const PREGNANT =
	/\b(?:pregnan\w*|\d+ (?:weeks|wks)|trimester|bump|expecting|gave birth|post ?partum|after (?:the )?birth)\b/;

const EMERGENCY: readonly Row[] = [
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

const ACCIDENT: readonly Row[] = [
	["button-battery", /\b(?:batter(?:y|ies)|magnets?)\b/, /\b(?:swallow\w*|missing|ate|drool\w*|stuck up)\b/],
	[
		"swallowed",
		/\b(?:swallow\w*|drank|drunk|drinks?|ate|eaten|licked|sipp\w*|gulp\w*|chew\w*|bit (?:into|through)|in (?:his|her|my) mouth|squirted in my mouth|foaming)\b/,
	],
	// First aid for what got on skin or into an eye has rules of its own.
	[OTHER_KIND, /./],
];

const TODAY: readonly Row[] = [
	[
		"shingles-eye",
		EYE,
		/\b(?:shingles|zoster|blister\w*)\b/,
		/\b(?:forehead|tip of (?:my|his|her|the) nose|nose|scalp|one side)\b/,
	],
	["cold-sore-eye", EYE, /\b(?:cold sores?|herpes)\b/],
	[
		"shingles",
		/\b(?:blister\w*|shingles|zoster|rash|bumps)\b/,
		/\b(?:one side|stripe|band|belt|strip|ribs|waist|round my|left side|right side|only on)\b/,
	],
	["prescribed-raw", /\b(?:efudix|efudex|fluorouracil|5 ?fu|imiquimod|aldara|actikerall|solaraze)\b/],
	["pregnancy-itch", PREGNANT, /\b(?:itch\w*|scratch\w*)\b/],
	[
		"pox-contact",
		/\b(?:chicken ?pox|shingles|varicella|measles|slapped cheek|rubella)\b/,
		/\b(?:pregnan\w*|weeks|wks|newborn|baby|chemo|immune|contact|due)\b/,
	],
	[
		"tick",
		/\b(?:tick\w*|bull ?s?eye|(?:red|growing|round) ring|ring (?:round|around)|rings?|circle)\b/,
		/\b(?:grow\w*|bigger|spread\w*|wider|cm|tick\w*|clear|target|middle)\b/,
	],
	[
		"bite",
		/\b(?:bit|bite|bites|bitten|nipped)\b/,
		/\b(?:dog|cat|puppy|kitten|rat|hamster|monkey|bat|human|child|toddler|horse|squirrel|ferret|he|she)\b/,
	],
	[
		"acne-fever",
		/\b(?:acne|spots?|pimples?|roaccutane|isotret\w*)\b/,
		FEVER,
		/\b(?:joints?|ach\w*|bleed\w*|ulcer\w*|sores?|knees?|crust\w*)\b/,
	],
	[
		"weak-defence",
		/\b(?:chemo\w*|immun\w*|humira|adalimumab|methotrexate|transplant|biologic\w*|prednis\w*|hiv|leuk\w*|rituximab|dialysis|infliximab|azathioprine|spleen)\b/,
	],
	[
		"bleeding-under-skin",
		/\b(?:bruis\w*|pin ?pricks?|petechiae|tiny red dots|purple dots|gums)\b/,
		/\b(?:no (?:knocks?|reason|bump\w*)|gums?|nose ?bleeds?|everywhere|without|not knock\w*|tired|never (?:hit|knocked))\b/,
	],
	[
		"red-eye",
		EYE,
		/\b(?:lens\w*|contacts?|light|gritty|glass|scratch\w*|red|pain\w*|glue\w*|stye|sore|gummy|hurts)\b/,
	],
	[
		"sunburn",
		/\b(?:sun ?burn\w*|sunbed|sun|beach|ski\w*|tann\w*)\b/,
		/\b(?:blister\w*|swollen|peel\w*|burn\w*)\b/,
	],
	[
		"burn",
		/\b(?:burn\w*|scald\w*|boiling|kettle|oven|iron|steam|hot (?:water|oil|wax|pan|tea)|straightener\w*|curling|firework|hob)\b/,
	],
	[
		"peel-raw",
		/\b(?:peel|tca|glycolic|laser|ipl|microneedl\w*|derma ?rol\w*|wax\w*|veet|hair removal|thread\w*|acid|micro ?blad\w*)\b/,
		/\b(?:raw|ooz\w*|blister\w*|weep\w*|burn\w*|swoll\w*|pus|yellow|crust\w*|infect\w*)\b/,
	],
	["medicine-rash", MEDICINE, /\b(?:rash|spots|spotty|hives|itch\w*|blotch\w*|red|dots)\b/],
	[
		"infected-eczema",
		/\b(?:eczema|dermatitis|atopic)\b/,
		/\b(?:yellow|crust\w*|weep\w*|ooz\w*|smell\w*|pus|hot|infect\w*|sticky|wet)\b/,
	],
	["impetigo", /\b(?:honey|golden|gold|yellow|impetigo)\b/, /\b(?:crust\w*|scab\w*|flak\w*|impetigo)\b/],
	["fever-rash", /\b(?:rash|spots|dots|bumps|peel\w*|red|blister\w*)\b/, FEVER],
	["hives", /\b(?:hives|welts|wheals|nettle)\b/],
	[
		"face-infection",
		/\b(?:tooth|jaw|cheek|nose|lip|face|eyebrow|chin|forehead|temple|ear)\b/,
		/\b(?:hot|throb\w*|swoll\w*|swell\w*|hard|tight|pus|spread\w*|double)\b/,
		/\b(?:spot|pimple|squeez\w*|popp\w*|pick\w*|tooth|nick|boil|cyst|lump|piercing|filler|red)\b/,
	],
	[
		"abscess",
		/\b(?:boil|abscess|lump|cyst|carbuncle|ingrown)\b/,
		/\b(?:throb\w*|hot|pus|pain\w*|big\w*|huge|swoll\w*|egg|grape|golf|plum|hurts)\b/,
	],
	[
		"wound",
		/\b(?:stitch\w*|wound|gash|cut|piercing|gap\w*|graze|tattoo|ulcer|operation|surgery|mole removal)\b/,
	],
	["child-rash", CHILD, /\b(?:rash|spots|red|crust\w*|blister\w*|sore|raw|weep\w*|bumps)\b/],
	[
		"skin-infection",
		/\b(?:hot|spread\w*|red line|throb\w*|pus|swoll\w*|streak\w*|smell\w*|infect\w*|ooz\w*|warm)\b/,
	],
];

const SOON: readonly Row[] = [
	["impetigo", /\b(?:honey|golden|yellow)\b/, /\b(?:crust\w*|scab\w*)\b/],
	[
		"nail-stripe",
		/\b(?:nail|thumbnail|toenail|fingernail)\b/,
		/\b(?:stripe|line|streak|band|dark|black|brown)\b/,
	],
	[
		"hormones",
		/\b(?:periods?|cycles?)\b/,
		/\b(?:hairs?|beard|jaw\w*|chin|weight|spots|acne|voice|pcos|miss\w*|months|rare|irregular)\b/,
	],
	[
		"hormones",
		/\b(?:chin|belly|chest|face) hairs?\b|\bhairs? on (?:my )?(?:chin|belly|chest|jaw)\b|\bbeard\b/,
		/\b(?:woman|girl|female|f\b|periods?|voice|jaw\w*|spots|acne)\b/,
	],
	[
		"butterfly",
		/\b(?:cheeks?|nose|butterfly|malar|face|mask)\b/,
		/\b(?:joints?|knuckles?|fingers|knees|wrists?|ach\w*|stiff\w*)\b/,
		/\b(?:red\w*|rash|sun|pink|flush\w*|rosacea|tired|wiped|hair)\b/,
	],
	["muscle-lids", /\b(?:lids?|eyelids?|knuckles)\b/, /\b(?:violet|purple|lilac|mauve)\b/],
	[
		"muscle-lids",
		/\b(?:stairs|lift(?:ing)? my arms|comb\w* my hair|weak (?:arms|legs|muscles)|muscles)\b/,
		/\b(?:rash|red|purple|violet)\b/,
	],
	[
		"steroid-skin",
		/\b(?:steroid\w*|betnov\w*|dermov\w*|clobet\w*|hydrocort\w*|cortisone|mometas\w*|betameth\w*|eumov\w*|fairness cream|bleaching cream|lightening cream|whitening cream|skin lite|caro|movate|lemonvate|panderm|topical)\b/,
	],
	[
		"around-mouth",
		/\b(?:round|around) (?:my|the|his|her) (?:mouth|nose|eyes)\b/,
		/\b(?:bumps?|bumpy|rash|spots|red)\b/,
	],
	[
		"lip",
		/\b(?:lip|lips)\b/,
		/\b(?:scab\w*|sore|rough|crack|patch|heal\w*|ulcer|crust\w*|hard|lump|white)\b/,
	],
	[
		"dark-folds",
		/\b(?:velvet\w*|(?:neck|armpits?|folds?|underarms?)\b.*\b(?:dark|black|brown|dirty)|(?:dark|black|brown|dirty)\b.*\b(?:neck|armpits?|folds|underarms?))\b/,
	],
	[
		"fold-boils",
		/\b(?:boils?|lumps?|abscess\w*|cysts?|tunnels?)\b/,
		/\b(?:armpits?|groin|under (?:my )?(?:arms?|breasts?|boobs?)|inner thighs?|bikini|folds?|thighs|bum|buttocks?)\b/,
	],
	[
		"sun-scale",
		/\b(?:rough|scaly|sandpaper|crust\w*|scale|horn|scab\w*|flak\w*)\b/,
		/\b(?:bald|scalp|head|temple|ears?|forehead|hands?|nose|face|forearms?|cheek)\b/,
		/\b(?:sun|farm\w*|roof\w*|sail\w*|fish\w*|outdoor|[67]\d|comes? back|keeps? coming|returns?|years|golf|bald|sandpaper|again)\b/,
	],
	[
		"hair-coins",
		/\b(?:coins?|round|patch\w*|bald|circle|smooth)\b/,
		/\b(?:hair|beard|brows?|eyebrows?|lashes|scalp|head)\b/,
		/\b(?:hair|bald|missing|fall\w*|fell|smooth|gone|empty|coins?)\b/,
	],
	["mole", /\b(?:moles?|freckles?|beauty (?:spot|mark)|birthmark)\b/],
	[
		"mole",
		/\b(?:dark|black|brown) (?:spot|mark|patch|dot|lump|bump)\b/,
		/\b(?:chang\w*|grow\w*|grew|bigger|two colou?rs|shape|edge|bleed\w*|itch\w*|new)\b/,
	],
	[
		"bleeding-bump",
		/\b(?:bump|pearl\w*|shiny|spot|lump|pimple|growth)\b/,
		/\b(?:bleed\w*|bled|scab\w*|pearl\w*|shiny|heal\w*|comes? back)\b/,
	],
	[
		"sore-not-healing",
		/\b(?:sore|ulcer|scab|wound|patch|spot|crack)\b/,
		/\b(?:heal\w*|weeks|months|comes? back|keeps? (?:opening|coming)|still|again)\b/,
	],
	[
		"white-patches",
		/\b(?:white|pale|light|milk\w*|colou?rless) (?:\w+ )?(?:patch\w*|spots?|marks?)\b|\bvitiligo\b/,
	],
	[
		"scabies",
		/\bitch\w*\b/,
		/\b(?:night|fingers|family|partner|husband|kids|everyone|all of us|dorm|scabies|burrows?)\b/,
		/\b(?:fingers|family|partner|too|all of us|scabies|wrists?|everyone|dorm|burrows?)\b/,
	],
	[
		"itch-within",
		/\bitch\w*\b/,
		/\b(?:all over|sweats?|weight|weeks|months|nothing to see|no rash|lumps?|tired|nowhere)\b/,
	],
	[
		"ring",
		/\b(?:ring|rings|ringworm|circle|round|oval)\b/,
		/\b(?:scal\w*|itch\w*|grow\w*|spread\w*|clear|middle|edge|cat|kitten|wrestl\w*|gym)\b/,
	],
	[
		"early-puberty",
		/\b(?:[5-8]|five|six|seven|eight) ?(?:year|yr|yo)\w*\b/,
		/\b(?:spots|acne|pimples?|hair|smell|odou?r|breasts?)\b/,
	],
	[
		"cold-fingers",
		/\b(?:fingers?|toes)\b/,
		/\b(?:white|blue|tight|purple|numb)\b/,
		/\b(?:cold|tight|sores?|freezing|shiny)\b/,
	],
	["psoriasis", /\b(?:psoria\w*|silver\w*|plaques?|pitted|thimble)\b/],
	["lids", EYE, /\b(?:gritty|crust\w*|sand\w*|red|dry|sore|stye\w*|flak\w*|burn\w*)\b/],
	[
		"rosacea",
		/\b(?:flush\w*|red (?:face|cheeks|nose)|rosacea|blush\w*|cheeks? (?:is|are|stay\w*|go) red|nose (?:is )?(?:getting )?(?:big\w*|thick\w*|bulb\w*))\b/,
	],
	[
		"yellow",
		/^(?!.*\b(?:crust\w*|pus)\b)/,
		/\b(?:yellow\w*|jaundice|mustard)\b/,
		/\b(?:eyes?|eyelids?|lids?|whites|skin|palms)\b/,
	],
	["lump", /\b(?:lump|lumps|bump|glands?|node)\b/],
	["keloid", /\b(?:keloids?|scar\b.*\b(?:grow\w*|thick\w*|raised|bigger))\b/],
	["cold-sores", /\b(?:cold sores?|herpes|fever blisters?)\b/],
	["pregnancy-acne", PREGNANT, /\b(?:acne|spots|pimples?|breakouts?)\b/],
	[
		"dark-patches",
		/\b(?:brown|dark|mask|moustache|pigment\w*|melasma|patch\w*)\b/,
		/\b(?:cheeks?|lip|forehead|face|pregnan\w*|pill|sun|moustache)\b/,
	],
	["eczema", /\b(?:eczema|dermatitis|crack\w*|raw|itch\w*|flar\w*)\b/],
	[
		"deep-acne",
		/\b(?:acne|cysts?|cystic|nodul\w*|deep|lumps?|spots|pimples?)\b/,
		/\b(?:scar\w*|dents?|holes?|pits?|craters?|deep|painful|sore|cyst\w*|hurt\w*|back|chest)\b/,
	],
	[
		"not-helped",
		/\b(?:months?|weeks|years?|tried|everything|nothing)\b/,
		/\b(?:acne|spots|pimples?|breakouts?|redness|rash)\b/,
	],
	["hair-scalp", /\b(?:hair|shed\w*|thinning|brush|shower)\b/],
];

const ROWS: Partial<Record<Danger, readonly Row[]>> = {
	emergency: EMERGENCY,
	accident: ACCIDENT,
	"doctor-now": TODAY,
	"doctor-soon": SOON,
};

/** The kind that an example tells, in lower case and spelled out; null where its words name none. */
export function labelOf(danger: Danger, text: string): string | null {
	return ROWS[danger]?.find(([, ...says]) => says.every((word) => word.test(text)))?.[0] ?? null;
}

/** The kinds that are learned of a danger. */
export function kindsOf(danger: Danger): string[] {
	return [...new Set((ROWS[danger] ?? []).map(([kind]) => kind))];
}
