import { NOT_NOW, type SureSign } from "./sure-sign.ts";

const ANIMAL = "cat|dog|monkey|bat|rat|fox|ferret|hamster|horse|macaque|stray";

/** Dangers told in passing, behind a question about skin: each by the words that make it one, whatever else is asked. */
export const OFFHAND_SIGNS: readonly SureSign[] = [
	// Hydrofluoric acid goes through skin that looks whole, and hurts to the bone.
	{
		rule_id: "red-flag.chemical-deep",
		whole: true,
		says: [
			/\b(?:hydrofluoric|rust remover|wheel (?:cleaner|acid)|(?:car )?wheels?\b.*\bacid|acid\b.*\b(?:rust|wheels?)|glass etch\w*)\b/,
			/\b(?:pain\w*|throb\w*|ach\w*|hurt\w*|burn\w*)\b/,
			/\b(?:bone|deep|worse|pale|white|hours?|glove|finger\w*|hand)\b/,
		],
		unless: NOT_NOW,
	},
	// Toxic shock: a rash like sunburn, fever and faintness with a tampon, a wound or a birth behind it.
	{
		rule_id: "red-flag.suspected-sepsis",
		whole: true,
		says: [
			/\b(?:tampons?|menstrual cup|moon ?cup|packing|c section|gave birth|miscarriage|abortion|burn dressing)\b/,
			/\b(?:sunburn\w*|red all over|rash|peeling (?:hands|palms|soles))\b/,
			/\b(?:fever\w*|burning up|shiver\w*|the runs|diarr?h\w*|vomit\w*|throwing up|dizz\w*|faint\w*|room spins|spinning|confus\w*)\b/,
		],
		unless: NOT_NOW,
	},
	// What was injected against lines reaches throat and breath.
	{
		rule_id: "red-flag.breathing",
		whole: true,
		says: [
			/\b(?:botox|tox|dysport|xeomin|botulin\w*|anti wrinkle (?:injection|jab)s?)\b/,
			/\b(?:swallow\w*|chok\w*|(?:back |out )(?:up |of )?(?:through )?my nose|talk(?:ing)? like|slur\w*|speech|hoarse|voice|breath\w*|cannot hold (?:my )?head|double vision|see double)\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:is it safe|thinking (?:of|about)|should i get|scared of)\\b`),
	},
	// Blue lips under dapsone or a numbing cream: blood that carries too little oxygen.
	{
		rule_id: "red-flag.breathing",
		whole: true,
		says: [
			/\b(?:dapsone|numbing (?:cream|gel|spray)|benzocaine|prilocaine|emla|nitrites?|poppers)\b/,
			/\b(?:lips?|nails?|fingers?|skin|face)\b(?: \w+){0,8} (?:blue|bluish|gr[ae]y|slat\w*|purple)\b/,
		],
		unless: NOT_NOW,
	},
	// More than a day's worth, spread over a day, harms the liver as a handful does.
	{
		rule_id: "red-flag.overdose",
		whole: true,
		says: [
			/\b(?:paracetamol|panadol|tylenol|acetaminophen|calpol|co ?codamol|lemsip)\b/,
			/\b(?:had|took|taken|popp\w*|swallowed|necked|been (?:having|taking))\b(?: \w+){0,6} (?:1[2-9]|[2-9]\d)\b|\b(?:1[2-9]|[2-9]\d) (?:of them|tablets|pills|paracetamol|panadol|tylenol)\b(?: \w+){0,6} (?:since|between|today|yesterday|last night|in (?:a|one) day)\b/,
		],
		unless: /\b(?:mg|milligrams?|pack of|years? old|weeks?|months?|how many (?:can|may))\b/,
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			/\b(?:(?:did not|didnt) (?:want|say yes|agree)|said no|could not stop him|without my consent|held me down|woke up (?:and he|to him)|feel him on me|forced)\b/,
			/\b(?:shower\w*|wash\w*|scrub\w*|soap|clean|dirty|him on me|party|last night|drink spiked|spiked)\b/,
			/\b(?:him|he|his|they|guy|man|boy|date|boss|mate|friend|uncle|cousin|party)\b/,
		],
		unless: /\b(?:product|cream|serum|appointment|haircut|facial|refund)\b/,
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			/\b(?:ex|boyfriend|husband|he|stalker|they|gang)\b/,
			/\bacid proof\b|\b(?:no ?one|nobody)(?: \w+){0,3} (?:look\w*|want\w*)(?: \w+){0,3} (?:my face|at me) again\b|\b(?:ruin|destroy|burn|cut up) (?:my|your|ur) face\b|\bacid\b(?: \w+){0,6} (?:at|on|in) (?:ur|your|my) (?:face|skin|eyes)\b|\b(?:throw|chuck|splash|pour)\w*\b(?: \w+){0,3} acid\b/,
			/\b(?:sent|threat\w*|said|says|pic\w*|photo|outside|bus stop|work|house|scared|follow\w*|warned)\b/,
		],
		unless: /\b(?:film|movie|news|documentary|survivor|charity|glycolic|salicylic|azelaic|hyaluronic)\b/,
	},
	{
		rule_id: "red-flag.child-abuse",
		whole: true,
		says: [
			/\b(?:dad|stepdad|step dad|boyfriend|uncle|brother|stepbrother|cousin|coach|grandad|lodger|babysitter|teacher)\b/,
			/\b(?:com(?:es?|ing)|came|gets?|gett\w+|climbs?) (?:in|into) (?:(?:my|the) (?:room|bed|bedroom|shower|bathroom)|at night|when)\b/,
			/\b(?:i am|im|aged?) (?:only )?(?:[89]|1[0-7])\b|\bmums?\b|\bmoms?\b|\bschool\b/,
		],
		unless: /\b(?:wake me|say good ?night|check on|tuck|prays?|lunch|breakfast|clean\w*|borrow\w*)\b/,
	},
	// Somebody means to hurt others, or to operate on themselves.
	{
		rule_id: "red-flag.crisis",
		whole: true,
		says: [
			/\b(?:knife|machete|gun|hammer|blade|acid|petrol)\b/,
			/\b(?:tonight|tomorrow|today|going to|gonna)\b(?: \w+){0,6} (?:find out|pay|regret|sorry|see|get it|learn|know)\b|\b(?:make|makes?) (?:them|him|her) (?:pay|sorry|regret)\b/,
		],
		unless: /\b(?:chef|kitchen|cook\w*|film|game|movie|dermaplan\w*|halloween|costume|fish(?:ing)? trip)\b/,
	},
	{
		rule_id: "red-flag.crisis",
		whole: true,
		says: [
			/\b(?:doing|do|operate|cut|cutting|fix\w*|remov\w*) (?:it|them|on (?:it|myself)|my (?:own )?(?:nose|ears?|eyelids?|face|mole)) (?:off |out )?(?:myself|alone|at home|tonight)\b/,
			/\b(?:scalpel|tools?|blade|stitch\w*|suture\w*|lidocaine|anaesthetic|anesthetic|operat\w*|surgery|surgeon)\b/,
		],
		unless: /\b(?:eyebrows?|hair|nails?|filing|trim\w*|massage|should i not)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:sat|sitting|stood|standing|been|am|im) (?:\w+ ){0,3}(?:on|at|up) (?:the|a|top of) (?:\w+ ){0,3}(?:roof\w*|multi ?storey|car ?park|bridge|viaduct|cliff|ledge)\b/,
			/\b(?:why bother|what(?:s| is) the point|no point|face like this|cannot go on|nobody|noone|ugly|hours|since (?:lunch|morning|noon|work)|goodbye|tired of)\b/,
		],
		unless: /\b(?:sunburn\w*|spf|sunscreen|party|concert|view|photos?|work(?:ing)?|lunch break|festival)\b/,
	},
	// Bites, scratches and stabs that need a jab or tablets the same day, however small.
	{
		rule_id: "red-flag.bite",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${ANIMAL})s?\\b(?: [\\w,]+){0,9} (?:bit|bite|bitten|scratched|nipped|got me|clawed)\\b`,
			),
			/\b(?:finger|hand|knuckle|thumb|wrist|swollen|sausage|swelling|bend|red streak|hot|pus|bali|thailand|india|abroad|holiday|stray|bat|monkey|face|bled|broke the skin|deep)\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:years? old scar|scar from)\\b`),
	},
	{
		rule_id: "red-flag.bite",
		whole: true,
		says: [
			/\b(?:trod|stepped|stood|fell) on\b(?: \w+){0,5} (?:nail|fork|rake|screw|spike|wire|tack)\b|\b(?:rusty|muddy|dirty)\b(?: \w+){0,3} (?:nail|fork|rake|wire|screw|blade|tin|knife)\b(?: [\w,]+){0,8} (?:through|thru|into|in) (?:my|the)\b/,
			/\b(?:foot|feet|hand|finger|hole|deep|tetanus|jabs?|vaccin\w*|bled|through|thru)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.doctor-today",
		whole: true,
		says: [
			/\b(?:chicken ?pox|shingles|measles|german measles|rubella|slapped cheek|parvo\w*)\b/,
			/\b(?:pregnan\w*|\d+ (?:weeks?|wks?)(?! old)|expecting)\b/,
			/\b(?:never had|not had|come out|cuddl\w*|came out in|around|near|sat (?:with|on|next)|on my lap|hugg\w*|contact|has it|caught)\b/,
		],
		unless:
			/\b(?:had (?:it|them|chicken ?pox) as a (?:kid|child)|vaccinated|immune)\b(?<!never had it as a kid)/,
	},
	{
		rule_id: "red-flag.skin-infection",
		whole: true,
		says: [
			/\b(?:drew|drawn|draw|marked|pen|biro|eyeliner|line|circle\w*)\b(?: [\w,]+){0,5} (?:round|around)\b|\b(?:past|over|outside|jumped|beyond|crossed) the (?:line|circle|pen|edge|mark)\b/,
			/\b(?:red\w*|swell\w*|swollen|hot|spread\w*|sore|bite|rash)\b/,
			/\b(?:past|over|outside|jumped|beyond|crossed|bigger|grown|spread\w*|inch\w*|cm)\b/,
		],
		unless: /\b(?:eyelids?|lips?|make ?up|lip liner|cat eye|smudg\w*|wing)\b/,
	},
	// What a child may have swallowed while nobody looked.
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			/\b(?:button|coin|round|tiny|little|flat|lithium|watch) (?:\w+ )?batter(?:y|ies)\b|\bmagnets?\b/,
			/\b(?:little one|toddler|bab(?:y|ies)|son|daughter|kid|child|he|she|shes|hes|months?)\b/,
			/\b(?:missing|gone|not (?:in|there)|cannot find|swallow\w*|ate|mouth|dribbl\w*|drool\w*|nappy|diaper|nose|ear)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.isotretinoin",
		whole: true,
		says: [
			/\b(?:acne|spot) (?:capsules?|tablets?|pills?)\b/,
			/\b(?:two lines|positive|pregnan\w* test|pregnant|missed (?:my )?period|period is late)\b/,
			/\b(?:strong ones?|leaflet|derm\w*|blood tests?|contracepti\w*|program\w*|capsules?)\b/,
		],
		unless: /\b(?:not pregnant|negative|doxy\w*|erythromycin|want to get)\b/,
	},
	{
		rule_id: "red-flag.pressure-in-head",
		whole: true,
		says: [
			/\b(?:roacc?utane|accutane|isotretinoin|doxy\w*|minocycline|lymecycline|tetracycline|vitamin a|spot tablets|acne (?:tablets|capsules))\b/,
			/\bhead ?aches?\b|\bhead (?:\w+ )?(?:bang\w*|pound\w*|splitt\w*|hurt\w*|ach\w*)\b|\b(?:banging|pounding|splitting) head\b/,
			/\b(?:whoosh\w*|hear my pulse|(?:screen|sight|vision|eyes?)(?: \w+){0,4} (?:fuzzy|blurr\w*|double|dim\w*|gr[ae]y)|when i bend|lying (?:flat|down)|vomit\w*)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\bif (?:it|my (?:skin|face)|this|they)(?: \w+){0,4} (?:not|isnt|arent|never)\b(?: \w+){0,8} (?:i am|im) (?:done|out|gone|finished|leaving)\b|\bdone done\b/,
		],
		unless:
			/\b(?:with (?:this|the|your) (?:app|brand|product|cream|serum|plan)|cancel\w*|refund|subscri\w*|retinol|company)\b/,
	},
	// Blood poisoning: mottled skin, shaking and a muddled head beside an infection.
	{
		rule_id: "red-flag.suspected-sepsis",
		whole: true,
		says: [
			/\b(?:mottl\w*|marbl\w*|blotchy blue|bluish|gr[ae]y)\b/,
			/\b(?:shak(?:ing|es)|shiver\w*|rigors?|freezing|blankets|cannot get warm)\b|\b(?:confus\w*|muddled|asked me (?:where|who)|does not know|not making sense|drowsy)\b/,
			/\b(?:infect\w*|antibiotics?|cellulitis|leg|wound|red|fever\w*|bite|catheter|chest|urine)\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:nail|polish|eyeshadow|foundation|marble)\\b`),
	},
	// An infection of the face towards the eye, with shivering or fever (NICE NG141: hospital).
	{
		rule_id: "red-flag.suspected-sepsis",
		whole: true,
		says: [
			/\b(?:cheek|face|eye ?lids?|lids?|eyes?|nose|lips?|jaw)\b(?: [\w,]+){0,6} (?:swollen|swelling|swells?|swelled)\b|\b(?:swollen|swelling|swelled)\b(?: [\w,]+){0,5} (?:cheek|face|eye ?lids?|lid|eye|nose)\b/,
			/\b(?:squeez\w*|popp\w*|picked|picking|spot|pimple|boil|tooth|abscess|infect\w*|pus|spreading|tight|throbb\w*)\b|(?<!too )\bhot\b(?! (?:flush|flash|cloth|water|compress))/,
			/\b(?:shivers?|shivering|rigors?|chills)\b|(?<!\b(?:hay|no|without|cabin|not a|any|never a|yellow|dengue) )\bfever\w*\b(?! (?:blisters?|none|no)\b)(?! ?, (?:none|no)\b)/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:gives?|gave|get) me (?:the )?(?:shivers|chills)\\b|\\b(?:netflix|asmr|after crying|vaccin\\w*|jab)\\b|\\b(?:child|kid|son|daughter|baby|toddler)(?: \\w+){0,4} fever|^(?!.*(?:squeez|popp|pick|pus\\b|tooth|abscess|boil)).*sunburn`,
		),
	},
	{
		rule_id: "red-flag.doctor-today",
		whole: true,
		says: [
			/\bblack(?:ened)? (?:bit|patch|spot|tip|area|skin|toe|heel)\b|\b(?:toe|heel|foot)(?: \w+){0,4} (?:gone|turned|is|went) (?:\w+ )?black\b/,
			/\b(?:toe|toes|foot|feet|heel)\b/,
			/\b(?:sugar|diabet\w*|insulin|metformin|numb|(?:no|cannot) feel\w*|smell\w*|whiff\w*|stink\w*|pus)\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:nail polish|socks? fluff|marathon|toenail)\\b`),
	},
	{
		rule_id: "red-flag.doctor-today",
		whole: true,
		says: [
			/\b(?:newborn|(?:\d{1,2}) (?:days?|weeks?)(?: old)?|bab(?:y|ies))\b/,
			/\b(?:yellow\w*|orange|golden|fake tan|tan(?:ned)?|jaundice\w*)\b/,
			/\bwhites? of (?:her|his|the|their) eyes?\b|\b(?:poos?|poo|stools?|nappies)\b(?: \w+){0,4} (?:putty|pale|white|clay|gr[ae]y|cream|chalk\w*)\b|\bsleep(?:y|s all)|not feeding|floppy\b/,
		],
		unless: NOT_NOW,
	},
	// Nearly all of the skin red and shedding loses heat and water like a burn.
	{
		rule_id: "red-flag.doctor-today",
		whole: true,
		says: [
			/\b(?:no normal skin left|(?:red|lobster|shedding|peeling|raw)\b(?: \w+){0,4} (?:from )?(?:head|scalp) to toes?|(?:all|whole|entire) (?:of )?(?:my )?(?:body|skin) (?:is |has gone |went )?(?:red|shedding|peeling|raw))\b/,
			/\b(?:shed\w*|peel\w*|flak\w*|cold|shiver\w*|warm|steroid\w*|psoriasis|eczema|swollen|fever\w*)\b/,
		],
		unless: /\b(?:sunburn\w*|self tan\w*|after the sun|beach)\b/,
	},
];
