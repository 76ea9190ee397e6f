import { LIGHTENER } from "@dewlight/core/assistant/answers/find-product.ts";
import { AFTER } from "@dewlight/core/assistant/reading/keep-thread.ts";
import { isExfoliating } from "@dewlight/core/knowledge/actives.ts";
import type { Said } from "./is-answerable.ts";
import type { TopicId } from "./topics.ts";

type Settles = (said: Said, topic: TopicId) => TopicId | null;

const DELETES = /^(?:(?:please|can you|could you|you|just) )*(?:delete|erase|wipe|remove)\b/;
const ASKS_WHY =
	/^(?:(?:so|and|but|ok) )*(?:why|what for|for what reason)\b(?!.*\b(?:chang\w*|new|different|gone|disappear\w*)\b)/;
/** One thing put beside another, and no skin that suffers. */
const LAYERED = /\b(?:over|under|with|on top of|together|mix\w*|after|before|beside)\b/;
const SUFFERS =
	/\b(?:burn\w*|st[iu]ng\w*|itch\w*|red|raw|peel\w*|flak\w*|sore|hurts?|rash\w*|swell\w*|swollen|hives|tight|tingl\w*|irritat\w*|worse|reaction|react\w*|bumps?|broke out|break\w* out)\b/;
/** Which of their own things stay. */
const KEEPS = /\bkeep (?:\w+ ){0,2}(?:one|two|three|\d|of (?:my|mine|them|these|those)|products?|things)\b/;
const OF_SCAN =
	/\b(?:scans?|photos?|pictures?|analysis|reading) (?:take|takes|last|lasts)\b|\b(?:report|results?) (?:ready|there|come)\b/;
const CHEAPER_PLAN = /\b(?:discounts?|coupons?|students?|promo\w*|vouchers?)\b/;
/** Two that are named to be used beside each other: the table of pairs knows more of them than any answer in general. */
const ONE_OR_SEVERAL: ReadonlySet<TopicId> = new Set<TopicId>([
	"question.two_acids",
	"question.retinol_or",
	"question.order",
	"how_to_use",
	"ingredient",
]);
const PAIRED =
	/\b(?:layer\w*|mix\w*|combin\w*|with|together|while using|double|same (?:night|time|day)|on top|over|under|beside)\b/;
const CHOOSES = /\b(?:or|vs|versus|better|difference|differ|instead|rather|first|order)\b/;
/** Looks for what in the plan is hard on skin. */
const IRRITATES =
	/\bwhich (?:of|steps?)\b.*\b(?:irritat\w*|st[iu]ng\w*|burn\w*|harsh|strong\w*|dry(?:ing)?)\b/;
const OF_SKIN = /\bmy (?:skin|face|complexion)\b/;
/** Wants another ingredient than the one that is named. */
const IN_PLACE =
	/^(?:(?:so|and|but|ok) )*(?:what|which|something|anything|is there|an? alternative)\b.*\b(?:instead of|in place of|alternatives? to|substitute for)\b|^alternatives? to\b/;
const SEEN_BY =
	/\b(?:mum|mom|mother|dad|father|parents?|husband|wife|partner|boyfriend|girlfriend|friends?|family|anyone|anybody|somebody|someone|people|who)\b.*\b(?:see|sees|read|reads|look at|access|view)\b/;
const CLASHES = /\b(?:clash\w*|fight\w*|conflict\w*|interfer\w*|contradict\w*|go against|work against)\b/;
const OWN_THINGS = /\b(?:i|my|mine)\b/;
const EXPECTS = /\b(?:expecting|pregnan\w*|breast ?feed\w*|nursing|baby|trying)\b/;
const REPLACES =
	/\b(?:discontinued|stopped (?:making|selling)|no longer (?:made|sold)|sold out|replacement|closest|dupes?)\b/;
const OF_PLAN: ReadonlySet<TopicId> = new Set<TopicId>([
	"plan_changes",
	"plan",
	"plan_why",
	"plan_drop",
	"about_me",
]);
const ONE_THING = /\b(?:one|1|single) (?:\w+ )?(?:things?|products?|items?|bottles?|tubes?)\b/;
const LEAVES_OUT = /\b(?:drop|stop|skip|leave|quit|lose|remove)\b/;
const NO_WISH: ReadonlySet<TopicId> = new Set<TopicId>(["plan_drop", "routine_check", "question.first_buy"]);

