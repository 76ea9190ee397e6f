import type { PersonRule } from "./person-rules.ts";

/** Care that one kind of crisis needs beside the words for all of them. `reads`: lower case, spelled out. */
interface CrisisKind {
	id: string;
	reads: RegExp;
	unless?: RegExp;
	text: string;
}

const OTHERS =
	"friend|bestie|mate|sister|brother|mum|mom|mother|dad|father|husband|wife|boyfriend|girlfriend|son|daughter|cousin|uncle|aunt|grandma|grandpa|colleague|coworker|classmate|flatmate|roommate|housemate|neighbou?r|partner|fiance|ex|student|girl|boy|guy|someone|somebody|he|she";
const ISOTRETINOIN = "isotret\\w*|accutane|roaccutane|curacne";

const BULLIED =
	/\b(?:bull(?:y|ies|ied|ying)|group ?chat|(?:photos?|pics|pictures|stickers?|memes?|gifs?|videos?|edits?) (?:of|about) (?:me|my (?:face|skin|spots?|acne|scars?|nose|pimples))|laugh(?:ing|s)? at me|(?:call(?:s|ing|ed)?|dey call) me (?:\w+ )?(?:face|names|ugly|crater\w*|pizza|pepper)|pizza face|pepper face|making fun of me|tak(?:e|ing) the (?:piss|mick) out of me|pick(?:s|ing)? on me|roast(?:ing|ed)? me|(?:they|he|she|lads|girls|boys) (?:\w+ ){0,2}(?:send|sends|post|posts|posted|sent) (?:it|them) (?:every|to (?:the|every)|in the|round))\b/;
const OF_SCHOOL =
	/\b(?:school|class(?:room|mates?)?|teachers?|form ?tutor|homework|exams?|gcse|year (?:7|8|9|10|11|12)|(?:\d{1,2}|\w+)(?:th)? grade|pe lesson|lunch (?:break|hall)|compass|pencil case|locker|my year|i am 1[0-7]|prom)\b/;
const OF_THE_YOUNG =
	/\bi am (?:only |just )?(?:1[0-8]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks?|wks?|months?|days?|hours?|minutes?|stone|kg|pounds?|percent))|\b(?:my (?:mum|mom|mam|gran|nan|dad|parents|foster \w+) (?:will|would|cannot|must not|does not|doesnt|is going to|finds?|sees?|says?|thinks?|took|takes|checks?)|under 18|teen(?:ager)?|boarding|curfew|grounded|sixth form|college lecturer)\b/;

/** Whether somebody sounds as if a line for young people were theirs. */
export function isYoung(text: string): boolean {
	return OF_SCHOOL.test(text) || OF_THE_YOUNG.test(text);
}

/** Said instead of the words to somebody who wants to die themselves. */
export const BEREAVED: CrisisKind = {
	id: "bereaved",
	reads: new RegExp(
		`\\b(?:${OTHERS})\\b(?: \\w+){0,4} (?:killed (?:her|him|them)sel\\w+|took (?:her|his|their) (?:own )?life|died by suicide|hanged (?:her|him)self)\\b|\\b(?:lost|losing) (?:my|our) \\w+(?: \\w+){0,3} (?:to|by) suicide\\b`,
	),
	unless: /\b(?:i (?:also )?want to die|join (?:her|him|them)|follow (?:her|him|them)|kill myself|me too)\b/,
	text: "I am so sorry. To lose somebody this way is one of the heaviest things there is, and it is nobody's fault that you could not see it. Let somebody be with you today, a friend, a doctor or a group for people left behind. If you think of dying yourself, call your emergency number or a crisis line at once.",
};

