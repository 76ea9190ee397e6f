import { isTreatment } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { Concern } from "../../skin/concern.ts";
import type { Inquiry } from "../conversation.ts";
import { readForWhom } from "../find/for-whom.ts";
import { asksForOne, PLACE } from "../find/read-needs.ts";
import { brandIn, readAvoided, readParts, type Than, wishSides } from "../find/read-wish.ts";
import { wishesIn } from "../find/wishes.ts";
import type { Intent, Question, Slots } from "../question.ts";
import { inPlainEnglish } from "../reading/gloss-message.ts";
import { ownMeant } from "../reading/own-products.ts";
import { readSlots } from "../reading/read-slots.ts";
import { spellOut } from "../reading/spell-out.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { answerFindProduct } from "./find-product.ts";

const KIND =
	"(?:sunscreens?|spf|sun ?blocks?|sun creams?|cleansers?|face ?wash(?:es)?|wash|moisturi[sz]ers?|(?:day|night|face|gel) creams?|creams?|lotions?|serums?|toners?|masks?|exfoliants?|exfoliators?|micellar(?: water)?|eye creams?|ointments?)";
/** Words that nobody says who is not after a thing to buy. */
const SEEKS = new RegExp(
	[
		"\\b(?:looking|searching|hunting) for\\b",
		`\\b(?:an?|some|another) (?:\\w+ ){0,2}${KIND} (?:please|pls|plz)\\b`,
		"\\b(?:just )?show me (?:an?|some|another|the best)\\b",
		"\\b(?:recommend\\w*|suggest\\w*)\\b(?! (?:by|that i))",
		`\\b(?:need|want|wants|needs|find me|get me|give me|am after|buy|fancy|would like) (?:an?|some|one|another|new|something|smth|sth|anything)\\b`,
		`\\b(?:need|want|wants|needs|buy)(?: \\w+){0,3} ${KIND}\\b`,
		`\\b(?:any|which|what|whats|got|best|good|nice|decent)(?: \\w+){0,4} ${KIND}\\b`,
		`\\bis there (?:an?|any(?:thing)?|one|some\\w*)\\b`,
		"\\b(?:do you|have you|you) (?:have|got|know) (?:an?|any(?:thing)?|some\\w*|one)\\b",
		"\\b(?:what|which)(?: \\w+){0,4} (?:should|shall|would|could|do|can) (?:i|you|he|she|we|they)(?: \\w+){0,2} (?:buy|get|pick|choose|take|recommend|suggest)\\b",
		"\\b(?:dupes?|replacement for|alternatives? (?:to|for)|(?:softer|gentler|milder|cheaper) version)\\b",
		`\\b${KIND} (?:that|thats|which|for|without|with(?! my)|under [$\\u20ac\\u00a3]?\\d)`,
		"\\b(?:something|anything|smth) (?:for|against|that|to|light\\w*|rich(?:er)?|thinner|heavier|mild\\w*|less|but|not|without|korean|vegan|gentle|similar|else|cheaper)\\b",
		"\\bwhich one\\b",
		"\\b(?:on|in|from) your (?:list|catalog\\w*|range|shop)\\b",
	].join("|"),
);
/** Asks about a thing, not for one. */
const ASKS_ABOUT =
	/\b(?:how (?:often|much|long|many|do|does|should|can|to)|why|when (?:do|does|should|can|to)|can (?:i|you(?! (?:please |pls )?(?:recommend|suggest|find|show|name|pick))|we|he|she)|may i|should i (?:use|put|apply|stop|keep|wash|skip|be)|does (?:it|my|the|a|this|that)|do i (?:need|have|really)|is (?:it|my|this|that|the|a) |is (?:\w+ ){1,3}(?:good|bad|safe|ok|okay|worth|enough|necessary)|are (?:my|these|they)|before or after|together|tonight|what (?:is|are|does|do|happens)\b(?! (?:a good|the best|good|best|something|there))|which (?:step|of my|bit|part)|in my (?:plan|routine|report))\b/;
/** Says something of what was shown, and looks on. */
const NARROWS =
	/\b(?:allerg\w+ to|react(?:s|ed)? to|intoleran\w+|cannot (?:have|use|stand|do)|vegan|cruelty free|no|not|without|hates?|prefer\w*|lighter|richer|gentler|cheaper|smaller|bigger|mineral|tinted|unscented|fragrance free|for (?:sensitive|dry|oily|combination|mature|normal))\b/;
/** Not to be bought at all, or no wish for a thing. */
const ELSEWHERE =
	/\b(?:refund|subscription|account|charged|app|scan|photo|reminder|password|doctor|gp|dermatologist|prescri\w+|tablets?|antibiotic\w*|homework)\b/;

/** A question about what is named, or about two things side by side. */
const ASKS_OF_IT =
	/^(?:does|do|is|are|can|will|has|have|how|why|when)\b|\b(?:under|over|before|after|or|vs|and|together|first|last)\b/;
