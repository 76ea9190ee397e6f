import { isExfoliating, isRetinoid } from "../knowledge/actives.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import type { SourceId } from "../knowledge/sources.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { Concern } from "../skin/concern.ts";
import { joinWords } from "../skin/zone-words.ts";
import {
	type Answer,
	type Answerer,
	type Asker,
	isExpecting,
	isHeld,
	rests,
	type Said,
	titleOf,
	told,
} from "./asker.ts";
import { isRuledOut } from "./person-conditions.ts";
import { SPECKLED_FROM } from "./tell-unmet.ts";

/** What a question is about that changes with time. */
type Slow = "dents" | "patches" | "marks" | "lines" | "redness" | "flakes" | "spots";

/** Read from top to bottom: "marks the pimples left" are marks. */
const NAMED: readonly (readonly [Slow, RegExp])[] = [
	["dents", /\b(?:dents?|pits?|pitted|ice ?picks?)\b/],
	["spots", /\bblack dots?\b|\bblackheads?\b/],
	[
		"patches",
		/\b(?:melasma|chloasma|(?<!\b(?:dry|flaky|scaly|rough|bald|white|pale|itchy|oily|eczema) )patch(?:es)?(?! ?test)|mask of pregnancy|pa[nñ]os?)\b/,
	],
	[
		"marks",
		/\b(?:marks?|(?:dark|brown|black|red) (?:spots?|stains?|scars?)|stains?|pigment\w*|pih|uneven tone|manchas?|taches?|flecken)\b/,
	],
	["lines", /\b(?:lines?|wrinkl\w*|crow|creas\w*|crepe\w*|arrugas?|rugas?|rides?|falten)\b/],
	["redness", /\b(?:red|redness|flush\w*|blush\w*|rosacea|burn\w*|sting\w*)\b/],
	["flakes", /\b(?:flak\w*|peel\w*|dry|dryness|tight\w*|rough\w*)\b/],
	["spots", /\b(?:spots?|pimples?|zits?|acne|bumps?|break\w*|granos?|espinhas?|boutons?|pickel)\b/],
];

/** What a photo and a sentence do not tell from a growth: nobody says here how long it stays. */
const TO_BE_SEEN =
	/\b(?:moles?|(?:age|sun|liver) spots?|freckles?|growths?|lumps?|warts?|scal(?:y|es)|crust\w*|bleed\w*)\b/;
/** A spot that is brown or black by itself, at an age at which not every one is a mark. */
const DARK_SPOT = /\b(?:brown|black|dark) spots?\b/;
const LEFT_BY_SPOTS = /\b(?:pimples?|zits?|acne|breakouts?|shav\w*|ingrown|melasma|pregnan\w*)\b/;

function isToBeSeen({ asked, before }: Said, { request }: Asker): boolean {
	const words = `${before} , ${asked}`;
	const { age_band } = request.person.preferences;
	const later = age_band !== undefined && SPECKLED_FROM[age_band] !== undefined;
	return TO_BE_SEEN.test(words) || (later && DARK_SPOT.test(words) && !LEFT_BY_SPOTS.test(words));
}

const FIRST_SEEN: Answer = {
	text: "You asked how long it stays. Let a doctor look at it once before anything is done to it: no photo and no sentence tells a mark from what only looks like one. Flat, even and the same for years is most often harmless; within two weeks where it is new, grows, has several colors, is scaly, bleeds or does not heal.",
	sources: ["aad_sunscreen", "house_default"],
};

const SHOWN_BY: Readonly<Partial<Record<Concern, Slow>>> = {
	acne: "spots",
	dark_spots: "marks",
	uneven_tone: "marks",
	redness: "redness",
	lines: "lines",
	dryness: "flakes",
};

const namedIn = (words: string): Slow | undefined => NAMED.find(([, says]) => says.test(words))?.[0];

/** What a question names of this kind, or the sentence before it; null where neither does. */
export const slowNamed = ({ asked, before }: Said): Slow | null => namedIn(asked) ?? namedIn(before) ?? null;

/** What a question names, or the sentence before it, else what shows most in the photo; null where nothing does. */
function slowOf(said: Said, { request, situation }: Asker): Slow | null {
	const [most] = request.findings
		.filter(({ severity }) => (severity ?? 0) >= 1)
		.toSorted((a, b) => (b.severity ?? 0) - (a.severity ?? 0))
		.flatMap(({ concern }) => SHOWN_BY[concern] ?? []);
	const slow = slowNamed(said) ?? most ?? null;
	if (slow === "patches" && situation.told.includes("barrier_disease")) return "flakes";
	return slow === "marks" && situation.traits.has("melasma") ? "patches" : slow;
}

const isDeep = ({ situation }: Asker): boolean => situation.traits.has("deeper_tone");

