import { ACTIVES, type ActiveId, isActiveId, isTreatment } from "../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../knowledge/questions/care-words.ts";
import type { PersonFact } from "../../person/person-fact.ts";
import type { CarePlan, EvidenceGrade, ProductCategory } from "../../routine/care-plan.ts";
import type { Person } from "../../routine/person.ts";
import { CONCERNS, type Concern, type Finding } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import type { ItaClass } from "../../skin/observation.ts";
import type { Sensitivity, SkinType } from "../../skin/skin-type.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { findFragrance } from "../facts/find-irritants.ts";
import { type ProductFacts, productFacts } from "../facts/product-facts.ts";
import { refusalForPerson } from "../fits-step.ts";
import { checkRoutine } from "../in-use/check-routine.ts";
import { type ProductInUse, placeProducts, type RoutineWarning } from "../in-use/product-in-use.ts";
import { type PickContext, pickContext } from "../pick-context.ts";
import type { CatalogueProduct } from "../product.ts";
import { type Beside, besideShelf } from "./beside-shelf.ts";

export interface CheckRequest {
	/** `name` with the brand; `inci` [] where no list is known. */
	product: {
		id: string;
		name: string;
		category: ProductCategory | null;
		inci: readonly string[];
		/** USD; null where nobody knows. */
		price: number | null;
	};
	in_use: readonly ProductInUse[];
	plan: CarePlan | null;
	skin_type: SkinType | null;
	sensitivity: Sensitivity | null;
	findings: readonly Finding[];
	tone?: { ita_class: ItaClass };
	person: Person;
	facts: readonly PersonFact[];
	/** Of its category, from the catalogue. */
	alternatives: readonly CatalogueProduct[];
}

/** `leave`: not for this person. `care`: under conditions. `unread`: there is no list to read. */
export const CHECK_VERDICTS = ["fits", "care", "leave", "unread"] as const;
export type CheckVerdict = (typeof CHECK_VERDICTS)[number];

interface Contained {
	id: ActiveId;
	name: string;
	treats: boolean;
	grade: EvidenceGrade;
	/** Percent as its name states; null where it does not. */
	strength: number | null;
	/** Too little, by its place in the list, to count on. */
	in_traces: boolean;
}

export interface ProductCheck {
	verdict: CheckVerdict;
	/** One sentence that needs no knowledge. */
	headline: string;
	/** What of it works on what this person's skin shows, the most visible first. */
	helps: { concern: Concern; words: string; actives: string[]; grade: EvidenceGrade }[];
	contains: Contained[];
	/** Names of what is in it and has little or no proof. */
	unproven: string[];
	/** As printed. */
	fragrance: string[];
	/** Names of what is not advised in pregnancy, whoever asks. */
	not_in_pregnancy: string[];
	/** About the type of skin, each a sentence. */
	notes: string[];
	/** What rules say about it for this person, most urgent first; pairs with the shelf stand in `beside`. */
	warnings: RoutineWarning[];
	beside: Beside;
	cheaper: Cheaper[];
}

/** Step of a product that stands nowhere yet. */
const NOWHERE = "check";
const SUN_RULE = "rule.sunscreen_with_actives";
const SHOWS_FROM = 1;
const MOST_NOTED = 4;

/** What a product would mean for this person, beside what they use already. Deterministic. */
export function checkProduct(request: CheckRequest): ProductCheck {
	const { product, in_use, plan, findings } = request;
	const facts = productFacts(product);
	const others = in_use.filter(({ product_id }) => product_id !== product.id);
	const candidate: ProductInUse = { step: NOWHERE, product_id: product.id, ...own(product) };
	const beside = besideShelf(facts, product.category, placeProducts(others, plan));
	const helps = product.inci.length === 0 ? [] : helpsFor(facts, findings);
	const warnings = checkRoutine({
		...request,
		products: [...others, candidate],
		preferences: request.person.preferences,
	})
		.filter(
			({ product_ids, rule_id }) => product_ids.includes(product.id) && !rule_id.startsWith("conflict."),
		)
		.filter(({ rule_id }) => rule_id !== "rule.nothing_listed");
	const context = pickContext({ ...request, sensitivity: request.sensitivity ?? "Low" });
	const verdict = verdictOf(product.inci, warnings, beside);
	return {
		verdict,
		headline: headlineOf(verdict, { warnings, beside, helps, facts }),
		helps,
		contains: facts.actives.map((id) => contained(id, facts)),
		unproven: facts.actives.filter((id) => ACTIVES[id].grade === "C").map((id) => ACTIVES[id].name),
		fragrance: findFragrance(product.inci),
		not_in_pregnancy: facts.actives
			.filter((id) => ACTIVES[id].pregnancy === "avoid")
			.map((id) => ACTIVES[id].name),
		notes: skinNotes(facts, context.oil_free && product.category !== "cleanser", request.skin_type),
		warnings,
		beside,
		cheaper: product.inci.length === 0 ? [] : sameForLess(product, facts, request.alternatives, context),
	};
}

function own({ name, category, inci }: CheckRequest["product"]) {
	return { name, category, inci };
}

