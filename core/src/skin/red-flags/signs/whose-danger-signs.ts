import { MANY, MEDS } from "./crisis-signs.ts";
import { NOT_NOW, type SureSign } from "./sure-sign.ts";

const NEWBORN =
	/\b(?:bab(?:y|ies)|newborn|infant|twins|my (?:little one|son|daughter|boy|girl)|(?:she|he|it)(?: \w+){0,2} (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|wks?) old|(?:\d+|one|two|three|four|five|six) (?:days?|weeks?|wks?) old|gave birth|just born|post ?partum|since the birth|after (?:the )?(?:birth|delivery|c section))\b/;
const DELUSION =
	/\b(?:voices?(?: [\w,]+){0,5} (?:say\w*|tell\w*|told|keep\w*|whisper\w*|want\w*|order\w*|in my head)|hear(?:ing|d)? (?:a )?(?:voices?|whisper\w*|someone (?:say|tell)\w*)|swapped|switched at|changeling|(?:not|isnt|never) (?:really )?(?:my|the real|mine|our)(?: real)? (?:baby|child|one|son|daughter)|is not mine|(?:is|was|has been|got|be) (?:a |an |the )?(?:demon|devil|satan|antichrist|possessed|cursed|replaced|evil)|the real (?:one|baby)|imposter|impostor|god (?:tells|told|wants|says|is telling)|i (?:\w+ ){0,3}(?:want|going|might|will|could|have) (?:to )?(?:hurt|harm|drown|smother|shake|suffocate|throw) (?:her|him|it|my baby|the baby))\b/;

const NECK =
	/\b(?:strangl\w*|throttl\w*|chok(?:ed|es|ing) (?:me|her|him) (?!up)|chok(?:ed|es|ing) (?:me|her|him)$|(?:hands?|arms?|fingers|forearm|belt|cord|knee)(?: [\w,]+){0,5} (?:round|around|on|at|over|across|against|onto|to) (?:my|her|his) (?:neck|throat)|(?:grab\w*|squeez\w*|gripp\w*|crush\w*|held|pinned|press\w*|had|lifted)(?: \w+){0,4} (?:by )?(?:the|my|her) (?:neck|throat)|headlock|choke ?hold|my (?:neck|throat)(?: \w+){0,3} (?:squeezed|grabbed|gripped))\b/;
const SOMEBODY =
	/\b(?:he|she|they|someone|somebody|him|his|her|husband|hubby|boyfriend|bf|girlfriend|gf|wife|partner|ex|dad|father|stepdad|mum|mom|mother|brother|uncle|boss|flatmate|roommate|guy|man|date)\b/;

const OVER_YOU =
	"coach|trainer|teacher|tutor|uncle|auntie?|step ?(?:dad|father|brother|mum|mom)|moms? (?:new )?boyfriend|mums? (?:new )?boyfriend|mothers? boyfriend|priest|pastor|imam|rabbi|vicar|scout (?:leader|master)|youth leader|babysitter|sitter|grandad|grandpa|grandfather|cousin|brother|dad|father|foster \\w+|neighbou?r|family friend|dads? friend|(?:older|grown|adult) (?:man|guy|boy|woman|men)|physio|masseur|swim instructor|instructor|bus driver|man online|guy online|man i met online";