/** Weeks until it can be told that something helps, at its full pace. */
const SHOWS_AFTER: Readonly<Record<Slow, number>> = {
	dents: Number.POSITIVE_INFINITY,
	patches: 12,
	marks: 12,
	lines: 12,
	redness: 4,
	flakes: 2,
	spots: 8,
};

const TIMES: Readonly<Record<Slow, (asker: Asker) => Answer>> = {
	dents: () => ({
		text: "Dents do not fill with a product, however long; a dermatologist can soften them once spots have stopped.",
		sources: ["aad_acne_2024"],
	}),
	patches: (asker) => ({
		text: `Patches pale over 3 to 6 months of sunscreen every day, best a tinted one, and seldom go whole; light brings them back.${
			isExpecting(asker) ? " Those of a pregnancy often fade within a year after it." : ""
		}`,
		sources: ["melasma_sunscreen"],
	}),
	marks: (asker) => ({
		text: `Flat marks that spots left fade in 3 to 6 months${
			isDeep(asker) ? ", on deeper skin often 6 to 12" : ""
		}, with sunscreen every day and no new spots; each new one starts the clock again.`,
		sources: ["aad_sunscreen", "melasma_sunscreen"],
	}),
	lines: () => ({
		text: "Dry lines look softer within days of moisturizer. Fine lines soften after 3 to 6 months of a retinoid where one is in the plan; deep folds stay.",
		sources: ["retinol_review_2021"],
	}),
	redness: () => ({
		text: "Redness from too much care calms within two to four weeks of mild care. What is still red after that, or burns and brings bumps, is for a doctor, who has a name and a treatment for it.",
		sources: ["nice_cks_rosacea", "house_default"],
	}),
	flakes: () => ({
		text: "Dry, tight or peeling skin feels better within days of mild care and is whole again after two to four weeks.",
		sources: ["aad_dry_skin"],
	}),
	spots: () => ({
		text: "Spots get fewer after 6 to 8 weeks of a treatment on its days, and a verdict is fair after 12; single ones go by themselves within one to two weeks.",
		sources: ["nice_ng198", "aad_acne_2024"],
	}),
};

const COUNTS: Readonly<Record<string, number>> = {
	a: 1,
	one: 1,
	two: 2,
	couple: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	few: 3,
};
const SPAN =
	/(?<!\b(?:once|twice|times|nights?) )\b(\d+|a|one|two|couple|three|four|five|six|few) (?:of )?(days?|weeks?|wks?|months?)\b/;

/** The span of time that words name, in weeks; null where they name none. */
function weeksIn({ asked, before }: Said): number | null {
	const said = SPAN.exec(asked) ?? SPAN.exec(before);
	if (said === null) return null;
	const [, count = "", unit = ""] = said;
	const many = COUNTS[count] ?? Number(count);
	return unit.startsWith("d") ? many / 7 : unit.startsWith("m") ? many * 4.3 : many;
}

const behind = (lead: string, { text, sources }: Answer): Answer => ({ text: `${lead} ${text}`, sources });

const howLong: Answerer = (asker, _, said) => {
	if (isHeld(asker)) return null;
	if (isToBeSeen(said, asker)) return FIRST_SEEN;
	const slow = slowOf(said, asker);
	if (slow === null)
		return {
			text: "You asked how long it takes. A mild wash and a moisturizer calm skin within one to four weeks; sunscreen works from the first day.",
			sources: ["aad_dry_skin", "house_default"],
		};
	const asked = weeksIn(said);
	const byThen =
		asked === null || asked >= SHOWS_AFTER[slow]
			? ""
			: " Not fully by the time you name, as far as one can say.";
	return behind(`You asked how long it takes.${byThen}`, TIMES[slow](asker));
};

const STAYS: Readonly<Record<Slow, (asker: Asker) => Answer>> = {
	dents: () => ({
		text: "Dents stay without a procedure; no cream fills them, and a dermatologist can soften them once spots have stopped.",
		sources: ["aad_acne_2024"],
	}),
	patches: (asker) => ({
		text: `Partly: patches pale with daily sunscreen and often come back with light${
			isExpecting(asker)
				? "; those of a pregnancy often fade within a year after it. Where they stay, a doctor has more then"
				: ", the pill or a pregnancy, so they are kept down more than cured"
		}.`,
		sources: ["melasma_sunscreen", "aad_sunscreen"],
	}),
	marks: () => ({
		text: "No: flat marks that spots or shaving left fade over months, on deep skin over a year or so. Daily sunscreen and no new ones decide most.",
		sources: ["melasma_sunscreen", "aad_sunscreen"],
	}),
	lines: () => ({
		text: "Fine lines can soften over months; deep ones and what lies under the skin do not go with a cream.",
		sources: ["retinol_review_2021"],
	}),
	redness: (asker) => ({
		text: rests(asker)
			? "What too much care made red goes within two to four weeks of mild care. Redness that has been there for years can be calmed and seldom goes whole: a doctor has gels and laser for it."
			: "Redness that has been there for years can be calmed and seldom goes whole; sunscreen, mild care and knowing what sets it off do much, and a doctor has gels and laser.",
		sources: ["nice_cks_rosacea", "house_default"],
	}),
	flakes: () => ({
		text: "No: dry, peeling skin is whole again after two to four weeks of mild care; what comes back each winter wants the richer cream each winter.",
		sources: ["aad_dry_skin"],
	}),
	spots: () => ({
		text: "No: spots can be treated at any age and whatever set them off, hormones too. Give a treatment 12 weeks. If they stay, hurt or leave scars, a doctor has more.",
		sources: ["nice_ng198", "aad_acne_2024"],
	}),
};