/** Somebody else is in danger, whose own words the message tells. */
const FRIEND: CrisisKind = {
	id: "friend",
	reads: new RegExp(
		`\\b(?:${OTHERS})\\b(?: \\w+){0,8} (?:goodbye|bye|farewell|adieu|jump|die|gone|kill (?:him|her|them)sel\\w+|end (?:it|his|her|their)|overdos\\w*|suicid\\w*|pills|not (?:answer|reply|respond|pick|open)\\w*|locked|not be here)\\b`,
	),
	unless:
		/\b(?:(?:my|wrote|written) (?:goodbye )?(?:letters|goodbyes)|he (?:hits|beats)|i (?:\w+ )?(?:want|wish|plan|am going|will|would rather) (?:to )?(?:\w+ )?(?:die|dead|jump|end|not be|kill)|kill myself|my own life|i cannot go on|without me|makes me)\b/,
	text: "",
};

/** Another's words or deeds are told, and nothing of the writer's own despair. */
const REPORTED: CrisisKind = {
	id: "reported",
	reads: new RegExp(
		`\\b(?:${OTHERS})\\b(?: \\w+){0,7} (?:typed|posted|texted|sent|wrote|says|said|saying|messaged|told|left|put|rang|phoned|called|shared|streamed)\\b`,
	),
	unless:
		/\b(?:myself|(?:my|wrote|written) (?:goodbye )?(?:letters|goodbyes)|i (?:\w+ ){0,2}(?:want|wish|cannot|hate|am (?:done|tired|ready|going|a burden|worthless|useless)|feel|took|cut|will not be|would be better|have (?:had enough|saved|written|a plan)|keep thinking|think of)|my (?:life|own|note|funeral|death|fault|wrists?|arms?)|(?:hits?|hit|beats?|hurts?|miss(?:es)?|hates?|kills?|leave|left|dumped|called|calls|thinks|wants) me|without me|says i|said i|told me (?:i|to)|saying i|makes me)\b/,
	text: "",
};

/** Whether a crisis that was found is somebody else's and the writer has to act for them. */
export function isOfOther(text: string): boolean {
	return speaks(FRIEND, text) || speaks(REPORTED, text);
}

