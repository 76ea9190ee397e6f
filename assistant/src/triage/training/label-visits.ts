import { CHILD, EYE, FEVER, MEDICINE, PREGNANT, type Row } from "./label-emergencies.ts";

export const TODAY: readonly Row[] = [
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

export const SOON: readonly Row[] = [
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
