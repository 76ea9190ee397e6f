import { NOT_NOW, type SureSign } from "./sure-sign.ts";

const SOMEBODY =
	"he|she|him|his|her|husband|hubby|boyfriend|bf|girlfriend|gf|wife|partner|fiance\\w*|ex|dad|father|stepdad|brother|uncle";
const MARK =
	"hand ?prints?|finger ?(?:marks?|prints?)|thumb ?(?:marks?|prints?)|bruis\\w*|black eyes?|choke marks?|marks";
const NO_VIOLENCE =
	"fillers?|botox|surgery|surgeon|injection|rhino\\w*|blood test|cannula|needling|microneedl\\w*|football|rugby|boxing|sparring|martial|judo|gym|hockey|bike|hickeys?|love ?bites?|cupping|massage|horse|toddler|baby|dog|cat";
const HARMLESS = new RegExp(`${NOT_NOW.source}|\\b(?:${NO_VIOLENCE})\\b`);
const COVERS =
	/\b(?:cover\w*|hid(?:e|ing)|conceal\w*|foundation|make ?up|look normal|(?:need|want) (?:it|them) gone)\b/;
/** What somebody does who left the mark, or must not hear of it. */
const FEARED = new RegExp(
	`\\b(?:${SOMEBODY})\\b(?: \\w+){0,3} (?:angry|mad|furious|rage\\w*|temper|drunk|grab\\w*|shov\\w*|push\\w*|hit|hits|says? i|wants? me|reads?|checks?|makes? me|lost it)\\b|\\b(?:nobody|no one|they|he|she|work|mum|mom) (?:must|can|may|should) (?:not |never )?(?:see|know|find out|notice)\\b|\\bafter (?:a|the|our) (?:fight|argument)\\b`,
);
const READ_BY_OTHERS =
	/\b(?:he|she|husband|boyfriend|bf|partner|wife|dad|ex)(?: \w+){0,2} (?:reads?|checks?|opens?|looks? (?:at|through)) (?:it|them|these|everything|along|all my|my|our)\b|\bshared (?:account|email|mail|inbox|phone)\b/;

const ANIMAL =
	"dogs?|doggo|pupp(?:y|ies)|pup|pug|labrador|cats?|kitten|kitty|rabbit|bunny|hamster|ferret|parrot|guinea pig";
const EATS =
	"ate|eaten|eats|eating|eat|licked|licking|chew\\w*|swallow\\w*|drank|drunk|drinking|got into|got hold of|munch\\w*|nibbl\\w*|devour\\w*";
const PRODUCT =
	"\\w*creams?|serums?|retin\\w*|adapalene|differin|tretinoin|sunscreen|spf|lotions?|moisturi\\w*|toners?|peels?|acids?|balms?|ointments?|vaseline|zinc|oils?|masks?|cleansers?|soap|shampoo|lipsticks?|lip balm|nail polish\\w*|remover|acetone|perfume|benzoyl\\w*|minoxidil|tablets?|pills?|capsules?|isotret\\w*|accutane|vitamins?|cotton pads?|wipes?|make ?up|deodorant|products?|skincare|toothpaste|niacinamide|vitamin c|spot patch\\w*";
const CHILD =
	"toddlers?|bab(?:y|ies)|infant|(?:one|two|three|four|five|1|2|3|4|5) (?:year|yr)s? olds?|(?:\\d+|ten|eleven) months? old|little one|son|daughter|kid|kids|child|children|grandson|granddaughter|nephew|niece|lo";
const EMPTIES =
	/\b(?:empty\w*|emptied|half gone|gone|drool\w*|dribbl\w*|crying|cries|cough\w*|gag\w*|(?:in|round|around|on) (?:his|her|their|its) (?:mouth|lips|tongue)|vomit\w*|chew\w*|lick\w*|ate|eaten|drank|drunk|swallow\w*|sips?|sipped|sucked)\b/;