export const CRISIS_KINDS: readonly CrisisKind[] = [
	{
		id: "taken",
		reads:
			/\b(?:took|taken|swallowed|drank|drunk|downed|popped)\b(?: \w+){0,9} (?:pills?|tablets?|capsules?|paracetamol|tylenol|ibuprofen|accutane|box|pack|packet|bottle|vodka|bleach)\b/,
		unless: /\b(?:as prescribed|took my usual|took off)\b/,
		text: "You may have taken something already: call your local emergency number or poison control now, also while you feel well, keep the packs at hand, and drink no more alcohol.",
	},
	{
		id: "height",
		reads: /\b(?:balcony|roof|ledge|bridge|window ?sill|edge of|platform|cliff)\b/,
		text: "Go inside now, away from the edge, and wake whoever is in the house or ring somebody who can come.",
	},
	{
		id: "means",
		reads:
			/\b(?:rope|noose|bridge|roof|ledge|tracks|knife|knives|blades?|razors?|gun|belt|pills (?:here|ready|in front)|ready|bought (?:new |fresh )?\w+ for it)\b/,
		text: "Please step away from the place, or put what you could hurt yourself with out of reach or into somebody's hands, and stay on the phone.",
	},
	{
		id: "kept",
		reads:
			/\b(?:tablets?|pills?|meds|medicines?|capsules|patches|insulin|strips?|amitriptyline|tramadol|codeine|paracetamol|diazepam|morphine|painkillers?|propranolol)\b(?: \w+){0,10} (?:drawer|cupboard|cabinet|bedside|shelf|saved|hidden|counted|left over|kept|look at|together|thegither|gathered|collected|tin|jar|box|sock|bag|under my (?:bed|pillow|mattress)|in one place|lined up|laid out|ready)\b|\b(?:gathered|collected|collecting|gathering|hoard\w*|stockpil\w*|lined up|laid out|put by|got together|keeping back|kept back|nicked|took)\b(?: \w+){0,6} (?:tablets?|pills?|meds|capsules|painkillers|strips|amitriptyline|tramadol|codeine|paracetamol|diazepam|morphine)\b(?! (?:i|that i) (?:was|am) prescribed)|\b(?:saved|saving|stashed|counted|kept|keeping|look at)\b(?: \w+){0,5} (?:tablets?|pills?|meds|capsules)\b/,
		text: "Ring somebody close to you now, a daughter, a son or a friend, and give them the tablets today, or have them taken to a pharmacy, so that none are within reach.",
	},
	{
		id: "letter",
		reads:
			/\b(?:wr[io]te|written|writing|writen|rote|typed|recorded|left|sealed|don write)\b(?: \w+){0,6} (?:letters?|notes?|goodbyes?|farewell|messages? for (?:my|the|when))\b|\b(?:letters?|goodbyes?|note)\b(?: \w+){0,5} (?:under (?:her|his|their|my) pillow|for when|in (?:her|his|the|my) (?:drawer|room|bag|desk)|is (?:written|ready|done))/,
		unless: /\b(?:cover letters?|thank you|shopping|doctors? note|sick note|love letters?)\b/,
		text: "The letter you write of worries me: say what stands in it now, and not afterwards, to the one it is for or to whoever is nearest, and ask them to stay with you.",
	},
	{
		id: "settled",
		reads:
			/\b(?:sign(?:ed|ing)? (?:\w+ ){0,4}(?:over|ower|away) to|squared away|affairs (?:are )?in order|everything (?:is |has been )?(?:sorted|settled|squared|arranged|paid)|(?:told|asked) (?:\w+ ){1,4}(?:where|who) the (?:dog|cat|pets?|keys)|where the (?:dog|dogs|cat)(?: is|s)? (?:to )?go|funeral (?:is )?paid|made my will|gave away|given away|giving away)\b/,
		text: "That you have put everything in order worries me, so say plainly to somebody today what you are thinking of.",
	},
	{
		id: "told",
		reads:
			/\b(?:just|only) (?:want\w*|needed|need) (?:to )?(?:tell|say (?:it|this)|talk|write it)|\b(?:someone|somebody) to (?:know|hear|listen)|\b(?:do not|no need to|not have to|need not) (?:need to )?(?:answer|reply)\b/,
		text: "You told somebody, and that was right; now say the same to a person who can sit with you.",
	},
	{
		id: "grief",
		reads:
			/\b(?:wife|husband|partner|mum|mom|dad|mother|father|son|daughter|brother|sister)s?\b(?: \w+){0,3} (?:went|died|passed|gone|buried|funeral)\b|\b(?:lost|buried) (?:my|our) \w+\b|\b(?:we|i) buried (?!it|them|that|this|a|an|the|some)\w+|\bsince (?:my|our|the) (?:\w+ ){0,2}(?:died|passed|funeral)\b|\bwidow(?:er|ed)?\b/,
		text: "I am sorry for your loss. Grief can make everything look pointless, and it need not be carried alone; say the name of whom you miss to somebody today.",
	},
	{
		id: "school",
		reads: new RegExp(`^(?=.*(?:${BULLIED.source}))(?=.*(?:${OF_SCHOOL.source}))`),
		text: "What they do is wrong and no fault of yours: keep screenshots, and show them to a grown-up you trust, who can take it to the school.",
	},
	{
		id: "bullied",
		unless: OF_SCHOOL,
		reads: BULLIED,
		text: "What they do is wrong and no fault of yours: keep screenshots, block who sends it, and show it to somebody on your side today.",
	},
	{
		id: "newborn",
		reads:
			/\b(?:baby|newborn|twins)\b.{0,40}\b(?:wks?|weeks?|months?|days?|born|feed\w*|cot|crib)\b|\b\d+ ?(?:wks?|weeks?|months?) (?:post ?partum|old)\b|\b(?:had|since) the (?:baby|birth)\b/,
		unless: /\bpregnant\b/,
		text: "This happens to many after a birth, it is nobody's fault, and it gets well with treatment. Call your midwife, health visitor or doctor today as well, and have somebody sit with you and the baby.",
	},
	{
		id: "sick_after",
		reads:
			/\b(?:drows\w*|sleepy|floaty|dizzy|slow|shak\w*|hearts?|vomit\w*|threw up|being sick|been sick|yellow|blurr?\w*|heavy|cold|numb|spinning|typing)\b/,
		text: "With what you feel already, it is the emergency number and not poison control: do not lie down alone, unlock the door, and stay on the phone.",
	},
	{
		id: "struck_face",
		reads: /\b(?:cheek\w*|jaw|nose|face|teeth|tooth|head)\b/,
		text: "Have your face looked at today where it is numb, hurts to bite, your nose bleeds on or you see double; vomiting or drowsiness after a blow to the head is an emergency. Use a phone they cannot see, and clear this page.",
	},
	{
		id: "minor",
		reads:
			/\bi am (?:only |just )?(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks?|wks?|months?|days?|hours?|minutes?|stone|kg|pounds?|percent))|\b(?:\d{1,2} ?(?:th|st|nd|rd)?|\w+th) grade\b|\b(?:my|in) (?:school|class|teacher)\b|\byear (?:7|8|9|10|11)\b|\b(?:in|boys in|girls in) my year\b|\bat school\b|\bfor pe\b/,
		text: "Show this to a grown-up you trust today, a parent, a teacher or a school nurse.",
	},
	{
		id: "home",
		reads: /\bmy (?:step ?)?(?:dad|father|mum|mom|mother)\b/,
		text: "If you are under 18, a teacher, a school nurse or a friend's parent can act on this today.",
	},
	{
		id: "throat",
		reads: /\b(?:chok\w*|strangl\w*|throat|neck)\b/,
		text: "Hands on the throat can harm without a mark: have it checked in an emergency department today, also if you feel well.",
	},
	{
		id: "struck_eye",
		reads: /\b(?:black eyes?|(?:bruis\w*|swollen|hit|punch\w*)(?: \w+){0,4} eyes?)\b/,
		text: "An eye that was struck is looked at by a doctor today, at once if you see double, blurred or less.",
	},
	{
		id: "burned",
		reads: /\b(?:burn\w*|cigarette|boiling|scald\w*|iron|kettle|hot (?:water|oil|tea|coffee|pan))\b/,
		text: "Hold a fresh burn under cool running water for 20 minutes, no ice, no cream, then cling film loosely; a burn of the face belongs in a hospital today.",
	},
	{
		id: "wound",
		reads:
			/\b(?:cut|cuts|cutting|razors?|blades?|deeper|slic\w*|wounds?|bleed\w*|gap\w* open|open (?:cut|skin|wound)|scratch\w*(?: \w+){0,4} (?:arms?|wrists?|legs?|thighs?|skin|open)|compass|carv\w*|stab\w*|burn\w* (?:my|myself))\b/,
		unless: /\b(?:rope|noose|cut (?:him|her|them) off)\b/,
		text: "For the wound: rinse it under clean running water, press a clean cloth on it for 10 minutes and cover it. Deep, gaping or still bleeding: an emergency department now; hot, red or smelly: a doctor today.",
	},
	{
		id: "threat",
		reads:
			/\bif i (?:leave|go|move|break|end|do not|dump|say no)\b|\bthreat\w*\b|\bbecause (?:of me|i (?:left|broke|said))\b/,
		text: "If it is said to keep you from leaving: it is still their emergency to be told to people trained for it, and never your duty to stay.",
	},
	{
		id: "door",
		reads: /\b(?:door|locked|lock|bathroom|inside)\b/,
		text: "A locked door: say so on the phone, fetch whoever has a key, building staff, a parent or a neighbor, and do not wait alone in front of it.",
	},
	{
		id: "secret",
		reads:
			/\b(?:kill me if|hate me|mad at me|angry with me|promis\w*|do not tell|not tell|not to tell|if i tell|secret|swore|snitch\w*|grass\w* on|betray\w*)\b/,
		text: "Break the secret: telling is right and may save their life, also if they are angry with you for it. If you are under 18, wake or call a grown-up as well.",
	},
	{
		id: "far",
		reads:
			/\b(?:miles|hours? away|far away|another (?:city|country|town|state)|online|discord|instagram|snapchat|story|posted|post|internet|streamer|do not know where|abroad|phone is off|logged off)\b/,
		text: "From far away you can still call: give the police their name, number, address or account, ask for a welfare check, and reach somebody who is near them. Apps also have a report for this.",
	},
	{
		id: "their_wound",
		reads: /\b(?:cut|cuts|cutting|razor|blade|wounds?|bleed\w*)\b/,
		text: "A wound that bleeds: press a clean cloth on it firmly for 10 minutes.",
	},
	{
		id: "food",
		reads:
			/\b(?:throw\w* up|vomit\w*|purg\w*|laxatives?|starv\w*|calories|not eat\w*|stopped eating|not eaten|eat(?:ing)? nothing|ice cubes)\b/,
		text: "Going without food or bringing it up is an illness that can be treated: tell a doctor today, at once if you faint or your heart races.",
	},
	{
		id: "medicine",
		reads: new RegExp(
			`\\b(?:${ISOTRETINOIN}|antidepress\\w*|sertraline|fluoxetine|new (?:pill|tablets?|medicine|meds)|since (?:i )?start\\w*)\\b`,
		),
		text: "A medicine can be part of this: call whoever prescribed it today, before the next dose.",
	},
];

