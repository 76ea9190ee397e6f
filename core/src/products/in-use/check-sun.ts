import { findActive, isExfoliating, isRetinoid } from "../../knowledge/actives.ts";
import { IN_USE_RULES } from "../../knowledge/in-use-rules.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { readSpf } from "../facts/read-name.ts";
import type { PlacedProduct } from "./product-in-use.ts";
import { type RoutineWarning, warn } from "./routine-warning.ts";

const SPF_MIN = 30;

/** What needs a daily sunscreen beside it, and sunscreens that protect too little. */
export function checkSun(placed: readonly PlacedProduct[]): RoutineWarning[] {
	const morning = placed.filter(({ halves }) => halves.includes("morning"));
	const protects = morning.some((one) => isSunscreen(one) || (readSpf(one.product.name) ?? 0) >= SPF_MIN);
	const exposed = placed.filter((one) => !one.rinsed && one.facts.actives.some(needsSunscreen));
	const weak = morning.filter((one) => isSunscreen(one) && (readSpf(one.product.name) ?? SPF_MIN) < SPF_MIN);
	const missing = !protects && exposed.length > 0;
	return [
		...(missing ? [withoutSunscreen(exposed)] : []),
		...weak.map(({ product }) =>
			warn({
				...IN_USE_RULES["rule.low_spf"],
				rule_id: "rule.low_spf",
				level: "change",
				title: `SPF ${readSpf(product.name)} is low`,
				about: [product],
			}),
		),
		...retinoidsByDay(placed),
	];
}

function withoutSunscreen(exposed: readonly PlacedProduct[]): RoutineWarning {
	const ids = [...new Set(exposed.flatMap(({ facts }) => facts.actives.filter(needsSunscreen)))];
	const names = capitalize(joinWords(ids.map((id) => findActive(id)?.name ?? id)));
	return warn({
		...IN_USE_RULES["rule.sunscreen_with_actives"],
		rule_id: "rule.sunscreen_with_actives",
		level: "stop",
		title: `${names} without a daily sunscreen`,
		about: exposed.map(({ product }) => product),
	});
}

/** Esters stand in many day creams in traces; the stronger forms belong to the night. */
function retinoidsByDay(placed: readonly PlacedProduct[]): RoutineWarning[] {
	return placed
		.filter(({ product }) => product.step.startsWith("morning_"))
		.flatMap(({ product, facts }) => {
			const id = facts.actives.find((one) => isRetinoid(one) && one !== "retinoid_ester");
			if (id === undefined) return [];
			return warn({
				...IN_USE_RULES["rule.retinoid_by_day"],
				rule_id: "rule.retinoid_by_day",
				level: "change",
				title: `${capitalize(findActive(id)?.name ?? id)} in the morning`,
				about: [product],
			});
		});
}

function isSunscreen({ product }: PlacedProduct): boolean {
	return (
		product.category === "sunscreen" || (product.category === null && product.step.endsWith("_sunscreen"))
	);
}

function needsSunscreen(id: string): boolean {
	return isExfoliating(id) || isRetinoid(id) || findActive(id)?.photosensitising === true;
}
