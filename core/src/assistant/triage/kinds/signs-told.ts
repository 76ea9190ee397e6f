import { affirms } from "../../../skin/note/phrases.ts";
import { spellOut } from "../../reading/spell-out.ts";

/** Signs as people write them, and the words by which they are said to whoever answers. Lower case, spelled out. */
const SIGNS: readonly (readonly [says: string, reads: RegExp])[] = [
	[
		"trouble breathing",
		/\b(?:cannot|hard to|struggl\w* to|trouble|difficult\w*) (?:\w+ )?breath\w*|\bwheez\w*|\bgasp\w*|\bshort(?:ness)? of breath|\bwhistl\w+ (?:when|breath)/,
	],
	[
		"pain or pressure in the chest",
		/\bchest\b.{0,40}\b(?:tight\w*|pain\w*|hurt\w*|press\w*|heavy|ach\w*|belt|band|crush\w*|squeez\w*)|\b(?:tight\w*|pain\w*|press\w*|heavy|belt|band|ache|elephant).{0,40}\bchest\b/,
	],
	["gray, sweaty skin", /\b(?:gr[ae]y|pale|white)\b.{0,25}\b(?:clammy|sweat\w*)|\bclammy\b/],
	[
		"swelling of lips, tongue or throat",
		/\b(?:lips?|tongue|throat)\b.{0,40}\b(?:swell\w*|swollen|swole|fat|thick|big\w*|huge|balloon\w*|clos\w*|tight\w*|sausages?)|\bswollen (?:lips?|tongue|throat)/,
	],
	["a changed voice", /\bvoice\b.{0,20}\b(?:weird|squeaky|hoarse|funny|odd|different|gone|strange|chang\w*)/],
	["hives", /\b(?:hives|welts|wheals)\b/],
	["a swollen face", /\b(?:face|cheeks?)\b.{0,25}\b(?:swell\w*|swollen|puff\w*|blown up|blew up|balloon\w*)/],
	[
		"confusion",
		/\b(?:confus\w*(?! (?:about|which|what|by|if|how|whether|on|between|with))|nonsense|gibberish|muddled|rambling|not making sense|talking (?:rubbish|funny)|delirious)\b/,
	],
	["shivering or shaking", /\b(?:shiver\w*|shak\w+|rigors?|chills)\b/],
	[
		"fever",
		/\b(?:fever\w*|(?:high |a )?temp(?:erature)?(?: of)? ?(?:3[89]|40|10\d)?|3[89][.,]\d|burning up)\b/,
	],
	[
		"fainting",
		/\b(?:faint\w*(?! (?:red|pink|brown|line|ring|mark|smell|scar|rash|yellow))|pass(?:ed|ing) out|collaps\w*|blacked out)\b/,
	],
	[
		"drowsiness",
		/\b(?:drowsy|floppy|limp|hard to wake|(?:will not|wont|cannot) wake|very sleepy|lethargic)\b/,
	],
	["spots that stay under a glass", /\b(?:glass|tumbler)\b/],
	["a stiff neck", /\b(?:stiff neck|neck (?:is )?(?:stiff|will not bend|wont bend))\b/],
	["a bad headache", /\b(?:headache|head (?:is )?(?:pound\w*|split\w*|bang\w*|ach\w*))\b/],
	[
		"flickering or changed sight",
		/\b(?:flash\w*|sparkl\w*|flicker\w*|blur\w*|double|halos?|zigzags?)\b|\b(?:sight|vision)\b.{0,20}\b(?:gone|lost|blur\w*|worse|dark)/,
	],
	[
		"a face that drops on one side",
		/\b(?:face|mouth|smile|eyelid)\b.{0,40}\b(?:droop\w*|dropp\w*|slack|lopsided|slid\w*|hang\w*|sagg\w*)/,
	],
	[
		"a weak arm or leg",
		/\b(?:arm|leg|hand)\b.{0,20}\b(?:weak|numb|heavy|will not (?:work|lift)|wont (?:work|lift)|drop\w*)/,
	],
	[
		"sores in the mouth",
		/\bmouth\b.{0,30}\b(?:ulcers?|sores?|raw|blister\w*)|\b(?:ulcers?|sores?|blister\w*).{0,20}\bmouth\b/,
	],
	["skin that comes off", /\bskin\b.{0,40}\b(?:com(?:es|ing) off|peel\w*|slid\w*|slough\w*|sheets)/],
	[
		"sore, red eyes",
		/\b(?:eyes?|lids?)\b.{0,20}\b(?:red|gritty|sore|pink|burn\w*|crust\w*|weep\w*)|\b(?:red|gritty|sore|pink) eyes?\b/,
	],
	["a lid that is swollen shut", /\b(?:eye|eyelid|lid)\b.{0,25}\b(?:shut|clos\w*|bulg\w*)/],
	[
		"pain on moving the eye",
		/\b(?:kills?|hurts?|pain\w*)\b.{0,25}\b(?:look\w*|mov\w*)\b.{0,15}\b(?:sideways|eyes?|it|up|down)/,
	],
	[
		"redness that spreads",
		/\b(?:red\w*|rash|line|patch|edge)\b.{0,50}\b(?:spread\w*|moved|creep\w*|climb\w*|bigger|doubl\w*|past the|up (?:my|his|her|the) (?:arm|leg))|\bspreading\b/,
	],
	[
		"a new medicine",
		/\b(?:started|new|began|on day \d+ of|since (?:the|my|starting)|weeks? (?:on|into)|days? (?:on|into))\b.{0,30}\b(?:antibiotic\w*|tablets?|pills?|medicine|meds|septrin|\w+(?:cillin|cycline|trigine|zepine)|allopurinol|prescription)/,
	],
	["blisters", /\bblister\w*\b/],
	[
		"that it is on one side only",
		/\b(?:one|left|right) side(?: only)?\b|\bonly on (?:one|the (?:left|right))\b/,
	],
	["pus or oozing", /\b(?:pus|ooz\w*|weep\w*|leak\w*|gunk)\b/],
	["golden crusts", /\b(?:yellow|honey|golden)\b.{0,15}\bcrust\w*|\bcrust\w* (?:\w+ )?yellow\b/],
	["great pain", /\b(?:agony|unbearable|excruciat\w*|pain (?:is )?(?:way |far )?worse|screaming in pain)\b/],
	["bleeding that comes back", /\b(?:bleeds?|bled|bleeding)\b/],
	[
		"that it does not heal",
		/\b(?:not|never|wont|will not|does not) heal\w*|\bscabs? (?:\w+ ){0,3}(?:again|off|bleeds?)|\bcomes? back\b|\bkeeps? (?:coming|opening|scabbing)/,
	],
	["a shiny bump", /\b(?:shiny|pearl\w*)\b.{0,15}\b(?:bump|spot|lump)|\bbump\b.{0,15}\b(?:shiny|pearl\w*)/],
	[
		"a change of size, shape or color",
		/\b(?:chang\w*|grow\w*|grew|bigger|wider|two (?:tone|colou?rs|browns)|lopsided|darker)\b/,
	],
	["rough, scaly patches", /\b(?:rough|scaly|sandpaper)\b/],
	["that one is thicker or sore", /\bone\b.{0,25}\b(?:thick\w*|tender|sore|hurts?|painful)\b/],
	[
		"stiff or aching joints",
		/\b(?:joints?|knuckles?|fingers?|wrists?|knees?)\b.{0,25}\b(?:stiff\w*|ach\w*|sore|swollen|hurt\w*)|\bstiff (?:joints|knuckles|fingers|hands)\b/,
	],
	[
		"that the sun makes it worse",
		/\bsun\b.{0,25}\b(?:worse|ill|flare\w*|burn\w*)|\bworse\b.{0,30}\b(?:sun|beach)\b/,
	],
	["hair that falls", /\bhair\b.{0,25}\b(?:com\w+ out|fall\w*|fell|shed\w*|thin\w*|loss|los\w+)/],
	["tiredness", /\b(?:tired|wiped out|exhaust\w*|fatigue\w*|knackered|no energy)\b/],
	[
		"rare or missed periods",
		/\bperiods?\b.{0,40}\b(?:every|months?|miss\w*|rare|stopp?\w*|late|gone|irregular|if at all)|\bno periods?\b/,
	],
	[
		"hair on chin or body",
		/\b(?:chin|belly|chest|jaw|facial|face) hairs?\b|\bhairs?\b.{0,20}\b(?:chin|belly|chest|jaw|face)\b/,
	],
	[
		"spots along the jaw",
		/\b(?:jaw\w*|chin)\b.{0,25}\b(?:spots?|acne|cysts?|pimples?)|\b(?:spots?|acne|cysts?|pimples?)\b.{0,30}\b(?:jaw\w*|chin)\b/,
	],
	["deep, painful lumps", /\b(?:deep|painful|cyst\w*|nodul\w*)\b/],
	["scars", /\b(?:scars?|scarring|pits?|dents?|holes|craters?)\b/],
	[
		"weight that changes",
		/\b(?:weight|kilos?|stone)\b.{0,20}\b(?:los\w*|lost|gain\w*|put(?:ting)? on)|\b(?:lost|losing|gain\w*|putting on) (?:\w+ )?weight\b/,
	],
	["night sweats", /\bnight sweats?\b|\bsweat\w* (?:at|every) night\b/],
	["itching", /\bitch\w*\b/],
	["a pregnancy", /\b(?:pregnan\w*|\d+ (?:weeks|wks) (?:gone|pregnant|along))\b/],
	["the tick", /\bticks?\b/],
];
const MOST = 4;

