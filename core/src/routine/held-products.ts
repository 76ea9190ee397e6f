import type { Finding } from "../skin/concern.ts";
import type { RedFlag } from "../skin/red-flag.ts";
import { holdsBack } from "../skin/red-flags/triage-findings.ts";

/**
 * What words that call for somebody keep back: everything new; every product, while the gentle kinds that wash, moisturize and
 * protect are told and treatments wait for the visit; or nothing.
 */
export type Hold = "everything" | "products" | "nothing";

/** Danger of the mind that may be told: help comes first, and the plan stays for whoever wrote of something else. */
const POSSIBLE_CRISIS = "red-flag.crisis";

/** A wound that somebody made, and skin that is open, burnt, infected or reacts: nothing new belongs on it. */
const NOTHING_ON_IT: readonly string[] = [
	"red-flag.self-harm",
	"red-flag.skin-infection",
	"red-flag.crusts",
	"red-flag.one-sided-blisters",
	"red-flag.burn",
	"red-flag.blistered-sunburn",
	"red-flag.rash-and-fever",
	"red-flag.medicine-rash",
	"red-flag.acne-with-illness",
	"red-flag.accident",
	"red-flag.bite",
	"red-flag.weak-immune-system",
	"red-flag.bleeding",
	"red-flag.glued",
	"red-flag.chilli",
	// Its advice leaves water, a plain cream and sunscreen until the visit.
	"red-flag.steroid-skin",
];

/** What concerns the whole face, or no skin at all, so that plain basics have no place to leave out. */
const NO_PLACE: readonly string[] = [
	"red-flag.isotretinoin",
	"red-flag.isotretinoin-mood",
	"red-flag.medicine-stopped",
	"red-flag.medicine-pregnancy",
	"red-flag.pet-swallowed",
	"red-flag.pregnancy-itch",
	"red-flag.bruises",
	"red-flag.starving",
	"red-flag.severe-acne",
	"red-flag.hormones",
	"red-flag.eyes-with-flushing",
	// Sunscreen belongs on both.
	"red-flag.butterfly-rash",
	"red-flag.pigment-change",
	"red-flag.unlabelled-cream",
	"red-flag.yellow",
	"red-flag.hair-loss",
	"red-flag.widespread-eczema",
	"red-flag.itch-from-within",
	"red-flag.getting-worse",
	"red-flag.pregnancy-acne",
	"red-flag.no-improvement",
	"red-flag.blood-sugar",
];

/** What is told of the spots themselves. */
const OF_SPOTS: readonly string[] = ["red-flag.severe-acne", "red-flag.no-improvement"];
/** What may be told of them where many were counted. */
const MAY_BE_SPOTS: readonly string[] = [...OF_SPOTS, "red-flag.doctor-soon"];
const MANY_SPOTS = "red-flag.finding-acne";

/** Redness that stays is shown to a doctor, and a mild plan for it is no reason to wait: it holds nothing back. */
const LASTING_FLUSH = "red-flag.lasting-flushing";

export function isLastingFlush({ rule_id }: Pick<RedFlag, "rule_id">): boolean {
	return rule_id === LASTING_FLUSH;
}

/** A visit that nobody can be sure of is told beside a whole plan. */
export function isGuessedVisit({ rule_id }: Pick<RedFlag, "rule_id">): boolean {
	return rule_id === "red-flag.perhaps-soon";
}

type Findings = readonly Pick<Finding, "concern" | "severity">[];

/** What the flags of a report keep back; those that were only measured keep nothing. */
export function heldBy(flags: readonly RedFlag[]): Hold {
	const holding = flags.filter((flag) => holdsBack(flag) && !isLastingFlush(flag));
	if (holding.length === 0) return "nothing";
	if (holding.some(({ level, rule_id }) => level === "emergency" || NOTHING_ON_IT.includes(rule_id)))
		return "everything";
	return "products";
}

/** Whether the plan goes around the place somebody wrote about. */
export function sparesPlace(flags: readonly RedFlag[], findings: Findings): boolean {
	return (
		treatsAfterVisit(flags, findings) &&
		flags.filter(holdsBack).some(({ rule_id }) => !NO_PLACE.includes(rule_id))
	);
}

/** From here on inflamed spots are clear enough to be what somebody wrote about. */
const CLEAR_SPOTS_FROM = 2;

/** Clear inflamed spots were counted and a visit soon is all that was asked: guidelines begin their treatment before it. */
export function isOfSpots(flags: readonly RedFlag[], findings: Findings): boolean {
	const holding = flags.filter(holdsBack);
	const all = (rules: readonly string[]) => holding.every(({ rule_id }) => rules.includes(rule_id));
	const clear = findings.some(
		({ concern, severity }) => concern === "acne" && (severity ?? 0) >= CLEAR_SPOTS_FROM,
	);
	const many = flags.some(({ rule_id }) => rule_id === MANY_SPOTS);
	return holding.length > 0 && ((many && all(MAY_BE_SPOTS)) || (clear && all(OF_SPOTS)));
}

/** What treats begins only after somebody has looked. */
export function treatsAfterVisit(flags: readonly RedFlag[], findings: Findings): boolean {
	return heldBy(flags) === "products" && !isOfSpots(flags, findings);
}

export function isPossibleCrisis({ rule_id }: RedFlag): boolean {
	return rule_id === POSSIBLE_CRISIS;
}