/** Answers that hold for everybody, where somebody wants one thing to buy. */
const GENERAL: ReadonlySet<TopicId> = new Set<TopicId>([
	"concern_advice",
	"pregnancy",
	"minor",
	"ingredient",
]);
const WANTS_ONE =
	/\b(?:(?:i (?:need|want)|looking for|find me|get me|show me|recommend(?: me)?|suggest(?: me)?) (?:something|anything|an? (?:\w+ )?product|(?:some )?products)|(?:any|which|what) (?:good )?products? (?:for|against|with)|what (?:can|could|should|do) i (?:buy|get) (?:for|against)|(?:something|anything) (?:for|against|with)\b.*\b(?:under|below|max\w*|cheap\w*|less than))/;

/** As little as possible, on this one evening. */
const LEAST =
	/\b(?:minimum|bare|least|shortest|get away with|one thing|skip|(?:just|only) (?:two|2) (?:steps?|things?|products?)|too (?:tired|late|lazy)|wrecked|knackered|exhausted|dead tired)\b/;
const SHARES_ACCOUNT =
	/\b(?:use|share|sharing|borrow|have) my (?:\w+ )?(?:account|login|subscription|plan)\b|\b(?:one|same|my) account\b.*\b(?:two|both|too|gf|girlfriend|boyfriend|wife|husband|sister|friend)\b/;
/** Told to be left as it is, which nobody deletes. */
const LEAVES = /\bleave\b.*\b(?:alone|as (?:it is|they are)|be)\b/;
const NOTHING_GONE = /^(?!.*\b(?:delet\w*|eras\w*|remov\w*|wip\w*)\b)/;
const PUTS_BACK =
	/\b(?:shelf|product|serum|cream|toner)\b.*\b(?:back|again|restore|undo|accident)\b|\b(?:back|restore|undo|accident)\b.*\b(?:shelf|product)\b/;
/** Somebody else, who is not pregnant. */
const ANOTHER =
	/\b(?:friend|sister|mother|mom|mum|colleague|cousin|daughter|husband|boyfriend|neighbou?r|he|she)\b.*\b(?:not|isnt|is not) (?:\w+ )?(?:pregnant|expecting|nursing)\b/;

/** Something done at a salon or a clinic, or by wax at home. */
const PROCEDURE =
	/\b(?:facial wax|wax(?:ing)?|laser|microneedl\w*|chemical peel|filler|botox|surgery|operation|(?:nose|boob|eye) job|under the knife|thread(?:ing)?)\b/;
const AROUND_PROCEDURE: ReadonlySet<TopicId> = new Set<TopicId>([
	"plan",
	"tonight",
	"question.stopping",
	"plan_drop",
]);
/** Nights that one of two is left out on. */
const OTHER_NIGHTS = /\bnights? (?:that |when )?i (?:do not|skip|leave out|am not)\b/;
const OF_ACCOUNT: ReadonlySet<TopicId> = new Set<TopicId>([
	"about_limits",
	"about_billing",
	"question.app_devices",
]);

/** Asks whether the pregnancy is the reason. */
const BY_BABY =
	/\b(?:because|cos|caused?|due to|fault|blame)\b.*\b(?:baby|bump|pregnan\w*)\b|\b(?:baby|bump|pregnan\w*)\b.*\b(?:the reason|fault|to blame)\b/;
const SLEEPS = /\b(?:sleep\w*|slept|asleep|bed)\b/;
const HOW_SURE = /\bhow (?:sure|certain|confident|reliable)\b/;
const TYPE = /\bskin type\b|\btype of skin\b/;
/** The child that somebody expects is no child who uses anything. */
const FOR_BABY = /\b(?:baby|bump|unborn)\b/;
const OF_CHILDREN: ReadonlySet<TopicId> = new Set<TopicId>(["minor", "question.baby_skin"]);
const MAY_BE_STEP: ReadonlySet<TopicId> = new Set<TopicId>([
	"question.order",
	"tonight",
	"plan_why",
	"how_to_use",
	"question.waiting",
]);

/** Skin that suffers is not asked to be put in order. */
const BURNS =
	/\bmy (?:whole )?(?:face|skin|cheeks?|forehead|chin|neck) (?:\w+ ){0,2}(?:burns|stings|hurts|itches|is (?:\w+ )?(?:burning|stinging|raw|on fire|sore|peeling))\b/;
const CALM =
	/\b(?:not|no longer|never|stopped|without) (?:\w+ )?(?:burn\w*|sting\w*|hurt\w*|itch\w*|raw|sore|peel\w*)\b/;
