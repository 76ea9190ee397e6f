import { isTreatment } from "../knowledge/actives.ts";
import type { PersonCondition } from "../knowledge/person-rules.ts";
import { NEED_ACTIVES } from "../knowledge/questions/care-words.ts";
import type { CatalogueProduct } from "../products/product.ts";
import type { Candidate } from "../products/recommend-slots.ts";
import type { CarePlan } from "../routine/care-plan.ts";
import { isRuledOut } from "../routine/person-conditions.ts";
import { standingFindings } from "../skin/concern.ts";
import type { Asked, ProductAnswer, ProductSearch } from "./conversation.ts";
import { chooseSlots } from "./find/choose-slots.ts";
import { forOther } from "./find/for-whom.ts";
import { leftOut } from "./find/left-out.ts";
import { readNeeds, type SearchNeeds } from "./find/read-needs.ts";
import { searchContext } from "./find/search-context.ts";
import { chooseSet, searchProducts } from "./find/search-products.ts";
import { presentProducts, presentSet } from "./present-products.ts";
import { citeRule } from "./writing/cite.ts";

export interface FindRequest extends Asked {
	search: ProductSearch;
	/** Rows worth looking at; no other product is ever named. */
	candidates: readonly CatalogueProduct[];
}

/**
 * The second step of a product question: what fits the need and the person, best first, each with its reason, and what
 * stays out and why. The filters and the score are those of recommendations. Pure; same request, same answer.
 */
export function findProducts({ search, candidates, ...own }: FindRequest): ProductAnswer {
	const needs = readNeeds(search, own, candidates);
	// For somebody else nothing counts that is known of who writes.
	const asked = forOther(own);
	const { context } = asked;
	const around = searchContext(asked, needs.fragrance_free);
	if (around.held !== null) return holdProducts(around.held);
	const plan = context.report?.analysis.care_plan ?? null;
	const lookIn = (wanted: SearchNeeds, within: CarePlan | null) => {
		const chosen = chooseSlots(wanted, {
			plan: within,
			sensitivity: around.sensitivity,
			findings: context.report ? standingFindings(context.report.analysis) : [],
			context: around.pick,
		});
		const sought = { ...wanted, treatments: chosen.treatments };
		const { slots } = chosen;
		const in_use = context.in_use.filter(({ id }) => id !== needs.like?.id);
		const ground = { slots, context: around.pick, plan, in_use, candidates };
		return { chosen, sought, result: searchProducts(sought, ground) };
	};
	const look = (wanted: SearchNeeds) => lookIn(wanted, plan);
	if (needs.parts.length > 1) {
		const most = needs.max_price ?? Number.MAX_VALUE;
		const listsIn = (within: CarePlan | null) =>
			needs.parts.map((part) => lookIn({ ...needs, ...UNBOUND, ...part }, within).result.found);
		const planned = chooseSet(listsIn(plan), most);
		// What the plan would rather have may cost too much for the sum.
		const plain = planned.fits || plan === null ? planned : chooseSet(listsIn(null), most);
		const set = plain.fits ? plain : planned;
		if (set.products.length > 0) {
			const dearer = set === planned ? [] : dearerOf(planned.products, set.products);
			return presentSet({ asked, set, needs, dearer, context: around.pick });
		}
	}
	const { chosen, sought, result } = within(needs, look, around.pick.conditions);
	const left_out = leftOut({ needs, chosen, around, context, candidates });
	return presentProducts({ asked, needs: sought, result, left_out, context: around.pick });
}

/** What the plan would have had where another product stands for it. */
function dearerOf(planned: readonly Candidate[], taken: readonly Candidate[]): Candidate[] {
	return planned.filter(
		({ slot, product }) =>
			taken.some((one) => one.slot.key === slot.key) && !taken.some((one) => one.product.id === product.id),
	);
}

type Look = (wanted: SearchNeeds) => {
	chosen: ReturnType<typeof chooseSlots>;
	sought: SearchNeeds;
	result: ReturnType<typeof searchProducts>;
};

/** Where no product with the first choice is within the wish, one with another that does the same job is looked for. */
function within(needs: SearchNeeds, look: Look, conditions: readonly PersonCondition[]): ReturnType<Look> {
	const first = look(needs);
	const [concern] = needs.concerns;
	if (first.result.found.length > 0 || concern === undefined || needs.treatments.length > 0) return first;
	const others = NEED_ACTIVES[concern].filter((id) => isTreatment(id) && !isRuledOut(id, conditions));
	for (const id of others) {
		const other = look({ ...needs, treatments: [id] });
		if (other.result.found.length > 0) return other;
	}
	return first;
}

/** Each may cost what the others leave. */
const UNBOUND = {
	max_price: null,
	below_price: null,
	count: 60,
	cheapest: false,
	supporting: [],
};

function holdProducts({ rule_id, advice }: { rule_id: string; advice: string }): ProductAnswer {
	return {
		text: `${advice} I name no product until then: what your skin needs first is somebody who looks at it.`,
		citations: [citeRule(rule_id, "Signs to show a doctor")],
		products: [],
	};
}