const PRIVATE =
	/\b(?:(?:touch\w*|rubs?|rubbed|rubbing|strok\w*|feels?|felt|grop\w*|put\w*|fingers?|hands?|massag\w*|cream|lotion|oil|gel|tickl\w*|kiss\w*)(?: [\w,']+){0,8} (?:under|inside|beneath|in|down) (?:my|your|the|their) (?:\w+ )?(?:shorts|underwear|undies|pants|knickers|boxers|skirt|bra|clothes|swimsuit|trunks|leggings|pyjamas|pajamas)|(?:touch\w*|rubs?|rubbed|rubbing|strok\w*|feels?|grop\w*|puts?|massag\w*|look\w* at|cream\w*)(?: [\w,']+){0,6} (?:down there|privates?|private (?:parts?|places?|area)|between (?:my|your|the) legs|inner thighs?|my (?:chest|boobs?|breasts?|bum|butt|bottom|groin|crotch|bits|genitals?|nipples?|penis|vagina))|(?:send\w*|sent|ask\w*|want\w*|wants)(?: [\w,']+){0,5} (?:nudes?|naked|topless|pics? (?:without|in my underwear))|our (?:little |special )?secret|(?:gets?|climbs?|comes?|came|got|lies) (?:in|into|in to) (?:my bed|bed with me|my room at night|the shower with me)|watch\w* (?:me )?(?:shower|change|undress|bathe)|makes? me (?:undress|strip|touch))\b/;
const GROWN =
	/\b(?:i am (?:1[89]|[2-9]\d)|wax(?:ing|er)|beautician|spa|my (?:husband|wife)|(?:when|after) i asked (?:him|her) to|tattoo artist)\b/;

const NO_FOOD =
	/\b(?:day (?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten)(?: [\w,]+){0,4} (?:only|just|no food|without|nothing|fast\w*|coffee|water|tea|coke|broth|gum|not eat\w*)|(?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten) days?(?: [\w,]+){0,5} (?:no food|without (?:food|eating)|nothing|fast\w*|only|just|not eaten)|(?:only|just|nothing but|living on|lived on|nothing except)(?: \w+){0,3} (?:coffee|water|tea|gum|diet coke|coke zero|ice|broth|apples?|lettuce|cucumber)(?: [\w,]+){0,6} (?:days?|weeks?|since \w+day)|(?:have|has|had|did) not (?:\w+ )?(?:eaten|eat)(?: [\w,]+){0,4} (?:days?|since|week)|not eaten(?: [\w,]+){0,4} (?:days?|week)|(?:fast\w*|starv\w*)(?: [\w,]+){0,5} (?:days?|week)|starv\w* myself|anorexi\w*|bulimi\w*|purg(?:e|ed|ing)|laxatives?|(?:mak\w*|made) myself (?:be )?(?:sick|throw up|vomit)|throw(?:ing)? up (?:after|everything|my food|on purpose)|[1-6]\d\d k?cal\w*)\b/;
const HEART =
	/\b(?:heart(?: [\w,]+){0,4} (?:weird|rac\w*|skip\w*|flutter\w*|pound\w*|funny|slow|stops?|stopp\w*|jump\w*|thump\w*|odd|irregular|hurts?|strange|stumbl\w*|flip\w*|crazy|fast|hammer\w*)|heart ?(?:beat|rate)(?: [\w,]+){0,4} (?:weird|off|slow|low|irregular|\d\d)|palpitation\w*|chest (?:pains?|hurts?|tight\w*|is tight)|faint(?:ed|ing|s)|(?:feel\w*|felt|going|so|really) faint|pass(?:ed|ing|es)? out|black(?:ed|ing|s)? out|collaps\w*|(?:vision|everything|world|it) (?:goes|went|turns) (?:black|dark|grey)|see(?:ing)? (?:black|stars)|cannot (?:stand|get up|climb)|(?:threw|throw\w*|vomit\w*|bring\w*|brought|cough\w*)(?: \w+){0,3} blood|blood (?:in|when)(?: \w+){0,3} (?:vomit|sick|throw\w*)|seizure|cramps? (?:so|all))\b/;

const YELLOW =
	/\b(?:(?:whites? of (?:my|his|her|the) eyes?|eyes?|eyeballs?|skin|face)(?: [\w,]+){0,5} (?:yellow\w*|mustard)|yellow\w* (?:\w+ ){0,2}(?:eyes?|eyeballs?|skin|whites)|i (?:am|look|went|turned|have gone) (?:\w+ )?yellow\w*|white (?:part|bit)s? of (?:the |my |his |her )?eyes?(?: [\w,]+){0,5} yellow\w*|jaundice\w*)\b/;
const LIVER =
	/\b(?:(?:wee|pee|urine|piss|peeing)(?: [\w,]+){0,6} (?:dark\w*|brown|coke|cola|tea|orange|amber|coffee|rust\w*|beer)|(?:dark\w*|brown|orange|cola|tea colou?red) (?:\w+ )?(?:wee|pee|urine|piss)|(?:pale|white|clay|gr[ae]y|putty)(?: \w+){0,2} (?:poo\w*|stools?|poops?)|(?:poo\w*|stools?)(?: [\w,]+){0,4} (?:pale|white|clay|putty)|itch\w*(?: \w+){0,3} (?:all over|everywhere)|(?:all over|everywhere|whole body)(?: \w+){0,2} itch\w*|fever|(?:belly|tummy|stomach|right side|ribs)(?: \w+){0,3} (?:pain\w*|hurts?|ach\w*)|vomit\w*|throw\w* up|confus\w*)\b/;

const TEMPLE = /\b(?:temples?|scalp|side of (?:my|the|his|her) (?:head|forehead))\b/;
const SORE = /\b(?:hurts?|hurting|sore|tender|ach\w*|pain\w*|throb\w*)\b/;
const SIGHT_FAILS =
	/\b(?:(?:vision|sight|eyesight|everything|one eye|(?:left|right) eye|it)(?: [\w,]+){0,4} (?:gr[ae]y|black|dark|blur\w*|dim|fuzzy|fad\w*|gone|went|lost|double|cloud\w*)|(?:lost|losing|blurred|blurry|double) (?:\w+ )?(?:vision|sight)|cannot see|could not see|(?:gr[ae]y|black|dark) (?:curtain|veil|patch|shade)|see(?:ing)? double|went blind)\b/;

const STRONG_ACID =
	/\b(?:tca|trichloroacetic|phenol|carbolic|\d\d ?(?:%|percent|per cent)(?: \w+){0,3} (?:acid|glycolic|salicylic|lactic|tca|peel)|(?:glycolic|salicylic|lactic|peel|acid)(?: \w+){0,3} \d\d ?(?:%|percent|per cent)|(?:chemical |acid |home )peel|peeling solution|wart (?:acid|remover|liquid|gel)|mole remover|battery acid|drain (?:cleaner|unblocker)|oven cleaner|caustic soda|lye)\b/;
const DEAD_SKIN =
	/\b(?:leather\w*|charred|(?:gone|went|turned|turning|going|is|looks?|now|all|skin) (?:\w+ )?(?:white|gr[ae]y|black|waxy|numb|hard)|cannot feel|no feeling|numb|blister\w*|hard (?:like|as|crust|shell)|stiff (?:like|as))\b/;

const GAS_ONE = /\b(?:bleach|domestos|clorox|chlorine|javel|mou?ld (?:spray|remover|cleaner))\b/;
const GAS_TWO =
	/\b(?:limescale|lime ?scale|descaler|vinegar|ammonia|viakal|harpic|toilet (?:cleaner|gel|block|duck)|drain \w+|acid (?:cleaner|one|stuff|spray)|(?:other|another|second|different|two|both) (?:\w+ )?(?:cleaners?|sprays?|one|ones|products?|stuff)|cleaners together|window cleaner|glass cleaner|alcohol|peroxide|rust remover)\b/;
const GAS_HURTS =
	/\b(?:cough\w*|chok\w*|eyes?(?: \w+){0,2} (?:stream\w*|water\w*|burn\w*|sting\w*|running)|chest|throat|breath\w*|wheez\w*|gas|fumes?|dizzy|light ?headed|headache|lungs?|cloud|sick|nause\w*)\b/;

const LITTLE_WORDS = "m8|bff|pal|bestie|mate|gf|bf|hubby|missus|nan|nana|gran|granny|lad|lass|dorm ?mate";

/** Told so that general words of a crisis or an accident would say the wrong thing. */
export const WHOSE_DANGER_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.newborn-voices",
		whole: true,
		says: [NEWBORN, DELUSION],
		unless:
			/\b(?:lol|haha|swapped (?:my|the|her|his) (?:\w+ )?(?:cream|serum|formula|milk|lotion|cleanser|products?|shampoo|wipes)|in (?:the|a) (?:book|film|movie|game|show)|baby (?:monitor|foot|oil|doll)|toddler voice|years? ago|baby voice)\b/,
	},
	{
		rule_id: "red-flag.both-lives",
		whole: true,
		says: [
			/\b(?:both of us|the (?:two|pair) of us|us both|we (?:will |shall |can |are going to )?(?:both )?(?:go|leave|die|sleep|fall asleep)(?: \w+){0,2} together|take (?:her|him|them|the (?:kids|children)|us all|everyone) with me|neither of us (?:will )?wake|for her and (?:then )?(?:for )?me|for him and (?:then )?(?:for )?me|end it for (?:us|her|him) both|first (?:her|him)(?: \w+){0,2} then (?:me|myself))\b/,
			new RegExp(
				`\\b(?:morphine|fentanyl|patch(?:es)?|${MEDS}|gas|gun|rifle|exhaust|saved|hoarded|stockpil\\w*|enough|kill|die|suffer\\w*|pillow|car|river|bridge|overdose)\\b`,
			),
			/\b(?:saved|hoarded|enough|kill\w*|die|dying|never wake|will not wake|go together|leave together|last (?:day|night|time)|our anniversary|end (?:it|this)|with me|overdose|put (?:her|him) out)\b/,
		],
		unless:
			/\b(?:shop|gym|holiday|cinema|store|spa|share one|(?:pimple|acne|eye|hydrocolloid|spot) patch\w*|under ?eye patch\w*)\b/,
	},
	{
		rule_id: "red-flag.strangled",
		whole: true,
		says: [NECK, SOMEBODY],
		unless: new RegExp(
			`${NOT_NOW.source}|^(?!.*\\b(?:pass(?:ed|ing)? out|black(?:ed|ing)? out|went black|could not breathe|strangl\\w*|throttl\\w*|chok(?:ed|es|ing) (?:me|her|him)|squeez\\w*|hoarse|croaky|bruis\\w*|red (?:dots|spots)|finger ?marks|swallow|argument|fight)\\b).*\\b(?:scarf|necklace|collar|turtleneck|massag\\w*|facial|barber|hairdresser|tie|judo|jiu|bjj|wrestl\\w*|sparring|stethoscope|cream|lotion|moisturi\\w*|perfume|tan|sunscreen)\\b|\\bchok\\w* on\\b`,
		),
	},
	{
		rule_id: "red-flag.child-abuse",
		whole: true,
		says: [new RegExp(`\\b(?:${OVER_YOU})\\b(?: [^ ]+){0,14} (?:${PRIVATE.source})`)],
		unless: new RegExp(
			`${NOT_NOW.source}|${GROWN.source}|\\b(?:my (?:baby|toddler|dog|cat)|diaper|nappy)\\b`,
		),
	},
	{
		rule_id: "red-flag.starving-heart",
		whole: true,
		says: [NO_FOOD, HEART],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:retinol|retinoid|acne|skin|tretinoin|tret|adapalene) purg\\w*|\\bpurg\\w* (?:phase|stage|from)|\\brecovered\\b`,
		),
	},
	{
		rule_id: "red-flag.jaundice",
		whole: true,
		says: [YELLOW, LIVER],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:turmeric|self tan\\w*|carrots?|yellow (?:undertone|toned|corrector|concealer|tint|crust\\w*)|vitamin c serum)\\b`,
		),
	},
	{
		rule_id: "red-flag.temple-sight",
		whole: true,
		says: [TEMPLE, SORE, SIGHT_FAILS],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:lens(?:es)?|glasses|migraine aura|concussion)\\b`),
	},
	{
		rule_id: "red-flag.chemical-deep",
		whole: true,
		says: [STRONG_ACID, DEAD_SKIN],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:white ?heads?|black ?heads?|white cast|my hair|hairs?|nails?|numbing|shirt|towel|jeans|sheets|what if|will it|can it|before (?:i|my))\\b`,
		),
	},
	{
		rule_id: "red-flag.fumes",
		whole: true,
		says: [GAS_ONE, GAS_TWO, GAS_HURTS],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:bleach(?:ed|ing)? (?:my )?(?:hair|roots|brows|eyebrows|mou?stache)|swim\\w*|pool)\\b`,
		),
	},
	{
		rule_id: "red-flag.their-overdose",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${LITTLE_WORDS})\\b(?: [\\w,]+){0,5} (?:took|taken|has had|swallowed|downed|necked|popped|ate|had)\\b(?: \\w+){0,5} (?:${MANY})\\b(?: \\w+){0,5} (?:${MEDS})\\b`,
			),
		],
		unless:
			/\b(?:prescri\w*|course|years? ago|last year|months? ago|vitamins?|biotin|collagen|funeral|died)\b/,
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			/\b(?:h[ae]n? bebido|se bebio|bebido)\b/,
			/\b(?:quitaesmalte|acetona|lejia|colonia|disolvente|detergente|limpiador|perfume|desinfectante|aguarras)\b/,
		],
	},
	{
		rule_id: "red-flag.nail-stripe",
		whole: true,
		says: [
			/\b(?:(?:finger|thumb|toe|big toe|pinky|ring finger)? ?nails?|thumb ?nails?|toe ?nails?|finger ?nails?)\b/,
			/\b(?:black|brown|dark|gr[ae]y)\b(?: \w+){0,2} (?:lines?|stripes?|streaks?|bands?)\b|\b(?:lines?|stripes?|streaks?|bands?)\b(?: [\w,]+){0,5} (?:black|brown|dark\w*)\b/,
		],
		unless:
			/\b(?:nail (?:art|design)|french tips?|eyeliner|nail ?(?:polish|varnish) (?:line|stripe|idea)|stripe design)\b/,
	},
];