const OF_ORDER: ReadonlySet<TopicId> = new Set<TopicId>([
	"plan_drop",
	"plan",
	"tonight",
	"routine_check",
	"question.order",
	"question.two_acids",
	"how_to_use",
]);
/** What asks of a product that lightens skin, whatever exactly. */
const ASKS_LIGHTENER: ReadonlySet<TopicId> = new Set<TopicId>([
	"question.irritants",
	"question.patches",
	"question.scars",
	"question.expensive",
	"question.natural",
	"question.counterfeit",
	"question.inci",
	"product_facts",
	"ingredient",
	"concern_advice",
]);
const FREE = /\b(?:free|for nothing)\b/;
const CHARGED = /\b(?:charged|took|taken|refund\w*|twice|double|wrong|invoice|receipt)\b/;

const TODDLER = /\b(?:toddlers?|bab(?:y|ies)|infants?|newborns?|\d+ ?(?:months?|mos?|weeks?|wks?) old)\b/;
const SCANS_CHILD = /\b(?:scan\w*|photos?|pics?|pictures?|selfies?|account|app|upload\w*)\b/;
/** Somebody who expects or nurses a child and wants to use what is spoken of, unless a plain question of another kind is asked. */
const SAYS_EXPECTING =
	/\b(?:(?<!(?:not|never|isnt|no longer) )(?:pregnan\w*|expecting)|(?:weeks|months|wks) gone|trimester|breast ?feed\w*)\b/;
const ASKS_ELSE = /\b(?:how (?:long|often|much|many|do|to)|when|why|which|where|price|cost)\b/;
const OF_USING: ReadonlySet<TopicId> = new Set<TopicId>([
	"ingredient",
	"how_to_use",
	"results_when",
	"combine",
	"question.shared",
	"question.others_medicine",
	"question.give_or_take",
]);

