import { withoutKind } from "../person/name-kinds.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import type { Situation } from "./read-situation.ts";
import { bottleWords } from "./set-aside.ts";

interface Stop {
	/** As it stands behind "Stop"; what was told where missing. */
	words?: string;
	why: string;
	/** Who has to hear it; everybody where missing. */
	when?: (situation: Situation) => boolean;
}

/** Skin that has nothing to spare for what irritates. */
function isTender({ mode, traits, conditions, sensitivity }: Situation): boolean {
	return (
		mode !== "treat" ||
		sensitivity === "High" ||
		["dry_look", "red", "flushed"].some((one) => traits.has(one as "red")) ||
		conditions.includes("shaving_bumps")
	);
}

export const clogs = ({ traits }: Situation): boolean =>
	["spots", "blackheads", "oily"].some((one) => traits.has(one as "spots"));

const HAIR = "hair grease";
/** It need not stop, only stay where it belongs. */
const HAIR_OFF =
	"two fingers off the hairline, and hair off the forehead at night: what is put into hair runs onto the skin and clogs it, so wipe the skin there clean in the evening";

const STOPS: Readonly<Record<string, Stop>> = {
	menthol: { why: "menthol only feels cool and irritates", when: isTender },
	aftershave: { why: "alcohol and scent burn skin that is red, dry or just shaved", when: isTender },
	antiseptic: {
		words: "antiseptic on your face",
		why: "antiseptic burns skin without healing it, and does nothing against bumps: lukewarm water and a mild wash are enough",
	},
	soap: {
		words: "soap on your face",
		why: "soap strips the oil that skin needs, and a mild wash takes its place",
	},
	"shower gel": {
		words: "shower gel on your face",
		why: "it is made for bodies and too strong for a face",
		when: (situation) => isTender(situation) || clogs(situation),
	},
	"washing often": {
		words: "washing so often",
		why: "twice a day with a mild wash is enough, because skin stripped of its oil makes no less of it; blot the shine with paper in between",
	},
	wipes: { why: "wipes rub; a mild wash, and an oil or balm for eye make-up, need no rubbing" },
	"a whitening wash": {
		words: "the whitening wash",
		why: "it lightens nothing and dries more than a mild one",
	},
	"a peeling oil": {
		words: "the peeling oil or cream",
		why: "peeling skin without a doctor burns it, and burns leave marks",
	},
	"a bleaching soap": {
		words: "the bleaching soap or cream",
		why: "they often hold strong steroids or mercury that no label names",
	},
	"a scrub": { why: "a scrub scratches skin and spots, and leaves marks" },
	"an alcohol toner": {
		words: "the astringent",
		why: "it dries and stings, and oil comes back within hours all the same",
	},
	"pore strips": { why: "they tear at the skin, and pores are full again in days" },
	"lemon juice": { why: "it burns, and in the sun it leaves marks for months" },
	turmeric: { why: "turmeric stains, and in a paste it rubs and makes allergies" },
	[HAIR]: { why: HAIR_OFF, when: clogs },
	"hot towels": {
		words: "heat on your face, towels and steam",
		why: "heat widens small vessels and dries; lukewarm water does the same work",
		when: isTender,
	},
	"bought off a post": {
		words: "what came without a list of what is in it",
		why: "glow and toning products sold in posts and on markets often hold a strong steroid, mercury or bleach that no label names; if it has been used for weeks, show it to a doctor or pharmacist",
	},
	toothpaste: { why: "it burns skin and leaves marks" },
	"baking soda": { why: "it strips skin of what protects it" },
	"tea tree oil": { why: "it burns and makes allergies" },
	"undiluted oils": { why: "undiluted they burn skin and make allergies, with sun they leave marks" },
	"borrowed products": {
		words: "what you borrow from others",
		why: "nobody knows how strong it is beside your own, and shared pots carry germs",
	},
	"a bump stopper with alcohol": {
		words: "the bump stopper",
		why: "most are alcohol and acid, which burn skin that was just shaved and leave marks",
	},
	"a clay mask": { why: "clay dries", when: isTender },
	"an oil or butter": {
		words: "oil and butter on your face",
		why: "they clog pores and feed spots and flakes",
		when: clogs,
	},
	"scented care": { why: "scent is what tender skin reacts to most", when: isTender },
};

const BLEACH = "a bleaching soap";
const BALM = "an oil or butter";

/** What somebody uses and should not, by its name and with the reason. */
export function stops(facts: readonly PersonFact[], situation: Situation): PlanNote[] {
	const told = new Set(facts.flatMap(({ id, about }) => (id === "uses_irritant" && about ? [about] : [])));
	const used = [...told].flatMap((about) => {
		const stop = STOPS[about];
		// Two words for one pot: a strong steroid is never told to stop at once.
		if (about === BLEACH && situation.conditions.includes("steroid_cream")) return [];
		if (about === BALM && situation.own_balm && !clogs(situation)) return [];
		return stop === undefined || stop.when?.(situation) === false ? [] : [{ about, ...stop }];
	});
	if (used.length === 0) return [];
	// Each thing with its own reason, and things of one reason together.
	const byReason = Map.groupBy(used, ({ why }) => why);
	const text = [...byReason]
		.map(([why, things], at) => {
			if (things.some(({ about }) => about === HAIR))
				return `Keep ${byName(HAIR, "hair products", facts) ?? "hair products"} ${why}.`;
			const said = new Set(things.map(({ about, words = about }) => byName(about, words, facts) ?? words));
			return `Stop ${joinWords([...said])}${at === 0 ? "" : " too"}: ${why}.`;
		})
		.join(" ");
	return [
		{ rule_id: "answer.stop_irritants", text, sources: ["aad_dry_skin", "house_default"], safety: true },
	];
}

/** "your irish spring on your face": what somebody calls the thing, where that says more than its kind. */
function byName(about: string, words: string, facts: readonly PersonFact[]): string | null {
	const told = facts.find(
		({ id, about: own = "" }) => id === "owns" && irritantsIn(own).includes(about),
	)?.about;
	const name = withoutKind(told ?? "")
		.replace(/^(?:an?|the|my|some|whatever|something called) /, "")
		.replace(/,.*$| and water\b.*$| (?:on|onto|for|after|over|at) (?:the|my|his|her|a) .*$/, "")
		.trim();
	if (name === "" || name.length > LONGEST_NAME) return null;
	const known = new Set(`${words} ${about} bar a the my daily old plain`.split(" "));
	const says_more = name.split(/[^\p{L}\d]+/u).some((word) => word !== "" && !known.has(word));
	if (!says_more) return null;
	return `your ${bottleWords(name)}${words.endsWith(ON_FACE) ? ` ${ON_FACE}` : ""}`;
}
const ON_FACE = "on your face";
const LONGEST_NAME = 40;
