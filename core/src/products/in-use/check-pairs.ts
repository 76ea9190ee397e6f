import { findActive, isExfoliating, isTreatment } from "../../knowledge/actives.ts";
import { type ConflictRule, conflictBetween } from "../../knowledge/conflicts.ts";
import { assertNever } from "../../skin/assert-never.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { type PlacedProduct, shareDay, shareHalf } from "./product-in-use.ts";
import { type RoutineWarning, WARNING_LEVELS, type WarningLevel, warn } from "./routine-warning.ts";

interface Meeting {
	rule: ConflictRule;
	level: WarningLevel;
	actives: [string, string];
	products: [PlacedProduct, PlacedProduct];
}

/** Every pair rule between two products, each rule told once with all it is about. */
export function checkPairs(placed: readonly PlacedProduct[]): RoutineWarning[] {
	const byRule = new Map<ConflictRule, Meeting[]>();
	for (const [index, one] of placed.entries()) {
		for (const two of placed.slice(index + 1)) {
			if (one.product.product_id === two.product.product_id) continue;
			for (const meeting of meetingsOf(one, two)) {
				byRule.set(meeting.rule, [...(byRule.get(meeting.rule) ?? []), meeting]);
			}
		}
	}
	return [...byRule].flatMap(([rule, meetings]) => tell(rule, meetings));
}

function meetingsOf(one: PlacedProduct, two: PlacedProduct): Meeting[] {
	return one.facts.actives.flatMap((first) =>
		two.facts.actives.flatMap((second): Meeting[] => {
			const rule = conflictBetween(first, second);
			if (!rule || !(isTreatment(first) || isTreatment(second))) return [];
			if (rule.myth && !(one.facts.key.includes(first) && two.facts.key.includes(second))) return [];
			const level = levelOf(rule, one, two);
			if (level === null) return [];
			const mild = (one.rinsed && isExfoliating(first)) || (two.rinsed && isExfoliating(second));
			return [
				{
					rule,
					level: mild && level !== "myth" ? "know" : level,
					actives: [first, second],
					products: [one, two],
				},
			];
		}),
	);
}

function levelOf(rule: ConflictRule, one: PlacedProduct, two: PlacedProduct): WarningLevel | null {
	const sameHalf = shareHalf(one, two);
	const sameNight = sameHalf && shareDay(one, two);
	switch (rule.level) {
		case "block":
			return sameNight ? "stop" : "change";
		case "separate":
			return sameHalf ? "change" : null;
		case "alternate":
			return sameNight ? "change" : null;
		case "advice":
			return "know";
		case "allow":
			return rule.myth ? "myth" : "know";
		default:
			return assertNever(rule.level);
	}
}

/** The most urgent of the meetings speaks for the rule. */
function tell(rule: ConflictRule, meetings: readonly Meeting[]): RoutineWarning[] {
	const level = WARNING_LEVELS.find((one) => meetings.some((meeting) => meeting.level === one));
	if (level === undefined) return [];
	const told = meetings.filter((meeting) => meeting.level === level);
	const mild = level === "know" && rule.level !== "allow" && rule.level !== "advice";
	const names = capitalize(joinWords(namesOf(told)));
	return [
		warn({
			rule_id: rule.id,
			level,
			title: titleOf(rule, level, names),
			why: rule.why,
			fix: mild ? `${rule.fix} A cleanser is rinsed off, so this matters less.` : rule.fix,
			grade: rule.grade,
			sources: rule.sources,
			about: told.flatMap(({ products }) => products.map(({ product }) => product)),
		}),
	];
}

function namesOf(meetings: readonly Meeting[]): string[] {
	const ids = [...new Set(meetings.flatMap(({ actives }) => actives))];
	return ids.map((id) => findActive(id)?.name ?? id);
}

function titleOf(rule: ConflictRule, level: WarningLevel, names: string): string {
	if (level === "myth") return `${names}: a myth says they do not go together`;
	switch (rule.level) {
		case "block":
			return level === "stop" ? `${names} together` : `${names} in one routine`;
		case "separate":
			return `${names} at the same time of day`;
		case "alternate":
			return `${names} on the same night`;
		case "advice":
		case "allow":
			return `${names} side by side`;
		default:
			return assertNever(rule.level);
	}
}