/** The care for these kinds that a message tells of, the most pressing first. */
export function crisisCare(text: string, kinds: readonly CrisisKind["id"][]): string {
	const told = CRISIS_KINDS.filter((kind) => kinds.includes(kind.id) && speaks(kind, text));
	return told
		.slice(0, MOST)
		.map(({ text: care }) => care)
		.join(" ");
}

const MOST = 3;

export function speaks({ reads, unless }: CrisisKind, text: string): boolean {
	return reads.test(text) && unless?.test(text) !== true;
}

const DIED =
	/\b(?:died|passed(?: away| on)?(?! (?:this|the|it|that|me|us|them|my|on|down|over|to|his|her|its)\b)|deceased|(?:is|was|been) dead|(?:my|our) (?:late|dead) \w+|(?:since|after|before) (?:she|he|they|mum|mom|dad|\w+) (?:passed|died|went)|lost (?:my|our) \w+|funeral|death certificate|executor|probate|next of kin|estate)\b/;
const PAYS =
	/\b(?:payments?|subscription|subscribed|direct debit|debit|charg(?:e|es|ed|ing)|billed|billing|refund|money back|cancel\w*|renew\w*|paid plan|membership|coming off|taken (?:out|from)|(?:her|his|their) (?:account|card|bank)|delete (?:her|his|their))\b/;
