import { isTreatment } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { Concern } from "../../skin/concern.ts";
import { brandIn } from "../find/read-brands.ts";
import type { Inquiry } from "../inquiry.ts";
import type { Intent, Slots } from "../question.ts";
import { ownMeant } from "../reading/own-meant.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { answerFindProduct } from "./find-product.ts";
import { plainWish } from "./product/plain-wish.ts";

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
