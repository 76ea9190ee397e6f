import { MANY, MEDS } from "./crisis-signs.ts";
import type { SureSign } from "./sure-sign.ts";

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
