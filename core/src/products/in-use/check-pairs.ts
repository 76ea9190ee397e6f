import { findActive, isExfoliating, isTreatment } from "../../knowledge/actives.ts";
import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { clashes, type Pairing, pairing } from "../../knowledge/pairing.ts";
import { assertNever } from "../../skin/assert-never.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { type PlacedProduct, shareDay, shareHalf } from "./product-in-use.ts";
import { type RoutineWarning, WARNING_LEVELS, type WarningLevel, warn } from "./routine-warning.ts";

interface Meeting {
	pair: Pairing;
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
				const { rule } = meeting.pair;
				byRule.set(rule, [...(byRule.get(rule) ?? []), meeting]);
			}
		}
	}
	return [...byRule].flatMap(([rule, meetings]) => tell(rule, meetings));
}

function meetingsOf(one: PlacedProduct, two: PlacedProduct): Meeting[] {
	return one.facts.actives.flatMap((first) =>
		two.facts.actives.flatMap((second): Meeting[] => {
			const pair = pairing(first, second);
			if (!pair || !(isTreatment(first) || isTreatment(second))) return [];
			if (pair.share_night && !(one.facts.key.includes(first) && two.facts.key.includes(second))) return [];
			const level = levelOf(pair, one, two);
			if (level === null) return [];
			const mild = (one.rinsed && isExfoliating(first)) || (two.rinsed && isExfoliating(second));
			return [
				{
					pair,
					level: mild && level !== "myth" ? "know" : level,
					actives: [first, second],
					products: [one, two],
				},
			];
		}),
	);
}

/** Said as urgent where both meet nearer than they may; a pair kept apart as it should be is nothing to say. */
function levelOf(pair: Pairing, one: PlacedProduct, two: PlacedProduct): WarningLevel | null {
	const same_half = shareHalf(one, two);
	const near = { same_half, same_day: same_half && shareDay(one, two) };
	if (clashes(pair, near)) return !pair.share_routine && near.same_day ? "stop" : "change";
	if (!pair.share_night) return null;
	return pair.rule.myth ? "myth" : "know";
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
			fix: [rule.fix, mild ? "A cleanser is rinsed off, so this matters less." : leavingWords(told)]
				.filter(Boolean)
				.join(" "),
			grade: rule.grade,
			sources: rule.sources,
			about: told.flatMap(({ products }) => products.map(({ product }) => product)),
		}),
	];
}

/** Where only one can stay and one is the weaker choice, which one goes. */
function leavingWords(meetings: readonly Meeting[]): string {
	const leaving = new Set(meetings.map(({ pair }) => (pair.share_routine ? null : pair.gives_way)));
	const [id] = leaving;
	return leaving.size === 1 && id ? `If one goes, let it be ${findActive(id)?.name ?? id}.` : "";
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