const KIN =
	"friends?|bestie|mates?|sister|sis|brother|bro|son|daughter|mum|mom|mother|dad|father|girlfriend|boyfriend|wife|husband|partner|fiance\\w*|roommate|room mate|flatmate|flat mate|housemate|dorm ?mate|cousin|classmate|colleague|coworker|co worker|workmate|kid|child|teen|niece|nephew|neighbou?r|student|tenant|lodger|ex|grandson|granddaughter|grandad|grandpa|grandma|nan|aunt|uncle";
const STRANGER =
	"(?:girl|boy|guy|lad|woman|man|kid|someone|somebody|person|people)(?: \\w+){0,3} (?:in|at|from|on|online|i know|i follow|i met|who)";
const OTHER = `(?:${KIN}|${STRANGER})`;
const SPOKE =
	"posted|post|posts|texted|texts|sent|sends|wrote|writes|put|puts|said|says|messaged|told|left|shared|typed|streamed|keeps saying|is saying|has been saying|said out loud";
const FAREWELL = new RegExp(
	`\\b(?:${SPOKE})\\b(?: [\\w',]+){0,9} (?:bye|byee+|goodbye|goodbyes|good bye|farewell|adieu|so long|last (?:time|message|post|night)|sorry for everything|(?:thanks?|thank you) for everything|i am done|im done|i have had enough|will not be (?:here|around)|do not look for|other side|take care of (?:my|the)|black square|this is it|good ?night forever|last stream|love you all|will not (?:see|meet))\\b`,
);
const SILENCE =
	/\b(?:(?:phone|mobile|cell) (?:is |goes |went )?(?:off|dead|straight to voicemail)|voicemail|(?:not|never|will not|does not|has not|cannot|nobody|no one)(?: \w+){0,4} (?:answer\w*|reply\w*|replies|pick\w* up|respond\w*|open\w*|reach\w*|come out|coming out|find|found|online|heard)|no (?:answer|reply|response|sign of)|(?:logged|signed) off|offline|(?:door|room|bathroom)(?: \w+){0,2} locked|locked (?:him|her|them)sel\w+|locked (?:the|his|her|their) (?:door|room)|silent|gone quiet|hear nothing|disappeared|vanished|missing|miles away|hours? away|far away|unread|left on read|(?:turned|switched) off(?: \w+){0,3} (?:location|phone)|location (?:is )?off|(?:cam|camera|stream|video)(?: \w+){0,4} (?:pills|rope|knife|gun))\b/;