/** Where two topics lie close, what is named in the message settles which of them is asked. */
const RULES: readonly Settles[] = [
	({ question: { text } }, topic) =>
		OF_ORDER.has(topic) && BURNS.test(text) && !CALM.test(text) ? "reaction" : null,
	({ question: { text } }, topic) =>
		ASKS_LIGHTENER.has(topic) && LIGHTENER.test(text) ? "question.whitening" : null,
	({ question: { slots }, context: { person } }, topic) =>
		topic === "minor" && person.preferences.pregnancy === "pregnant" && slots.concerns.length > 0
			? "concern_advice"
			: null,
	({ question: { text } }, topic) =>
		topic === "minor" && TODDLER.test(text) && !SCANS_CHILD.test(text) ? "question.baby_skin" : null,
	({ question: { text, slots }, earlier }, topic) =>
		OF_USING.has(topic) &&
		SAYS_EXPECTING.test(text) &&
		!ASKS_ELSE.test(text) &&
		[slots, ...earlier].some(({ actives }) => actives.length > 0)
			? "pregnancy"
			: null,
	({ question: { text } }, topic) =>
		topic === "about_billing" && FREE.test(text) && !CHARGED.test(text) ? "about_limits" : null,
	({ question: { text }, context: { person } }) =>
		person.preferences.pregnancy === "pregnant" && BY_BABY.test(text) ? "pregnancy" : null,
	({ question: { text } }, topic) =>
		topic === "question.makeup" && SLEEPS.test(text) ? "question.sleeping_in_makeup" : null,
	({ question: { text } }, topic) =>
		(topic === "report" || topic === "about_measuring") && HOW_SURE.test(text) ? "report_sureness" : null,
	({ question: { text }, context: { report } }, topic) =>
		topic === "about_me" && report !== null && TYPE.test(text) ? "report" : null,
	({ question: { text }, context: { person } }, topic) =>
		OF_CHILDREN.has(topic) && person.preferences.pregnancy === "pregnant" && FOR_BABY.test(text)
			? "pregnancy"
			: null,
	({ question: { slots, text }, context: { report } }, topic) =>
		MAY_BE_STEP.has(topic) &&
		report !== null &&
		slots.category !== null &&
		slots.actives.length === 0 &&
		AFTER.test(text)
			? "plan"
			: null,
	({ question: { text } }, topic) =>
		AROUND_PROCEDURE.has(topic) && PROCEDURE.test(text) ? "question.before_procedure" : null,
	({ question: { slots, text } }, topic) =>
		ONE_OR_SEVERAL.has(topic) && slots.actives.length + slots.excluded.length === 2 && OTHER_NIGHTS.test(text)
			? "combine"
			: null,
	({ question: { text } }, topic) =>
		(topic === "tonight" || topic === "plan") && LEAST.test(text) ? "plan_drop" : null,
	({ question: { text } }, topic) =>
		(topic === "about_limits" || topic === "about_billing") && SHARES_ACCOUNT.test(text)
			? "question.account_shared"
			: null,
	({ question: { text }, context: { report } }, topic) =>
		topic === "about_deleting" && report !== null && LEAVES.test(text) && NOTHING_GONE.test(text)
			? "report"
			: null,
	({ question: { text } }, topic) =>
		(topic === "about_deleting" || topic === "question.app_returns") && PUTS_BACK.test(text)
			? "question.app_own_product"
			: null,
	({ question: { slots, text } }, topic) =>
		topic === "pregnancy" && slots.actives.length === 1 && ANOTHER.test(text) ? "ingredient" : null,
	({ question: { text } }, topic) =>
		topic === "about_photo" && DELETES.test(text) ? "about_deleting" : null,
	({ question: { text } }, topic) => (topic === "plan_changes" && ASKS_WHY.test(text) ? "plan_why" : null),
	({ question: { text }, earlier, context: { in_use } }, topic) =>
		(OF_PLAN.has(topic) || topic === "progress") &&
		in_use.length > 0 &&
		CLASHES.test(text) &&
		(OWN_THINGS.test(text) || earlier.length > 0)
			? "routine_check"
			: null,
	({ question: { text }, context: { person } }, topic) =>
		OF_PLAN.has(topic) && (person.preferences.pregnancy ?? "no") !== "no" && EXPECTS.test(text)
			? "pregnancy"
			: null,
	({ question: { text }, context: { in_use } }, topic) =>
		OF_PLAN.has(topic) && in_use.length > 0 && KEEPS.test(text) ? "routine_check" : null,
	({ question: { slots, text } }, topic) =>
		topic === "results_when" && OF_SCAN.test(text) && slots.actives.length + slots.concerns.length === 0
			? "about_measuring"
			: null,
	({ question: { slots, text } }, topic) =>
		topic === "reaction" && slots.actives.length > 1 && LAYERED.test(text) && !SUFFERS.test(text)
			? "combine"
			: null,
	({ question: { text }, context: { in_use, report } }, topic) =>
		topic === "routine_check" && in_use.length === 0 && report !== null && OF_SKIN.test(text)
			? "report"
			: null,
	({ question: { slots, text } }, topic) =>
		(topic.startsWith("question.") || GENERAL.has(topic) || topic === "compare") &&
		IN_PLACE.test(text) &&
		slots.actives.length + slots.excluded.length > 0
			? "instead"
			: null,
	({ question: { text } }, topic) =>
		(topic === "plan_drop" || topic === "plan_why") && IRRITATES.test(text) ? "plan" : null,
	({ question: { text } }, topic) =>
		topic === "about_limits" && CHEAPER_PLAN.test(text) ? "question.app_discount" : null,
	({ question: { text } }, topic) => (OF_ACCOUNT.has(topic) && SEEN_BY.test(text) ? "about_data" : null),
	({ question: { slots, text } }, topic) =>
		ONE_OR_SEVERAL.has(topic) && slots.actives.length === 2 && PAIRED.test(text) && !CHOOSES.test(text)
			? "combine"
			: null,
	({ question: { slots } }, topic) =>
		topic === "question.two_acids" &&
		slots.actives.length === 2 &&
		!slots.actives.every(({ id }) => isExfoliating(id))
			? "combine"
			: null,
	({ question: { slots, text } }, topic) =>
		NO_WISH.has(topic) &&
		slots.budget !== null &&
		(slots.concerns.length + slots.actives.length > 0 || (ONE_THING.test(text) && !LEAVES_OUT.test(text)))
			? "find_product"
			: null,
	({ question: { slots, text } }, topic) =>
		(topic.startsWith("question.") || GENERAL.has(topic)) &&
		WANTS_ONE.test(text) &&
		(slots.concerns.length + slots.actives.length > 0 || slots.category !== null)
			? "find_product"
			: null,
	({ question: { text } }, topic) =>
		topic === "question.app_shops" && REPLACES.test(text) ? "find_product" : null,
	({ question: { slots, text } }, topic) =>
		topic === "question.skin_types" &&
		/\bmy (?:skin )?type\b|\bmy skin\b.*\btype\b/.test(text) &&
		slots.known === null
			? "report"
			: null,
];

/** The topic that is meant where another one looks likeliest. */
export function settleTopic(said: Said, topic: TopicId): TopicId {
	for (const rule of RULES) {
		const settled = rule(said, topic);
		if (settled !== null) return settled;
	}
	return topic;
}
