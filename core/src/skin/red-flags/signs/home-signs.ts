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