const NO_CRISIS =
	/\b(?:goodbye (?:party|drinks|gift|dinner)|leaving (?:do|party|drinks)|moved|moving|airport|holiday|vacation|dumped|broke up with|break ?up with|in the (?:game|match|film|movie|book)|funeral|years? ago|last year|lol|haha|(?:bye|goodbye|farewell) to (?:her|his|their|my|the) (?:\w+ )?(?:retinol|serum|skin|acne|spots?|routine|makeup|cream))\b/;
const END_IT =
	"(?:end(?:s|ing)? (?:it(?: all)?|things|everything|(?:his|her|their) life)|kill(?:s|ing)? (?:him|her|them)sel\\w+|hang (?:him|her|them)sel\\w+|hurt (?:him|her|them)sel\\w+|jump(?:s|ing)?|do something (?:stupid|bad)|not (?:be here|wake up|live)|(?:take|taking|swallow\\w*) (?:\\w+ ){0,2}(?:pills|tablets|an overdose|overdose|everything)|be gone)";

/** Who writes has to act for somebody else: none of it is said of the writer. */
export const OTHERS_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.their-overdose",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${OTHER}|he|she|they)\\b(?: [\\w,]+){0,5} (?:took|taken|has had|swallowed|downed|necked|popped|ate)\\b(?: \\w+){0,5} (?:${MANY})\\b(?: \\w+){0,4} (?:${MEDS})\\b|\\b(?:he|she|they|${OTHER})\\b(?: \\w+){0,3} (?:overdosed|od ed|taken an overdose|took an overdose)\\b`,
			),
		],
		unless:
			/\b(?:prescri\w*|course|years? ago|last year|months? ago|vitamins?|biotin|collagen|supplements?|i (?:just |have |have just )?(?:took|taken|swallowed)|funeral|died)\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [new RegExp(`\\b(?:${OTHER}|he|she|they)\\b`), FAREWELL, SILENCE],
		unless: NO_CRISIS,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${OTHER}|he|she)\\b(?: [\\w',]+){0,8} (?:${SPOKE})\\b(?: [\\w',]+){0,4} (?:(?:he|she|they|i|we) )?(?:will not|would not|wont|are not going to|is not going to)(?: \\w+){0,2} (?:be (?:here|around|alive)|wake up|see (?:him|her|them|me|us|each other)|meet again|make it)\\b`,
			),
		],
		unless:
			/\b(?:lol|haha|holiday|vacation|moving|moved|shift|work|school trip|party|in time|on time|late)\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${OTHER}|he|she|they)\\b(?: \\w+){0,4} (?:says?|said|saying|threat\\w*|swears?|texted|wrote|told me|messaged|posted)\\b(?: [\\w',]+){0,9} (?:${END_IT})\\b|\\bif i (?:leave|go|move out|break up|dump (?:him|her))\\b(?: [\\w',]+){0,4} (?:he|she|they)(?: \\w+){0,3} (?:${END_IT})\\b`,
			),
		],
		unless:
			/\b(?:end it with|end it between|the relationship|lol|haha|in the (?:game|match|film|movie|book)|years? ago|trampoline|rope|prescri\w*|as (?:he|she) should|jump (?:in|on|into|to))\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${OTHER}|he|she|they)\\b(?: [\\w',]+){0,8} (?:rope|noose|gun to|jumped|hanged|hung (?:him|her)self|(?:cut|cuts|slit|slashed|cutting) (?:his|her|their) (?:own )?(?:\\w+ )?(?:wrists?|arms?|throat|veins))\\b|\\b(?:we|i|everyone|you all|they|you) (?:would|will|are)(?: all)? be(?:tter)?(?: better)? off without (?:him|her|them)\\b`,
			),
		],
		unless:
			/\b(?:skipping|jump(?:ing)? rope|rope like|like (?:a )?ropes?|climb\w*|tow|swing|boat|by accident|accident\w*|kitchen|glass|fell|cat|dog|bungee|years? ago|last year|in the (?:game|match|film|movie|book)|without (?:him|her|them) (?:in|at) work|funeral|pool|trampoline|queue|jumped (?:up|at me|for joy|in))\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(`\\b(?:${OTHER}|he|she|they)\\b`),
			/\b(?:left|wrote|written|found|leaves)\b(?: \w+){0,3} (?:note|letter|letters)\b/,
			/\b(?:sorry|goodbye|forgive|not in (?:his|her|their) (?:room|bed)|gone|missing|cannot find|not answering|phone is off|love you all)\b/,
		],
		unless:
			/\b(?:love letter|school note|sick note|doctor note|post ?it|delivery|parcel|i (?:wrote|left|have written)|landlord|teacher note|cover letter|serum is gone|spots? (?:is|are) gone)\b/,
	},
];