/** "Fine. which". */
const WHICH_ALONE =
	/^(?:(?:fine|ok|okay|so|and|well|right|sure|then|but) )*which(?: (?:one|ones|do you (?:recommend|suggest)|should i (?:get|buy)))?(?: then)?$/;
/** "A cleanser, not a pump bottle": the kind stands first, and what it must be after it. */
const OPENS_WITH_KIND = new RegExp(
	`^(?:(?:so|and|hi|hey|ok|please|just) )*(?:(?:an?|any|some|another|one) )?(?:(?!(?:my|the|this|that|how|why|is|does)\\b)\\w+ ){0,2}${KIND}\\b`,
);
const ASKS_OF_ORDER =
	/\b(?:over|before|after|vs|under (?!(?:my |the )?(?:sunscreen|spf|make ?up|foundation|eyes?|[$\u20ac\u00a3]?\d)))\b/;
/** "Retinol, but not from them". */
const NOT_FROM = /\b(?:not|nothing|none|never) (?:from|by) (?!(?:my|the plan|your|a)\b)\w+/;
/** "Vitamin C serum?" */
const FEW_ALONE = 4;
/** Which of what they have goes or stays. */
const OF_THEIRS =
	/\bwhich (?:one |ones )?(?:goes|go|stays?|has to go|to (?:drop|bin|keep|stop)|(?:do|should|can) i (?:drop|stop|keep|bin|skip|leave))\b/;
const FEW_WORDS = 12;
const OWN_KIND: Partial<Record<Concern, ProductCategory>> = {
	dryness: "moisturizer",
	redness: "moisturizer",
	under_eye: "eye_cream",
	shine: "moisturizer",
};

/** "Like that balm, but without shea". */
const ALIKE = /^(?:(?:something|anything|one) )?(?:like|similar to) (?!(?:i|you|this|that|it|my)\b)/;

/** The kind of what it is measured against: creams are lighter or richer than creams. */
function besideOf(than: Than, named: readonly CatalogueProduct[]): ProductCategory | null {
	const cream = named.find(({ category }) => category === "moisturizer" || category === "sunscreen");
	return ((than === "lighter" || than === "richer" ? cream : undefined) ?? named[0])?.category ?? null;
}

/** Something to buy is asked for in so many words, or a price is set. */
export function wishesPlainly({ text, slots }: Pick<Question, "text" | "slots">): boolean {
	if (ASKS_ABOUT.test(text)) return false;
	return slots.budget !== null || SEEKS.test(text) || (OPENS_WITH_KIND.test(text) && !ASKS_OF_IT.test(text));
}

/** "Find me a vegan vitamin C serum": who is told to look looks, whatever else the words name. */
const LOOK =
	/\b(?:(?:can|could|would|will) you (?:please |pls )?|please |pls )?(?:find|show|get|pick|recommend|suggest) (?:me )?(?:an?|some|the best)\b/;
const COMPARES = /\b(?:versus|vs|or|difference|same as|compared?)\b/;
export function wishesOutright({ text, slots }: Pick<Question, "text" | "slots">): boolean {
	return slots.category !== null && LOOK.test(text) && !COMPARES.test(text);
}

/** The slots of a wish for a thing to buy, however the message was understood; null where none is plainly wished for. */
export function plainWish(inquiry: Inquiry): Slots | null {
	const { message, history, context, question } = inquiry;
	const text = spellOut(inPlainEnglish(message) ?? message);
	const slots = { ...readSlots(text, context), known: null };
	const other = readForWhom(inquiry);
	const last = history.findLast(({ role }) => role === "user")?.message ?? "";
	const shown = context.shown[0]?.category ?? null;
	if (ELSEWHERE.test(text) || OF_THEIRS.test(text)) return null;
	const goesOn = shown !== null && history.length > 0;
	if (
		goesOn &&
		slots.category === null &&
		slots.concerns.length + slots.actives.length <= 1 &&
		!ASKS_ABOUT.test(text)
	) {
		const words = text.split(" ").length;
		const forSomebody = other !== null && other.told.length === 1;
		if ((forSomebody || NARROWS.test(text)) && words <= FEW_WORDS * (forSomebody ? 2 : 1))
			return forSomebody || readSlots(spellOut(last), context).category !== null || other !== null
				? { ...question.slots, ...slots, category: shown }
				: null;
	}
	const lastKind = readSlots(spellOut(last), context).category;
	if (slots.category === null && lastKind !== null && WHICH_ALONE.test(text))
		return { ...question.slots, ...slots, category: lastKind };
	const sides = wishSides(text);
	const beside = sides.than === null ? null : (besideOf(sides.than, context.named) ?? shown ?? "moisturizer");
	const alike = ALIKE.test(text) && slots.actives.length + slots.concerns.length === 0 ? "moisturizer" : null;
	const brandOut =
		NOT_FROM.test(text) || context.named.some(({ brand }) => brandIn(message, brand) === "out");
	const ofActive = slots.category === null && slots.actives.length === 1 && (brandOut || SEEKS.test(text));
	const wishes = wishesIn(text, slots.category);
	const bound =
		sides.kinds_out.length +
		(sides.than === null ? 0 : 1) +
		(brandOut ? 1 : 0) +
		(slots.budget !== null ? 1 : 0) +
		(slots.fragrance_free || slots.gentle ? 1 : 0) +
		(other !== null ? 1 : 0) +
		Math.min(wishes.length, 2) +
		(slots.excluded.length + readAvoided(text).length > 0 ? 1 : 0);
	if (ASKS_ABOUT.test(text) && !(SEEKS.test(text) && (bound > 0 || /\bwhich one\b/.test(text)))) return null;
	const one = asksForOne(text);
	const category =
		slots.category ??
		beside ??
		(bound > 0 ? alike : null) ??
		(one || bound > 0 ? (OWN_KIND[slots.concerns[0] ?? "acne"] ?? null) : null);
	const named = category !== null || slots.concerns.length > 0 || (ofActive && brandOut);
	if (!named) return null;
	const alone =
		slots.category !== null &&
		!ASKS_OF_IT.test(text) &&
		text.split(" ").length <= FEW_ALONE &&
		slots.actives.length > 0;
	const opens = bound > 0 && OPENS_WITH_KIND.test(text) && !ASKS_OF_ORDER.test(sides.wanted);
	const ruled = bound > 0 && /^(?:anything|nothing|something) (?:but|except|other than|like)\b/.test(text);
	if (
		!(
			SEEKS.test(text) ||
			alone ||
			opens ||
			ruled ||
			alike !== null ||
			(ofActive && brandOut) ||
			one ||
			bound > 1 ||
			readParts(message, context).length > 1
		)
	)
		return null;
	// Without a kind something plainly has to be wanted.
	if (slots.category === null && !(bound > 0 || one || PLACE.test(text))) return null;
	const put = PLACE.test(text);
	return { ...slots, category, actives: put ? [] : slots.actives };
}