/**
 * The signs that one thought of a message tells and does not deny, in the words to say on the phone.
 * A face in one thought and skin that slid in the next are no face that drops.
 */
export function signsTold(message: string): string[] {
	const text = spellOut(message);
	const thoughts = message.split(THOUGHT).map(spellOut);
	return SIGNS.filter(([, reads]) => affirms(text, reads) && thoughts.some((one) => reads.test(one)))
		.map(([says]) => says)
		.slice(0, MOST);
}
const THOUGHT = /[,.;:!?()]+|\s-+\s|\b(?:and|but|then|also)\b/i;

/** All of them, also those that are too many to be said. */
export function signsIn(text: string): string[] {
	return SIGNS.filter(([, reads]) => affirms(text, reads)).map(([says]) => says);
}

/** "fever, shivering and confusion" */
export function inOneLine(signs: readonly string[]): string {
	return signs.length < 2 ? signs.join("") : `${signs.slice(0, -1).join(", ")} and ${signs.at(-1)}`;
}

/** Who is ill, where it is not the writer, in the words of the message. Lower case, spelled out. */
const PEOPLE =
	"husband|wife|partner|boyfriend|girlfriend|fiance|mum|mom|mother|dad|father|nan|gran|grandma|grandad|granddad|grandpa|grandmother|grandfather|son|daughter|baby|toddler|child|kid|little one|boy|girl|twins?|nephew|niece|grandson|granddaughter|brother|sister|friend|mate|flatmate|roommate|neighbou?r|uncle|aunt|auntie|boss|colleague|client|patient";