const permanent: Answerer = (asker, _, said) => {
	if (isHeld(asker)) return null;
	if (isToBeSeen(said, asker)) return FIRST_SEEN;
	const slow = slowOf(said, asker);
	return slow === null ? null : behind("You asked whether this stays.", STAYS[slow](asker));
};

/** What may make more spots for a while: what renews skin, of one's own or of the plan. */
function renews({ request, planned }: Asker): boolean {
	const own = request.facts.some(
		({ id, about = "" }) =>
			id === "owns" &&
			INGREDIENT_WORDS.some(
				(row) => (isRetinoid(row.id) || isExfoliating(row.id)) && row.says.test(about.toLowerCase()),
			),
	);
	return (
		own ||
		planned.some((step) => STEP_RULES[step].actives.some((one) => isRetinoid(one) || isExfoliating(one)))
	);
}

const PRESCRIBED = [
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"prescription_eczema",
] as const;

const purging: Answerer = (asker) => {
	if (isHeld(asker) || isExpecting(asker)) return null;
	const strained = asker.situation.conditions.includes("barrier_strained");
	const verdict = told(asker, ...PRESCRIBED)
		? "More spots for some weeks are usual after such a medicine was begun. Burning, rawness or spots in new places are not: ask whoever prescribed it how to go on, and stop nothing on your own."
		: strained
			? "By what you told it is more likely irritation: purging brings spots and does not burn, peel or tighten. Leave off what acts until skin is calm."
			: renews(asker)
				? "It may be: more spots in the usual places, from two weeks after a retinoid or an acid was begun, gone again by week 8. Spots in new places, itching or burning are no purging; pause then, and begin again on fewer nights."
				: "Hardly: only what renews skin, a retinoid or an acid, brings it, and you name none. New spots from a cream are a reason to leave that cream.";
	return { text: `You asked about purging. ${verdict}`, sources: ["adapalene_label", "house_default"] };
};

const lightens = ({ request }: Asker): boolean =>
	request.facts.some(
		({ id, about = "" }) =>
			id === "uses_irritant" && /bleach|whiten|lighten|fair|unlabel|no label/.test(about),
	);

/** "Two weeks and nothing": too early, or long enough to look for something else. */
const notWorking: Answerer = (asker, subjects, said) => {
	const slow = slowOf(said, asker);
	if (slow === null || isHeld(asker) || isToBeSeen(said, asker)) return null;
	// What is no good for this person is not gone on with, however long it was used.
	if (isExpecting(asker) || told(asker, "steroid_cream", "hydroquinone") || lightens(asker)) return null;
	if (subjects.some((id) => isRuledOut(id, asker.situation.conditions))) return null;
	const weeks = weeksIn(said);
	const least = SHOWS_AFTER[slow];
	const asks = told(asker, ...PRESCRIBED) ? " Ask whoever prescribed it before you stop it." : "";
	const sources: SourceId[] = ["nice_ng198", "house_default"];
	if (slow === "dents") return behind("You asked why nothing changes.", STAYS.dents(asker));
	const shown = `what treats ${slow === "flakes" ? "dry skin" : slow} shows after ${least} weeks at its full pace, not before`;
	if (weeks !== null && weeks < least)
		return {
			text: `You asked whether it does nothing. That is too early to tell: ${shown}. Go on as long as it neither burns nor peels.${asks}`,
			sources,
		};
	const instead = withPlan(asker.planned);
	return {
		text: `You asked whether it does nothing. ${
			weeks === null ? `It depends on how long: ${shown}. ` : ""
		}${weeks === null ? "After that without a change" : "After that long without a change"} it is fair to leave it${
			rests(asker) || instead === "" ? ", and a doctor has more" : `: this plan has ${instead}`
		}.${asks}`,
		sources,
	};
};

const withPlan = (planned: readonly StepId[]): string => joinWords(planned.map(titleOf));

/** What time does to skin: how long, whether it stays, whether it works at all. */
export const TIME_ANSWERS = {
	how_long: howLong,
	permanent,
	purging,
	not_working: notWorking,
} as const;
