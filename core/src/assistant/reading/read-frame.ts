import { INGREDIENT_WORDS } from "../../knowledge/questions/care-words.ts";
import { CATEGORY_SAID, CONCERN_SAID, ZONES_SAID } from "./read-slots.ts";

/** What is asked of a thing, whichever thing it is. */
export type Aspect =
	/** Another thing in its place. */
	| "instead"
	/** Which step or product has it. */
	| "held"
	/** Whether it stays on skin for hours. */
	| "stays_on"
	| "until"
	| "strength"
	| "often"
	| "amount"
	| "part_of_day"
	/** Whether it may be left out. */
	| "skip"
	/** Another day of the plan. */
	| "day"
	| "may";

/** A message without its things and small words. */
export interface Frame {
	aspect: Aspect;
	/** Nothing else is said: what is asked is certain, whatever the message looks like. */
	bare: boolean;
}

const PART_OF_DAY = /\b(?:mornings?|nights?|evenings?|am|pm|daytime|bedtime)\b/;
/** The first that fits is what is asked. */
const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
	[
		"instead",
		/\b(?:what|which|whats|anything|something|is there)\b.*\b(?:instead(?! of)|in its place|alternatives?|substitutes?)\b|\bwhat else (?:can|could|should|may|then)\b|\b(?:any|an|the) alternatives?\b|^(?:ok |so |then |and )*(?:what|which) else$/,
	],
	[
		"held",
		/\b(?:which|what)\b(?: \w+){0,4} (?:steps?|products?|things|stuff)\b.*\b(?:have|has|contains?|with)\b|\bdo(?:es)? (?:i|any|my)\b(?: \w+){0,5} (?:have|contain|own)\b(?! to)|\b(?:is|are) (?:it|that)\b.*\bin (?:my|the) (?:plan|routine|steps?|products?|shelf)\b/,
	],
	[
		"stays_on",
		/\b(?:leave|keep|sleep with|stay)\b.*\b(?:on|in|overnight|over night)\b|\brinse (?:it )?off\b|\bwash (?:it )?off\b/,
	],
	[
		"until",
		/^(?:(?:ok|so|and|but) )*(?:for )?how (?:long|many (?:weeks|days|months))(?: then)?$|\b(?:how (?:long|soon|fast|quick\w*|many (?:weeks|months|days))|when)\b.*\b(?:until|till?|before|results?|works?|working|see|notice|difference|takes?|helps?|effects?|kicks? in|gone|better)\b/,
	],
	["strength", /\b(?:how strong|strengths?|percent\w*|concentrations?|how many percent)\b/],
	[
		"often",
		/\b(?:how (?:often|frequent\w*|many (?:times|nights|days|evenings|mornings))|every (?:day|night|morning|evening|other)|daily|each (?:day|night)|(?:once|twice|two times|2x|3x|three times) (?:a|per|each) (?:day|week|night)|nightly)\b/,
	],
	[
		"amount",
		/\b(?:how (?:much|many (?:drops|pumps))|what amount|which amount|thick(?:ly)?|thin(?:ly)?|pea sized?)\b/,
	],
	["day", /\b(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/],
	[
		"part_of_day",
		/\bwhat time\b|\b(?:which|what) (?:part|time) of (?:the )?day\b|\bday or night\b|\bwhen (?:do|should|can|to|would) (?:i )?(?:use|apply|put|take|wear)\b/,
	],
	["skip", /\b(?:skip|leave (?:it|that|them)? ?out|do without|drop)\b/],
	[
		"may",
		/\b(?:can|may|should|could|shall) i\b|\b(?:is|are|was) (?:it|that|this|they|those)?\b.*\b(?:ok|okay|safe|fine|good|bad|allowed|suitable|right|strong|harsh|much)\b|\b(?:ok|okay|safe|fine|suitable|allowed)\b/,
	],
];

const NUMBER = /\b\d+(?:\.\d+)? ?(?:%|percent)/;

/** One question and another: none of them is all that is asked. */
const ASKS_TWICE =
	/\b(?:what|why|is|are|does|do)\b.* and (?:what|how|when|why|which|is|are|can|should|do|does)\b/;

/** Words that carry nothing but the asking. */
const SMALL: ReadonlySet<string> = new Set(
	`a about actually again all allowed already also alternative alternatives always am amount an and another any anything
	apply applying are as ask asked asking at bad be been begin better but by can concentration contain contains could day
	days daily difference do does doing drops each effect effects either else even evening evenings ever every face fast
	fine first for frequent frequently from get gonna good great had harsh has have having help helps hey hi hm how i if in
	instead is it its just keep kick kicks later leave like long lol long make many may maybe me mean meant mine month months
	morning mornings much my need new night nightly nights no not notice now of off often ok okay on once one ones only or
	other overnight part per percent place please pls plan possible pumps put quick quickly really result results right
	rinse routine safe say see shall should sized skin sleep so some something soon sorry start stay step steps still strength
	strengths strong substitute suitable take takes than thanks that the then there these they thick thickly thin thinly
	thing things this those though till time times to today tomorrow too try twice two until use used using very want was
	wash way week weeks well what whats when which while will with work working works worth would yeah yep yes yet you your
	am pm alone exactly roughly usually more less over them bedtime daytime tonight stuff product products shelf three
	monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
	percentage frequency skip out drop without nope nah oh um well wait were did if own pea before buy
	supposed go goes going sit sits puts putting meant`.split(/\s+/),
);

/** Whether a word carries nothing but the asking. */
export function isSmall(word: string): boolean {
	return SMALL.has(word);
}

const THINGS: readonly RegExp[] = [
	...INGREDIENT_WORDS.map(({ says }) => says),
	...[...CATEGORY_SAID, ...CONCERN_SAID].map(([, said]) => said),
	...ZONES_SAID.map(([, said]) => said),
].map((said) => new RegExp(said.source, "g"));

/** What a spelled-out message asks of a thing; null where it asks nothing of these. */
export function readFrame(text: string): Frame | null {
	const left = THINGS.reduce((rest, said) => rest.replace(said, " "), text);
	const words = left.split(" ").filter((word) => word !== "" && !SMALL.has(word) && !/^\d+%?$/.test(word));
	const bare = words.length === 0 && !ASKS_TWICE.test(text);
	// A strength that is said is weighed for the person; one that is asked for is told.
	const aspect = NUMBER.test(text) ? "may" : ASPECTS.find(([, asks]) => asks.test(text))?.[0];
	if (aspect !== undefined && !(aspect === "may" && PART_OF_DAY.test(text) && bare)) return { aspect, bare };
	return bare && PART_OF_DAY.test(text) ? { aspect: "part_of_day", bare } : null;
}