/** Despair of their own is heard before any account. */
const DESPAIR =
	/\b(?:myself|i (?:also )?(?:want|wish|wanna|would rather|am going|plan) (?:to )?(?:\w+ )?(?:die|be dead|go too|join|follow|end)|without (?:her|him|them) (?:i|there)|join (?:her|him|them)|no point|cannot (?:go on|cope|do this)|pills|tablets|suicid\w*|goodbye|be with (?:her|him|them)|rope|end it)\b/;

/** Whether somebody settles the account of a dead person and tells of no despair of their own. */
export function settlesAccount(text: string): boolean {
	return DIED.test(text) && PAYS.test(text) && !DESPAIR.test(text);
}

export const BEREAVED_RULES: readonly PersonRule[] = [
	{
		id: "boundary.bereaved_account",
		label: "A payment of somebody who died",
		about: ({ text }) =>
			settlesAccount(text) && !/\b(?:skin|spots?|wrinkles?|rash|serum|cream|moistur\w*)\b/.test(text),
		reads: /./,
		text: "I am sorry for your loss. You need neither the phone nor the password: press Contact in the footer of the website, give the name and, if you know it, the email address of the account, the day of the death and the date and amount of one payment, and no card number; a person looks at it and can end the plan and delete the account with its photos. The bank can stop the payment from its side at once, and where it runs through an app store, that store can as well. Ask there for the money of the months since; I cannot promise it from here.",
		sources: ["house_default"],
	},
];