const PACK = /\b(?:pumps?|jars?|tubs?|tubes?|dispensers?|screw tops?|twisty)\b/;
const WANTS =
	/\b(?:whats there|what is there|any with|one thing only|just one thing|anything with|got any|need (?:a|one|something)|looking for)\b/;
const FOR_LESS =
	/\b(?:dupes?|cheaper|same (?:sort|kind|type) of thing|for less|equivalent|(?:third|half|quarter) (?:of )?(?:the )?price|robbing me|bleed(?:ing)? me dry|too (?:dear|pricey|expensive))\b/;
const NOT_ASKED: ReadonlySet<Intent> = new Set<Intent>([
	"find_product",
	"compare",
	"product_facts",
	"about_billing",
	"about_money",
]);

/** Topics that single words of a wish come near to: an allergy, an age, what an ingredient is. */
const TAKES_OVER: ReadonlySet<Intent> = new Set<Intent>([
	"known_question",
	"instead",
	"concern_advice",
	"unknown",
	"other_language",
	"ingredient",
	"off_topic",
	"small_talk",
	"pregnancy",
	"minor",
	"reaction",
	"report",
	"held",
	"plan_changes",
	"how_to_use",
	"help",
	"thanks",
	"plan",
	"combine",
	"about_money",
	"compare",
]);
/** One brand is left, and none is set against another. */
const OTHER_BRAND = /\b(?:another|other|different|new) (?:brand|make|company)\b/;

/** What answers a look that names no kind of product. */
const KIND_FOR: Partial<Record<Concern, ProductCategory>> = {
	dryness: "moisturizer",
	redness: "moisturizer",
	under_eye: "eye_cream",
};

/** A wish for something to buy that was taken for another topic: a kind of pack, or the same as one of theirs for less; null otherwise. */
export function wishForGoods(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const { text, slots, intent } = question;
	const elsewhere =
		intent === "product_facts" &&
		slots.actives.length === 1 &&
		context.named.length > 0 &&
		context.named.every(({ brand }) => brandIn(inquiry.message, brand) === "out");
	const yields =
		elsewhere ||
		(slots.category !== null &&
			(intent === "about_money" || (intent === "compare" && OTHER_BRAND.test(text))));
	if (NOT_ASKED.has(intent) && !yields) return null;
	const look = (more: Partial<Slots>) =>
		answerFindProduct({
			...inquiry,
			question: { ...question, intent: "find_product", slots: { ...slots, known: null, ...more } },
		});
	const [own] = FOR_LESS.test(text) ? ownMeant(text, context.in_use) : [];
	if (own?.product) {
		const { key, leads } = productFacts(own.product);
		const id = key.filter(isTreatment).find((one) => leads[one] !== undefined);
		return look({
			category: own.product.category,
			actives: id === undefined ? [] : slots.actives.filter((one) => one.id === id),
			cheaper: true,
		});
	}
	const wish = elsewhere || TAKES_OVER.has(intent) ? plainWish(inquiry) : null;
	if (wish !== null) return look(wish);
	const kind = slots.category ?? KIND_FOR[slots.concerns[0] ?? "acne"];
	return PACK.test(text) && WANTS.test(text) && kind !== undefined ? look({ category: kind }) : null;
}
