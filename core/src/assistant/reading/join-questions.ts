import type { AssistantContext } from "../conversation.ts";
import type { Intent, Question, Slots } from "../question.ts";
import { findIntent } from "./find-intent.ts";
import { TRIED, WANTS } from "./intent-rules.ts";
import { joinSlots, keepThread, namesStranger, refersBack } from "./keep-thread.ts";
import { readFrame } from "./read-frame.ts";
import { readActives } from "./read-slots.ts";

const WHY =
	/^(?:(?:ok|okay|but|and|so|hm+) )*(?:why|how come|how so|what for|reason|really why|for what reason|says who|because)(?: (?:is that|that|not|so|this|those|these|this one|that one|the first|the second|them|do you (?:say|think) (?:so|that)|exactly))?(?: (?:tho|though|then))?$/;
const MORE =
	/^(?:(?:ok|okay|and) )*(?:more|tell me more|go on|explain(?: that| it| more| please)?|details|really|in more detail|say more)(?: please)?$/;
/** The same once more, so that a layman understands it. */
const SIMPLER =
	/\b(?:simpl\w+|easier|plain(?:er)? (?:words|english|language)|eli ?5|like i am (?:5|five|a (?:kid|child))|in short|shorter|tl ?dr|dumb it down|(?:so|for) (?:that )?(?:my|a|any) \w+ (?:would |can |could )?(?:understand|get)s?|too (?:long|complicated|technical|much text)|(?:do|did) not (?:get|understand) (?:it|that|this|any of it|a word)|what does that (?:even )?mean|in (?:one|1) sentence)\b/;
/** Somebody else says otherwise; what a professional said stands above the guide. */
const DOUBTS =
	/^(?:(?:ok|okay|but|and|hm+|so) )*(?:really|seriously|are you sure|you sure|sure about that)\b|\b(?:friends?|moms?|mums?|mother|dad|father|sister|brother|aunt|gran\w*|husband|wife|boyfriend|girlfriend|bf|gf|colleague|coworker|everyone|everybody|people|tik ?tok|internet|google|instagram|insta|youtube|reddit|influencers?|article|bottle|label) (?:\w+ )?(?:says?|said|told|tells|swears?|thinks?|claims?|online)\b|\bbut i (?:heard|read|saw|thought)\b|\b(?:not what|the) (?:the |your |this )?(?:app|site|website|plan page) (?:told|said|says|tells)\b/;
const DOUBTED: ReadonlySet<Intent> = new Set(["known_question", "ingredient", "combine", "how_to_use"]);
const SAID_AGAIN = 20;
/** Wants the heart of the answer. */
const SHORT = /\b(?:yes or no|just (?:say|tell me)|short answer)\b|\b(?:did not|didnt) answer\b/;
const OTHER_PRODUCT =
	/\b(?:another|other|else|different|alternatives?|more (?:options|like)|cheaper|instead|any others|not that)\b/;
const ASKS_FACT =
	/\b(?:fragranced?|unscented|ingredients?|contain\w*|in it|price|cost|costs|expensive|how much is|cheapest|lowest|rating|rated|reviews?|size|where|buy it|vegan|alcohol|spf|safe|sensitive|good for|suit\w*|for me|my skin|worth)\b/;

/** Small talk and questions about the product itself never belong to the question before. */
const ALONE: ReadonlySet<Intent> = new Set([
	"injection",
	"about_photo",
	"about_data",
	"about_deleting",
	"about_limits",
	"about_guide",
	"about_billing",
	"about_money",
	"about_scores",
	"about_me",
	"greeting",
	"thanks",
	"help",
	"small_talk",
	"off_topic",
	"reaction",
	"minor",
	"in_use",
	"routine_check",
	"abuse",
	"compare",
	"other_language",
]);
/** Intents that hold for any object: a new object keeps them. */
const CARRIED: ReadonlySet<Intent> = new Set([
	"find_product",
	"combine",
	"report",
	"progress",
	"plan",
	"plan_why",
	"plan_drop",
	"ingredient",
	"how_to_use",
	"concern_advice",
	"results_when",
	"about_measuring",
	"pregnancy",
	"report_sureness",
	"report_unmeasured",
	"product_facts",
	"tonight",
	"instead",
	"held",
	"reaction",
]);
/** "It" may mean a product that was shown. */
const ABOUT_PRODUCTS: ReadonlySet<Intent> = new Set(["find_product", "product_facts", "unknown", "thanks"]);
/** What a message is read as when it only names something. */
const WEAK: ReadonlySet<Intent> = new Set([
	"unknown",
	"ingredient",
	"concern_advice",
	"how_to_use",
	"off_topic",
	"plan",
	"known_question",
]);

