import type { RedFlag } from "../red-flag.ts";
import type { RedFlagRuleId } from "./red-flag-rules.ts";

/** What a wrong cause would have somebody do: cool a burn that is none, wait for an eye doctor, look for an allergy. */
const WRONG_CAUSES: Partial<Record<RedFlagRuleId, readonly string[]>> = {
	"red-flag.carbon-monoxide": [
		"collapse",
		"fading-test",
		"suspected-sepsis",
		"heat-stroke",
		"stroke",
		"allergic-reaction",
		"pet-swallowed",
		"swallowed",
		"fumes",
		"breathing",
		"medicine-rash",
		"pressure",
		"burn",
		"large-burn",
	],
	"red-flag.numbing-cream": [
		"collapse",
		"stroke",
		"breathing",
		"airway-swelling",
		"allergic-reaction",
		"accident",
		"burn",
		"sight",
	],
	"red-flag.skin-coming-off": [
		"burn",
		"large-burn",
		"blistered-sunburn",
		"medicine-rash",
		"rash-and-fever",
		"chemical-deep",
		"chemical-on-skin",
		"accident",
		"skin-infection",
	],
	"red-flag.plant-sap": [
		"burn",
		"large-burn",
		"blistered-sunburn",
		"chemical-on-skin",
		"chemical-deep",
		"accident",
		"rash-and-fever",
		"medicine-rash",
		"growing-ring",
	],
	"red-flag.others-cream": ["accident", "eye", "pet-swallowed", "medicine-stopped", "chemical-on-skin"],
	"red-flag.oxygen-fire": ["breathing", "accident", "sore-not-healing", "burn"],
};
/** Says only when somebody is to be seen, or what might be. */
const GENERAL =
	/^red-flag\.(?:doctor-today|doctor-soon|perhaps-soon|watch-(?:emergency|accident|today|soon))$/;

/** Without what would name another cause, or none, beside a cause that is plain. No crisis is ever left out. */
export function withoutWrongCauses(flags: readonly RedFlag[]): readonly RedFlag[] {
	const wrong = flags.flatMap(({ rule_id }) => WRONG_CAUSES[rule_id as RedFlagRuleId] ?? []);
	if (wrong.length === 0) return flags;
	const own = flags.some(({ rule_id }) => rule_id === "red-flag.plant-sap");
	return flags.filter(
		({ rule_id, kind }) =>
			!wrong.includes(rule_id.replace("red-flag.", "")) &&
			!GENERAL.test(rule_id) &&
			!(own && rule_id === "red-flag.collapse" && (kind === undefined || kind === "big-burn")),
	);
}