/** Told beside a question of skin care, often without the word for it: violence, taking leave, accidents at home. */
export const HOME_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.strangled",
		whole: true,
		says: [
			/\b(?:hand ?prints?|finger ?(?:marks?|prints?)|thumb ?(?:marks?|prints?)|choke marks?)\b(?: [\w,]+){0,5} (?:neck|throat)\b|\b(?:neck|throat)\b(?: [\w,]+){0,4} (?:hand ?prints?|finger ?marks?)\b/,
			new RegExp(`\\b(?:${SOMEBODY})\\b`),
		],
		unless: HARMLESS,
	},
	{
		rule_id: "red-flag.strangled",
		whole: true,
		says: [/\b(?:bruis\w*|marks)\b(?: [\w,]+){0,4} (?:neck|throat)\b/, FEARED],
		unless: HARMLESS,
	},
	{
		rule_id: "red-flag.strangled",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${SOMEBODY})\\b(?: [\\w,]+){0,8} (?:(?:had|held|pinned|pushed|slammed|pressed|shoved) me (?:up )?(?:against|to|into|on|down|by)|(?:sat|knelt|was|got|lay) on (?:top of me|my (?:chest|neck)))`,
			),
			/\b(?:(?:could|can) ?not breathe|no air|pass(?:ed|ing) out|black(?:ed|ing)? out|voice(?: \w+){0,3} (?:croak\w*|hoarse|gone|rasp\w*|weird)|hoarse|croaky|hurts? to swallow)\b/,
		],
		unless: HARMLESS,
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [new RegExp(`\\b(?:${MARK})\\b`), COVERS, FEARED],
		unless: HARMLESS,
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [/\b(?:bruis\w*|black eyes?|swollen (?:lip|eye)|split lip|cut lip)\b/, READ_BY_OTHERS],
		unless: HARMLESS,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\b(?:how|when|that|if|way) (?:can |could |will |would |should )?i (?:can |could |will |would |should )?(?:finish|end|take|stop) (?:with )?my (?:own )?life\b|\b(?:finish|finishing) my (?:own )?life\b/,
		],
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:wrote|written|writing|finished|sealed)(?: \w+){0,3} (?:letters?|goodbyes?)\b/,
			/\b(?:gave|giving|given|give|handed|found)\b(?: \w+){0,8} (?:cat|dog|pets?|rabbit|things|stuff|belongings|jewell?ery|collection|guitar|records|clothes|books|points|savings|away)\b|\bsort(?:ed|ing) (?:everything|it all|my things) out\b|\beverything is sorted\b/,
		],
		unless:
			/\b(?:cover letters?|thank you (?:letters?|notes?|cards?)|love letters?|wedding|moving|move|moved|abroad|emigrat\w*|holiday|allerg\w*|job|applications?|lol|declutter\w*|minimalis\w*|school)\b/,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		whole: true,
		says: [
			/\b(?:in|into|inside)(?: to)? (?:my|his|her|the|one|both|each|our|their|left|right)(?: \w+)? eyes?\b/,
			/\b(?:cannot|can not|will not|wont|could not|does not|unable to|hard to)(?: \w+){0,2} (?:open|see)\b|\bscream\w*|\bagony\b|\b(?:stuck|clamped|squeezed|swollen|glued) shut\b/,
			new RegExp(`\\b(?:${PRODUCT}|spray|something|splash\\w*|squirt\\w*|chemical)\\b`),
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${CHILD})\\b(?: [\\w,]+){0,4} (?:got into|got hold of|got at|found|opened|had|sucked|chewed|emptied|${EATS})\\b(?: [\\w,]+){0,5} (?:${PRODUCT}|bottle|tube|jar|tub|pump)\\b`,
			),
			EMPTIES,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:drinks? milk|(?:just|only) (?:a|one) (?:\\w+ )?lick|milk bottle|baby bottle|eats? well|eczema|rash)\\b`,
		),
	},
	{
		rule_id: "red-flag.pet-swallowed",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${ANIMAL})\\b(?: [\\w,]+){0,5} (?:${EATS})\\b(?: [\\w,]+){0,8} (?:${PRODUCT}|bottle|tube|jar)\\b|\\b(?:${PRODUCT})\\b(?: [\\w,]+){0,4} (?:${ANIMAL})(?: \\w+){0,2} (?:${EATS})\\b`,
			),
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:${CHILD}|husband|wife|boyfriend|girlfriend|i (?:ate|drank|swallowed)|lol|haha|(?:cat|dog) (?:food|hair))\\b`,
		),
	},
	{
		rule_id: "red-flag.starving",
		whole: true,
		says: [
			/\b(?:knuckles?|backs? of (?:my )?(?:hands?|fingers?))\b/,
			/\b(?:my|the|from|on) teeth\b|\bthrow\w* up\b|\b(?:be|being|made|make) (?:myself )?sick\b/,
		],
		unless:
			/\b(?:punch\w*|boxing|fight|dog|cat|bit(?:e|es|ing)? (?:my )?(?:nails|knuckles|fingers)|fell|toothbrush)\b/,
	},
];

const HOME =
	"husband|hubby|boyfriend|bf|fiance|partner|wife|girlfriend|ex|in laws|mother in law|father in law|boss|employer|madam|landlord|agent|pimp|trafficker|uncle|brothers?|father|dad|family|man (?:i|who)|he|she|they";
const AT_PLAY =
	"consent\\w*|kink\\w*|bdsm|bondage|shibari|role ?play|we both (?:like|enjoy)|escape room|prank\\w*|cosplay|magic trick|festival|luggage|joking|joke";
const OVER_YOU =
	"uncle|step ?dad|step ?father|step ?brother|(?:my )?(?:dad|father)|grandad|grandpa|grandfather|(?:older|big|elder) brother|older cousin|cousin|foster (?:dad|father|brother)|(?:mums?|moms?|mothers?) (?:new )?(?:boyfriend|partner|husband)|lodger|brother in law|father in law";

const quiet = (calm: string): RegExp => new RegExp(`${NOT_NOW.source}|\\b(?:${AT_PLAY}|${calm})\\b`);

/** Somebody throws acid and its like at a person: what it does to the skin, and who did it. */
const THROWN_AT =
	/\b(?:he|she|they|someone|somebody|a (?:man|guy|stranger|boy)|husband|wife|ex|boyfriend|girlfriend|partner|brother|father|dad|neighbou?r)\b(?: [\w,]+){0,3} (?:threw|throws|poured|pours|sprayed|splashed|squirted|flung|chucked)(?: [\w,]+){0,5} (?:acid|bleach|lye|ammonia|chemicals?|drain cleaner|battery acid)(?: [\w,]+){0,4} (?:at|on|onto|over|in|into|across) (?:me|us|her|him|my|his|the face)\b/;

/**
 * Held, controlled, married off, abused or robbed at home, where nobody says "violence". After the UK Home Office's
 * signs of controlling behaviour, forced marriage and modern slavery and WHO on abuse of older people (knowledge); the
 * wordings are our own.
 */
export const COERCION_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${HOME})\\b(?: [\\w,]+){0,4} (?:(?:locks?|locked|keeps?|kept|shuts?) (?:me|her) (?:\\w+ )?(?:in(?:side)?|up|indoors|locked|prisoner|tied|chained)|(?:keeps?|kept) us (?:locked|prisoner|tied|chained)|(?:zip ?ti(?:es|ed)|cable ti(?:es|ed)|ti(?:es|ed) (?:up )?(?:me|my (?:hands|wrists|ankles|feet|legs))|handcuff\\w*|cuff(?:s|ed)|chain(?:s|ed)|tape[sd] (?:me|my (?:hands|wrists|mouth))))\\b|\\b(?:marks?|bruis\\w*|cuts?|burns?|rings?|lines?|welts|sores?|raw|red|scars?)\\b(?: [\\w,]+){0,5} (?:from|of|by|where) (?:the |his |their |her )?(?:\\w+ )?(?:zip ?ties?|cable ties?|handcuffs?|cuffs|chains|duct tape|ropes? (?:he|they|she))\\b|\\b(?:zip ?ties?|cable ties?|handcuffs)\\b(?: [\\w,]+){0,5} (?:left|leave|cut|dug|dig|on|round|around)(?: \\w+){0,3} (?:marks?|bruises|wrists?|ankles?)\\b|\\bi am (?:being )?(?:locked (?:in|up|inside)|held (?:here|captive|prisoner|against)|not allowed (?:out|outside|to leave (?:the|this|his|her) (?:house|flat|home|room|building)))\\b`,
			),
		],
		unless: quiet(
			"exams?|hospital|tests|ward|zip ?lock|chained to (?:my|the) desk|by accident|accident\\w*|locked (?:in|into) (?:the|a) (?:contract|subscription|price)|bathroom lock broke|necklace|jewel\\w*|lockdown|quarantine|isolation ward|watch strap|garden\\w*|cable management|police arrest\\w*",
		),
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:phone|mobile|internet|wifi|messages|bank card|my money|leave the (?:house|flat|home)|go out(?:side)?|(?:see|call|ring|talk to|speak to) (?:my |a )?(?:friends|family|mum|mom|sister|doctor|anyone)|write)\\b(?: [\\w,]+){0,5} only (?:when|if|with|after|while|under)(?: \\w+){0,2} (?:${HOME}|his|her)\\b(?: \\w+){0,3} (?:approv\\w*|allow\\w*|lets?|says? (?:so|yes|i (?:can|may))|permi\\w*|watch\\w*|check\\w*|reads?|sits?|unlocks?|gives?|agree\\w*|eyes|present|stands?)\\b|\\bonly (?:get|gets|have|given|allowed|allows?|lets?|let)\\b(?: \\w+){0,4} (?:phone|out(?:side)?|internet|leave)\\b(?: \\w+){0,4} (?:when|if|while) (?:he|she|they|my (?:husband|boyfriend|partner|boss))\\b|\\b(?:husband|hubby|boyfriend|bf|fiance|partner|wife|girlfriend|in laws|mother in law|boss|employer|madam|he)\\b(?: \\w+){0,3} (?:(?:does not|do not|will not|never|did not|refuses to) (?:lets?|allow\\w*|permit) me (?:to )?(?:\\w+ ){0,2}(?:phone|leave|go out|outside|call|see (?:my|a|anyone)|talk to|speak|work|have (?:money|a phone|friends)|(?:go|out) alone)|(?:took|takes|keeps|kept|has|hid|hides|holds) (?:away )?my (?:passport|papers|documents|bank cards?|visa|id card|id)|(?:forbids|forbade|forbidden) me\\b)|\\b(?:passport|papers|documents)\\b(?: \\w+){0,4} (?:taken|kept|locked|held|hidden) (?:from me|by (?:him|her|them|my (?:boss|employer|husband|madam)))\\b`,
			),
		],
		unless: quiet(
			"visa office|embassy|photo for|passport photo|retinol|sunscreen|squeeze|pick at|pop (?:my|them)|touch my face|grounded|homework|grades|school rule|screen ?time|dermatologist|vet|dog|cat",
		),
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			/\b(?:forc(?:e|es|ed|ing)(?: \w+){0,4} (?:marry|marriage|married|wed|wedding|engaged|engagement|husband)|(?:marry|married|marriage|wedding|engaged|wed)(?: \w+){0,12} (?:against (?:my|her|his) (?:will|wish\w*)|no (?:choice|say)|(?:do|did|does) not want|never met|not (?:even )?met|said no|refus\w*|kill me if|or they will|have not been asked|nobody asked (?:me|her)|without asking|only (?:1[2-7])|twice my age|forty|fifty)|(?:do|did|does) not want to (?:marry|be married|get married to|go (?:there|with them))|(?:never met|no (?:choice|say)|against (?:my|her|his) will|refus\w*|said no|nobody asked)(?: \w+){0,12} (?:marry|married|marriage|wedding|engaged|husband)|(?:parents|family|father|dad|mum|mom|uncle|brothers?|they)(?: [\w,]+){0,6} (?:tak(?:e|es|ing)|send(?:s|ing)?|sent|fly(?:ing)?|book\w*|bring(?:ing)?|ship\w*) (?:me|her|my (?:little |younger |older )?(?:sister|cousin|friend)|us)(?: [\w,]+){0,10} (?:to (?:be married|marry|get married|wed)|marri(?:ed|age)|husband)|(?:be|being|getting|am|is|taken|taking (?:me|her)|sent|sending (?:me|her)|flown)(?: [\w,]+){0,7} (?:abroad|overseas|pakistan|india|bangladesh|somalia|iraq|iran|turkey|egypt|yemen|sudan|afghanistan|morocco|village|back home|home country)(?: [\w,]+){0,6} (?:to (?:be married|marry|get married|wed)|married off|marri(?:ed|age)|husband)|married off)\b/,
			/\b(?:i|me|my|her|she|sister|cousin|friend|classmate|daughter|girl)\b/,
		],
		unless: quiet(
			"bridesmaid|maid of honou?r|guest|(?:my|our) (?:cousins?|sisters?|brothers?|friends?) wedding|destination|honeymoon|dress|happily|cannot wait|excited|so happy|love of my life|(?:wear|wearing) make ?up|a big wedding|registry|get married with (?:acne|spots|pimples)|married with|forced (?:air|smile)|bridal",
		),
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			new RegExp(`\\b(?:${OVER_YOU})\\b`),
			new RegExp(
				`\\b(?:${OVER_YOU}|he)\\b(?: [\\w,]+){0,6} (?:comes?|came|coming|sneaks?|sneaking|snuck|gets?|getting|got|climbs?|climbing|creeps?|crawls?|slips?|walks?|stands?|lies|lays?|sits) (?:\\w+ ){0,2}(?:into|in|to|inside|on|by|next to) (?:my|her|his|our|my sisters) (?:\\w+ )?(?:room|bed|bedroom|bunk)\\b`,
			),
			/\b(?:at night|every night|some nights?|most nights|nights|last night|again tonight|tonight|asleep|sleep\w*|in the dark|midnight|when (?:every(?:one|body)|mum|mom|the others)|touch\w*|under (?:my|the) (?:blanket|covers|duvet|shirt|pyjamas|pajamas)|secret|not (?:to )?tell|chair against|lock my door|door handle|scared)\b/,
		],
		unless: quiet(
			"snor\\w*|cat|kitten|goodnight|good night|night ?light|kisse?s? me good|nightmares?|toddler|baby|little brother|(?:fan|heater|aircon|window|thermostat)|borrow\\w*|steals? my|hotel|wake me (?:up )?for|school run|vacuum\\w*|laundry|humidifier|mosquito\\w*|bed ?bugs?",
		),
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${OVER_YOU})\\b(?: [\\w,]+){0,4} (?:does|do|did|doing|makes? me do|made me do) (?:some |bad |weird |funny |those |these |the )?(?:stuff|things?|something|it)(?: \\w+)? (?:(?:to|2) (?:me|us)|(?:to|2|with) my (?:little |younger )?(?:sister|brother))\\b`,
			),
			/\b(?:night|nights|bed|room|secret|tell|telling|alone|(?:mum|mom|mam|mother) (?:is|goes) (?:out|at work|asleep|away)|when (?:mum|mom|mam|mother|nobody|no one)|hate it|do not (?:like|want) it|scared|dirty|gross)\b/,
		],
		unless: quiet("tickl\\w*|prank\\w*|surprise|homework|hair ?style|braid\\w*|cook\\w*|tidy\\w*"),
	},
	{
		rule_id: "red-flag.violence",
		whole: true,
		says: [
			/\b(?:(?:my|her|his|mums?|moms?|grans?|grandmas?|nans?|grandads?|grandpas?|dads?|mothers?|fathers?|neighbou?rs?|the) (?:\w+ )?(?:pension(?: (?:card|book|money))?|bank card|card|savings|benefits|allowance|purse|money|cash)|pension)\b/,
			/\b(?:takes?|took|taken|taking|keeps?|kept|grabs?|grabbed|has|spends?|spent|empt\w*|steals?|stole|stolen|withdraws?|holds|gone|snatch\w*)\b/,
			/\b(?:(?:shak(?:es?|en|ing)|shook|shov(?:es?|ed|ing)|push(?:es|ed|ing)?|hits?|slap\w*|grabs?|grabbed|grips?|gripped|squeez(?:es|ed|ing)|twist(?:s|ed)|threat\w*|pinch(?:es|ed)|hurts?|drags?|dragged) (?:me|her|him|my (?:arms?|wrists?|shoulders?|hair)|(?:her|his) (?:arms?|wrists?|shoulders?|hair)|mum|mom|gran|grandma|nan|dad|grandad|when|if|and)|bruis\w*|(?:lock(?:s|ed)|shut|shuts) (?:me|her|him)|shak(?:en|es)|(?:no|without) food)\b/,
			/\b(?:son|daughter|grandson|granddaughter|carer|caregiver|care worker|home help|niece|nephew|son in law|daughter in law|brother|sister|neighbou?r|lodger|he|she|they)\b/,
		],
		unless: quiet(
			"refund|orders?|subscription|checkout|payments?|shop\\w*|declined|shake well|milkshake|card reader|gift card|loyalty|pickpocket\\w*|bought|serum|sunscreen|bruise (?:cream|serum)",
		),
	},
	...(["red-flag.violence", "red-flag.chemical-on-skin"] as const).map((rule_id) => ({
		rule_id,
		whole: true as const,
		says: [THROWN_AT],
		unless: quiet("accident\\w*|toddler|kitten|cat|dog|slipped|tripped|water gun|game|prank video"),
	})),
];