/** What a message was told to ask for where it may as well ask for a fact of a product that was shown. */
const MAY_BE_SHOWN: ReadonlySet<Intent> = new Set(["ingredient", "product_facts", "report"]);

/** "No, I meant at night": the same question with something else in it. */
const CORRECTS =
	/^(?:(?:no|nah|nope|sorry|oops|wait|actually) )+(?:it is|its|that is|thats|they are) (?:not|actually)\b|^(?:(?:no|nah|nope|sorry|oops|wait|actually|well) )*(?:i (?:meant|mean|was asking|am asking|asked)|not (?:that|this|the)|meant)\b|^(?:\w+ ){0,8}(?:i meant|meant the|i mean(?: the)?)\b|\bi mean(?:t)?$|\bi (?:wrote|said|typed|put) .+ (?:but|when) (?:i )?(?:was thinking of|meant|mean)\b/;
/** What is asked with nothing named is asked of what came before. */
const LEANS: ReadonlySet<Intent> = new Set([
	"report_sureness",
	"report_unmeasured",
	"results_when",
	"how_to_use",
	"plan_why",
	"plan_drop",
	"find_product",
	"concern_advice",
	"minor",
]);

function namesNothing({ slots }: Question): boolean {
	const { actives, excluded, concerns, zones, category } = slots;
	return actives.length + excluded.length + concerns.length + zones.length === 0 && category === null;
}

const WHY_OF: Partial<Record<Intent, Intent>> = {
	plan: "plan_why",
	report: "about_measuring",
	find_product: "pick_why",
	product_facts: "pick_why",
};

/** A question completed by the one before it, where it refers to it; otherwise as it is. */
export function joinQuestions(before: Question | null, now: Question, context: AssistantContext): Question {
	if (before === null) return onlyShown(now, context);
	if (WHY.test(now.text))
		return {
			...now,
			intent: WHY_OF[before.intent] ?? before.intent,
			slots: before.slots,
			text: before.intent === "ingredient" ? `why ${before.text}` : now.text,
		};
	if (MORE.test(now.text)) return { ...now, intent: before.intent, slots: before.slots };
	if (before.intent === "concern_advice" && TRIED.test(now.text) && now.intent !== "reaction")
		return { ...now, intent: "concern_advice", slots: { ...now.slots, concerns: before.slots.concerns } };
	const again = askedAgain(before, now);
	if (again !== null) return { ...before, again };
	if (ASKS_OF_IT.test(now.text) && before.intent === "known_question" && now.told !== true)
		return { ...before, text: now.text, kept: true };
	if (CORRECTS.test(now.text) && asksAnew(before, now)) return now;
	if (CORRECTS.test(now.text) && CARRIED.has(before.intent)) {
		const slots = corrected(before.slots, now, before.intent, context);
		const asked = before.intent === "how_to_use" && readFrame(now.text) === null ? before.text : now.text;
		return { ...now, intent: before.intent, text: asPercent(before.text, asked), slots };
	}
	const used = USES_SHOWN.test(now.text) ? (context.shown[now.slots.ordinal ?? 0]?.category ?? null) : null;
	if (used !== null && now.slots.actives.length === 0 && now.slots.category === null)
		return { ...now, intent: "how_to_use", slots: { ...now.slots, category: used, ordinal: null } };
	if (FINDS_ONE.test(now.text) && !ALONE.has(before.intent))
		return { ...now, intent: "find_product", slots: joinSlots(before.slots, now, "find_product", context) };
	const open = now.told !== true || MAY_BE_SHOWN.has(now.intent);
	if (
		open &&
		(ABOUT_PRODUCTS.has(before.intent) || now.slots.ordinal !== null) &&
		isAboutShown(now, context)
	) {
		// "How much is it" asks of the one that was pointed at before.
		const ordinal = now.slots.ordinal ?? (IT.test(now.text) ? before.slots.ordinal : null);
		return { ...now, intent: "product_facts", slots: { ...now.slots, ordinal } };
	}
	const kept = keepThread(before, now, context);
	if (kept !== null) return kept;
	const goesOn = LEANS.has(now.intent) || now.intent === before.intent;
	if (!refersBack(now) && !(goesOn && namesNothing(now))) return now;
	if (ALONE.has(now.intent) && !(now.intent === "off_topic" && before.intent === "find_product")) return now;
	if ((now.told !== true || narrows(now)) && asksForOther(before, now))
		return {
			...now,
			intent: "find_product",
			slots: joinSlots(ofShown(before, context), now, "find_product", context),
		};
	if (now.told && namesStranger(now)) return now;
	if (now.told) return { ...now, slots: joinSlots(before.slots, now, now.intent, context) };
	const weak = WEAK.has(now.intent) || (now.intent === "find_product" && !WANTS.test(now.text));
	const intent = weak && CARRIED.has(before.intent) ? carried(before, now) : now.intent;
	const slots = joinSlots(before.slots, now, intent, context);
	return { ...now, intent: intent === "unknown" ? findIntent(now.text, slots, context) : intent, slots };
}