const CHILDREN =
	/^(?:son|daughter|baby|toddler|child|kid|little one|boy|girl|twins?|nephew|niece|grandson|granddaughter)$/;
const SUBJECT = new RegExp(
	`\\b(?:my|our|the|for my|his|her) (?:\\d+ ?(?:yr|year|month|week|day|wk|mo)s? ?(?:old )?|\\w+ )?(${PEOPLE})(?: (?:is|has|had|just|was|got|\\d+|who|she|he|says?|complains|woke|came|started|drank|swallowed|ate|fell|cannot|looks?|feels?|collapsed|keeps?)\\b|'?s (?:\\w+ )?(?:skin|face|cheeks?|mouth|lips?|tongue|eyes?|arms?|legs?|shin|jaw|chest|hands?|back|head|neck|mole|rash|temperature|breathing)\\b| ,)|\\bwriting for (?:my|our) (${PEOPLE})\\b|\\bmy (\\d+) ?(?:yr|year|month|week)s? ?olds?\\b`,
);
/** What is done with or by somebody who is not ill: they say something, pay, or are asked. */
const ASIDE = new RegExp(
	`\\b(?:my|our|the) (?:\\w+ )?(?:${PEOPLE}) (?:says?|said|thinks?|told|gave|bought|reckons?|swears?|lent|recommend\\w*|wants me|put this|is at work|is out|(?:is|are) (?:fine|ok|okay|well|all right|safe|asleep|sleeping|away|here|with me)|off|to (?:school|nursery|bed))\\b`,
	"g",
);

const OWN_BODY =
	/\bmy (?:own |left |right |both |whole |upper |lower )?(?:chest|face|lips?|tongue|throat|eyes?|legs?|arms?|skin|hands?|jaw|mouth)\b/;
/** It happened to the writer, whoever stood by. */
const OWN_ACT =
	/\bi (?:(?:just|have|had|then|also|accidentally|nearly|almost|suddenly) ){0,2}(?:swallowed|drank|ate|fainted|passed out|blacked out|collapsed|cannot breathe|can hardly breathe|was bitten|got bitten|was stung|got stung|burnt|burned)\b/;

interface Ill {
	/** "your husband" */
	who: string;
	child: boolean;
}

/** Whom a message that tells of an illness is about; null where it is the writer or nobody can tell. */
export function whoIsIll(text: string): Ill | null {
	const left = text.replaceAll(ASIDE, " ");
	const found = SUBJECT.exec(left);
	if (found === null) return null;
	const said = found[1] ?? found[2];
	if (said === undefined) return { who: "your child", child: true };
	// Where the writer tells of their own body first, somebody else only stands beside it.
	if (
		/\b(?:i am|i have|i feel|my (?:chest|face|lips?|tongue|throat|eye|eyes|leg|arm|skin|hands?|jaw|mouth))\b/.test(
			left.slice(0, found.index),
		) ||
		OWN_BODY.test(left.slice(found.index + found[0].length)) ||
		OWN_ACT.test(left)
	)
		return null;
	return { who: `your ${said}`, child: CHILDREN.test(said) };
}