function contained(id: ActiveId, facts: ProductFacts): Contained {
	const { name, treatment, grade } = ACTIVES[id];
	return {
		id,
		name,
		treats: treatment,
		grade,
		strength: facts.strengths[id] ?? null,
		in_traces: !facts.key.includes(id),
	};
}

/** Only what is there in a working amount can help. */
function helpsFor(facts: ProductFacts, findings: readonly Finding[]): ProductCheck["helps"] {
	return CONCERNS.flatMap((concern) => {
		const severity = findings.find((finding) => finding.concern === concern)?.severity ?? 0;
		const ids = NEED_ACTIVES[concern].filter((id) => facts.key.includes(id));
		if (severity < SHOWS_FROM || ids.length === 0) return [];
		const grades = ids.map((id) => ACTIVES[id].grade).toSorted();
		const [grade = "C"] = grades;
		const actives = ids.map((id) => ACTIVES[id].name);
		return [{ severity, help: { concern, words: CONCERN_WORDS[concern], actives, grade } }];
	})
		.toSorted((a, b) => b.severity - a.severity)
		.map(({ help }) => help);
}

function skinNotes(facts: ProductFacts, oilFree: boolean, skinType: SkinType | null): string[] {
	const oils = facts.oils.slice(0, MOST_NOTED);
	return [
		...(oilFree && oils.length > 0
			? [`It holds oils that may clog pores on skin that shines or spots: ${joinWords(oils)}.`]
			: []),
		...(facts.drying_alcohol
			? [
					skinType === "Dry"
						? "Drying alcohol stands high in its list; skin that is dry already gets tighter."
						: "Drying alcohol stands high in its list.",
				]
			: []),
		...(facts.sulfate ? ["It washes with a sulfate, the harshest of the common washing agents."] : []),
	];
}

function verdictOf(
	inci: readonly string[],
	warnings: readonly RoutineWarning[],
	beside: Beside,
): CheckVerdict {
	if (inci.length === 0) return "unread";
	if (warnings.some(isForbidding) || beside.blocked) return "leave";
	return warnings.some(({ level }) => level === "stop" || level === "change") || beside.clashes.length > 0
		? "care"
		: "fits";
}

/** A missing sunscreen is a condition that can be met, and not a reason against the product. */
function isForbidding({ level, rule_id }: RoutineWarning): boolean {
	return level === "stop" && rule_id !== SUN_RULE;
}

function headlineOf(
	verdict: CheckVerdict,
	{
		warnings,
		beside,
		helps,
		facts,
	}: Pick<ProductCheck, "warnings" | "beside" | "helps"> & { facts: ProductFacts },
): string {
	const forbidding = warnings.find(isForbidding);
	const first = warnings.find(({ level }) => level === "stop" || level === "change");
	const [help] = helps;
	const treats = facts.key.filter(isActiveId).some(isTreatment);
	switch (verdict) {
		case "unread":
			return "There is no ingredient list to read, so nothing can be said about it yet.";
		case "leave":
			return forbidding
				? `Not for you now: ${lowerFirst(forbidding.title)}.`
				: `Not beside what you use: ${beside.words}`;
		case "care":
			return beside.clashes.length > 0 || first === undefined
				? beside.words
				: first.rule_id === SUN_RULE
					? "Only with a sunscreen every morning, and you use none yet."
					: `With care: ${lowerFirst(first.title)}.`;
		case "fits":
			if (help)
				return `It fits: ${joinWords(help.actives)} in it can help against ${help.words}, and nothing you use speaks against it.`;
			return treats
				? "Nothing speaks against it, but your photo shows nothing that it would treat."
				: "Nothing speaks against it. It is plain care: it cleans, softens or protects and treats nothing.";
	}
}

/** Names that are written large stay so. */
function lowerFirst(title: string): string {
	return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

interface Cheaper {
	product: CatalogueProduct;
	/** What it shares, one sentence. */
	words: string;
}

const MOST_CHEAPER = 3;

/**
 * Products of the same kind that lead with the same treatments and cost less, cheapest first. None where the list treats
 * nothing: plain care differs in what no list tells. Without a price of its own every priced one counts.
 */
function sameForLess(
	product: { id: string; name: string; category: ProductCategory | null; price: number | null },
	facts: ProductFacts,
	alternatives: readonly CatalogueProduct[],
	context: PickContext,
): Cheaper[] {
	const works = facts.key.filter(isTreatment);
	if (works.length === 0 || product.category === null) return [];
	const limit = product.price ?? Number.POSITIVE_INFINITY;
	return alternatives
		.filter(({ id, category }) => id !== product.id && category === product.category)
		.filter(
			({ price, currency, stale }) => price !== null && price < limit && currency === "USD" && stale !== true,
		)
		.filter((one) => {
			const { key } = productFacts(one);
			const same = works.every((id) => key.includes(id));
			// More treatments than asked for are another product.
			return same && key.filter(isTreatment).length === works.length;
		})
		.filter((one) => refusalForPerson(one, context) === null)
		.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0) || (a.id < b.id ? -1 : 1))
		.slice(0, MOST_CHEAPER)
		.map((one) => ({
			product: one,
			words: `Leads with ${joinWords(works.map((id) => ACTIVES[id].name))} as well.`,
		}));
}