/** "Do I need it if I only wear sunscreen": what "it" is stood in the question before. */
const ASKS_OF_IT =
	/^(?:(?:so|and|but|ok) )*(?:do i (?:really |even )?(?:need|have to do)|should i (?:do|use)|can i skip) it\b/;

/** "Not 5, it is 10" after a question of percent is one as well. */
function asPercent(before: string, now: string): string {
	const said = /%|\bpercent\b/;
	return said.test(before) && !said.test(now) ? now.replace(/\b(\d{1,2})(?!.*\d)/, "$1 percent") : now;
}

/** What is said otherwise takes the place of the same kind alone: "the wash, I mean" is still asked of the acid. */
function corrected(before: Slots, now: Question, intent: Intent, context: AssistantContext): Slots {
	const joined = joinSlots(before, now, intent, context);
	const { category, concerns } = now.slots;
	const rejected = readActives(rejectedIn(now.text));
	const out = new Set([...rejected.named, ...rejected.excluded].map(({ id }) => id));
	const actives = now.slots.actives.filter(({ id }) => !out.has(id));
	return {
		...joined,
		excluded: joined.excluded.filter(({ id }) => !out.has(id)),
		actives: actives.length > 0 ? actives : before.actives.filter(({ id }) => !out.has(id)),
		category: category ?? before.category,
		concerns: concerns.length > 0 ? concerns : before.concerns,
	};
}

function rejectedIn(text: string): string {
	const [, behind, before] = REJECTED.exec(text) ?? [];
	return behind ?? before ?? "";
}

/** "The mask, not the peroxide", "I wrote tea tree but was thinking of rosehip": what was not meant. */
const REJECTED =
	/\b(?:mean|meant)\b.*\bnot (?:(?:about|for|the|my|that) )*(.+)$|\bi (?:wrote|said|typed|put) (.+?) (?:but|when)\b/;

/** Told from examples to be a question of its own, although it sets the one before right: what was meant is answered. */
function asksAnew(before: Question, now: Question): boolean {
	if (now.told !== true) return false;
	if (now.intent === "known_question") return now.slots.known !== before.slots.known;
	const isWhole = now.text.split(" ").length >= WHOLE_QUESTION && !refersBack(now);
	return isWhole && now.intent !== before.intent && !WEAK.has(now.intent);
}

/** "No, I meant at night" is none. */
const WHOLE_QUESTION = 6;

