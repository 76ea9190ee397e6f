import { findActive, isTreatment } from "../../knowledge/actives.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import { checkRoutine } from "../../products/in-use/check-routine.ts";
import type { RoutineWarning } from "../../products/in-use/product-in-use.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import { factsAbout } from "../../routine/facts-from-answers.ts";
import { standingFindings } from "../../skin/concern.ts";
import type { AssistantContext } from "../conversation.ts";
import type { NamedActive } from "../question.ts";
import { productName } from "../writing/say-names.ts";
import { CATEGORY_SAID } from "./read-slots.ts";

/** Words half of all products are named with. */
const COMMON: ReadonlySet<string> = new Set(
	`acid active advanced anti balm barrier body booster bright calming care clean cleanser cleansing clear clinical
	complex concentrate control cream creme daily deep defense derm dermatologist drops dry elixir emulsion essence essential
	every exfoliating exfoliator extra eyes face facial firming foam foaming formula free fresh gentle glow hydrating
	hydration ingredients intense invisible light lightweight liquid list lotion mask milk mineral mist moisture
	moisturizer moisturizing natural night normal nourishing oily ointment ordinary peel plus power pore powder product
	radiance recovery repair restoring rich sensitive serum shield skin smoothing soft solution soothing spot sunscreen
	super tinted toner toning treatment ultra vitamin wash water with your`.split(/\s+/),
);
const MY = /\b(?:my|mine|i (?:use|have|own)|both|the)(?: \w+){0,2} $/;

/** Products somebody uses that a spelled-out message means: by a word of their own names, or as "my serum". */
export function ownMeant(text: string, inUse: readonly ProductInUse[]): ProductInUse[] {
	const named = inUse.filter(({ name }) => wordsOfName(name).some((word) => text.split(" ").includes(word)));
	const kinds = CATEGORY_SAID.filter(([, said]) => {
		const at = text.search(said);
		return at >= 0 && MY.test(text.slice(0, at));
	}).map(([category]) => category);
	const ofKind = inUse.filter(
		({ category, name }) => category !== null && kinds.includes(category) && name !== "",
	);
	return named.length > 0
		? [...named, ...ofKind.filter((one) => !named.some(({ category }) => category === one.category))]
		: ofKind;
}

function wordsOfName(name: string): string[] {
	const words =
		name
			.toLowerCase()
			.normalize("NFKD")
			.match(/[a-z]{4,}/g) ?? [];
	return words.filter((word) => !COMMON.has(word) && findActive(word) === undefined);
}

/** What such a product is used for: the treatment in it, else what it leads with. */
export function activesOf(products: readonly ProductInUse[]): NamedActive[] {
	const ids = products.flatMap(({ product }) => {
		if (product === null) return [];
		const { key, leads } = productFacts(product);
		const treats = key.filter(isTreatment);
		// What stands high on the list or in the name is what it is used for, not a trace of something strong.
		return [treats.find((id) => leads[id] !== undefined) ?? treats[0] ?? key[0] ?? []].flat();
	});
	return [...new Set(ids)].flatMap((id) => {
		const active = findActive(id);
		return active === undefined ? [] : [{ id, words: active.name }];
	});
}

/** Stands for a typed name that is none. */
export const UNNAMED = "a product you typed in";

/** What the rules say about the products the person uses, most urgent first. */
export function checkInUse({ in_use, person, report }: AssistantContext): RoutineWarning[] {
	if (in_use.length === 0) return [];
	return checkRoutine({
		products: in_use.map((one) => ({
			step: one.step,
			product_id: one.id,
			name: productName(one) ?? UNNAMED,
			category: one.category,
			inci: one.product?.inci ?? [],
		})),
		plan: report?.analysis.care_plan ?? null,
		sensitivity: report?.analysis.skin_sensitivity ?? null,
		preferences: person.preferences,
		facts: factsAbout(person.preferences, report?.analysis.understood),
		findings: report ? standingFindings(report.analysis) : [],
		...(report ? { tone: report.observation.tone } : {}),
	});
}
