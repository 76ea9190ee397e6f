import type { AssistantContext } from "../assistant-context.ts";
import type { Intent, Slots } from "../question.ts";
import { ABOUT_RULES } from "./about-rules.ts";
import type { IntentRule } from "./intent-rule.ts";
import { NAMED_RULES } from "./named-rules.ts";
import { PERSON_AND_PAIR_RULES } from "./person-and-pair-rules.ts";
import { PLAN_RULES } from "./plan-rules.ts";
import { PRODUCT_RULES } from "./product-rules.ts";
import { REPORT_RULES } from "./report-rules.ts";

/** From the most specific to the most general; the first that fits decides. */
const SKIN_RULES: readonly IntentRule[] = [
	...PERSON_AND_PAIR_RULES,
	...PLAN_RULES,
	...PRODUCT_RULES,
	...REPORT_RULES,
	...NAMED_RULES,
];

/** Small talk, read after everything that asks for something. */
const TALK_RULES: readonly (readonly [Intent, RegExp])[] = [
	[
		"help",
		/^(?:help|help me|menu|start|options)$|\b(?:what (?:can|could|do) (?:you|i) (?:do|ask|help|answer|know how)|how (?:can|do) (?:you help|i use (?:you|this))|what are you (?:for|good (?:for|at))|how does this work|who can i ask)\b/,
	],
	[
		"thanks",
		/\b(?:thanks|thank you|thank|cheers|appreciate it|perfect|great answer|that helps|helpful|awesome|bye|goodbye|see you|good night)\b/,
	],
	[
		"greeting",
		/^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day)|howdy|greetings|hola|sup|what is up)\b/,
	],
	[
		"small_talk",
		/^(?:(?:ok|okay|k|yes|yeah|yep|no|nope|sure|alright|cool|great|nice|hm+|lol|haha|wow|fine|right|good|please|oh|ah|i see|got it|maybe|not really) ?)+$|\bi (?:love|like) (?:you|this|it)\b|\byou are (?:\w+ ){0,2}(?:stupid|dumb|useless|bad|annoying|wrong|great|cute|funny|the best|idiot|amazing|helpful)\b|\b(?:fuck\w*|shit\w*|bullshit|crap|sucks?|go to hell|scam|fraud|shut up|hate (?:you|this)|piss\w*|rip ?off|(?:this|it|that) (?:is|does) (?:not )?(?:stupid|dumb|useless|work|help(?:ing)?|nonsense))\b|\bhow are you\b/,
	],
	[
		"off_topic",
		/\b(?:weather|recipes?|cook\w*|football|soccer|basketball|politic\w*|president|election|stocks?|bitcoin|crypto\w*|invest\w*|homework|essay|poem|joke|story|song|lyrics|movie|film|code|coding|python|javascript|program|translate|capital of|math|equation|\d+ (?:plus|minus|times) \d+|hair(?: loss)?|dinner|lunch|breakfast|restaurants?|shampoo|nails?|teeth|diet|lose weight|weight loss|workout|travel|flight|hotel|news|dating|girlfriend|boyfriend|car|phone|computer|game|lottery|horoscope|religion|war|tax|lawyer|legal advice|racist|sexist|swear|insult|perfume|lipstick|eyeliner|mascara)\b/,
	],
];

/** What a spelled-out message asks for; the tables are read from top to bottom. */
export function findIntent(text: string, slots: Slots, context: AssistantContext): Intent {
	const about = ABOUT_RULES.find(([, pattern]) => pattern.test(text))?.[0];
	if (about !== undefined && !(about === "about_measuring" && slots.known !== null)) return about;
	const skin = SKIN_RULES.find(({ fits }) => fits({ text, slots, context }));
	if (skin !== undefined) return skin.intent;
	return TALK_RULES.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}