/** "How do I use the first one", of what was shown. */
const USES_SHOWN =
	/\bhow (?:do|should|can|would|to)\b(?: i)? (?:use|apply|put)\b.*\b(?:it|that|this|one|them)\b/;
/** "Can you find me one", of what was talked about. */
const FINDS_ONE =
	/\b(?:find|recommend|suggest|show|get) (?:me )?(?:one|some|something)\b(?! (?:else|that|with|without|for|against|cheaper))/;
const IT = /\b(?:it|its|that|this)\b/;

/** What a fact of a product was asked for is no wish for the next one; its kind is. */
function ofShown(before: Question, { shown }: AssistantContext): Slots {
	return before.intent === "product_facts"
		? { ...before.slots, actives: [], category: before.slots.category ?? shown[0]?.category ?? null }
		: before.slots;
}

function askedAgain(before: Question, now: Question): Question["again"] | null {
	if (!namesNothing(now) || now.text.split(" ").length > SAID_AGAIN) return null;
	if (!ALONE.has(before.intent) && before.intent !== "unknown") {
		if (SHORT.test(now.text)) return "short";
		if (SIMPLER.test(now.text)) return "simpler";
	}
	return DOUBTS.test(now.text) && DOUBTED.has(before.intent) ? "doubted" : null;
}

function onlyShown(now: Question, context: AssistantContext): Question {
	return isAboutShown(now, context) ? { ...now, intent: "product_facts" } : now;
}

/** "the second one", "is it fragrance free?" after products were shown. */
function isAboutShown({ text, slots, intent }: Question, { shown }: AssistantContext): boolean {
	if (shown.length === 0 || ALONE.has(intent) || intent === "known_question") return false;
	if (slots.actives.length > 0 && !/\b(?:contains?|has|have|in it|in them)\b/.test(text)) return false;
	if (slots.ordinal !== null) return true;
	const points = /\b(?:it|its|this one|that one|them|they|these|those|which (?:one|of))\b/.test(text);
	return (
		points &&
		ASKS_FACT.test(text) &&
		intent !== "report" &&
		!OTHER_PRODUCT.test(text) &&
		slots.category === null
	);
}

/** Wishes that only make sense for what is looked for. */
function narrows({ slots }: Question): boolean {
	return slots.cheaper || slots.budget !== null || slots.fragrance_free || slots.excluded.length > 0;
}

function asksForOther(before: Question, now: Question): boolean {
	const products = before.intent === "find_product" || before.intent === "product_facts";
	return (
		products &&
		(now.slots.cheaper ||
			now.slots.budget !== null ||
			now.slots.fragrance_free ||
			now.slots.excluded.length > 0 ||
			OTHER_PRODUCT.test(now.text))
	);
}

const HELPS =
	/\b(?:helps?|(?:use|do|try|take|good) (?:for|about|against)|get rid|improve|treat|fix|reduce)\b/;
const HOW_TO = /\bhow (?:do|should|often|much|many)\b|\b(?:every day|daily)\b/;
const BESIDE = /\b(?:with|together|mix|combine|layer|beside|same (?:time|night)|after|before)\b/;

/** "and at night?" after a plan stays with the plan; "how often?" after an ingredient asks how to use it. */
function carried(before: Question, now: Question): Intent {
	const asks = /\b(?:how (?:often|much|do|many|should|long)|when|every day|daily|morning|night|start)\b/.test(
		now.text,
	);
	if (now.intent === "how_to_use" && asks && before.intent !== "plan") return "how_to_use";
	if (
		(before.intent === "ingredient" || before.intent === "combine") &&
		asks &&
		now.slots.actives.length === 0
	)
		return "how_to_use";
	const onSkin =
		before.slots.concerns.length > 0 || before.intent === "report" || before.intent === "progress";
	if (HELPS.test(now.text) && onSkin) return "concern_advice";
	if (before.intent === "find_product" && HOW_TO.test(now.text)) return "how_to_use";
	if (BESIDE.test(now.text) && before.slots.actives.length > 0 && now.slots.actives.length > 0)
		return "combine";
	if (now.intent === "known_question" && before.intent !== "find_product") return "known_question";
	return before.intent;
}
