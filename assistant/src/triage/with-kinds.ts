import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import type { Danger } from "./danger-layer.ts";
import { kindOf } from "./hear-kind.ts";

/** A crisis that is told, so that nothing is said of what might be. */
export const OF_CRISIS: readonly string[] = [
	"red-flag.crisis",
	"red-flag.suicidal",
	"red-flag.self-harm",
	"red-flag.violence",
	"red-flag.starving",
];
/** The same, and somebody else's. */
export const OF_CRISIS_OR_THEIRS: readonly string[] = [
	...OF_CRISIS,
	"red-flag.overdose",
	"red-flag.bystander",
	"red-flag.their-overdose",
	"red-flag.strangled",
	"red-flag.child-abuse",
	"red-flag.newborn-voices",
	"red-flag.both-lives",
	"red-flag.starving-heart",
];

/** Each danger with its kind; a sure sign that says more than when has its own words. */
export function withKinds(flags: readonly RedFlag[], text: string, sure = false): RedFlag[] {
	const english = inEnglish(text) ?? text;
	return flags.map((flag) => {
		const danger = OF_KINDS[flag.rule_id] ?? BY_LEVEL[flag.level];
		if (danger === undefined || OF_CRISIS_OR_THEIRS.includes(flag.rule_id)) return flag;
		const kind = ofAcne(kindOf(danger, english), english);
		if (kind === null) return flag;
		const own = sure || flag.rule_id === SWALLOWED;
		const fits = !own || flag.rule_id in OF_KINDS || SURE_KINDS[flag.rule_id]?.includes(kind) === true;
		return fits ? { ...flag, kind } : flag;
	});
}

/** What was swallowed is never cooled, however much a throat burns. */
const SWALLOWED = "red-flag.swallowed";
const LUMP = "lump";
/** Lumps deep in a face that breaks out, or that leave dents, are spots and no gland. */
const ACNE =
	/^(?=.*\b(?:jaw\w*|chin|cheeks?|forehead|temples?|face|back|shoulders)\b)(?=.*\b(?:dents?|pits?|scars?|scarring|craters?|holes|spots?|pimples?|acne|zits?|break\w* ?outs?|salicylic|benzoyl|adapalene|puberty|teen\w*|period|each month)\b)(?!.*\b(?:neck|armpits?|groin|breast|glands?|night sweats?|weight)\b)/;

function ofAcne(kind: string | null, text: string): string | null {
	return kind === LUMP && ACNE.test(text.toLowerCase()) ? "deep-acne" : kind;
}

const OF_KINDS: Readonly<Record<string, Danger>> = {
	"red-flag.collapse": "emergency",
	"red-flag.accident": "accident",
	"red-flag.doctor-today": "doctor-now",
	"red-flag.doctor-soon": "doctor-soon",
};
/** Kinds that say more of what a sure sign told. */
const SURE_KINDS: Readonly<Record<string, readonly string[]>> = {
	"red-flag.sight": ["eye-socket", "sight"],
	"red-flag.eyes-swollen-shut": ["eye-socket"],
	"red-flag.fading-test": ["meningitis"],
	"red-flag.stroke": ["stroke"],
	"red-flag.suspected-sepsis": ["sepsis", "deep-infection"],
	"red-flag.skin-coming-off": ["drug-skin"],
	"red-flag.filler": ["filler"],
	"red-flag.heat-stroke": ["heat"],
	"red-flag.swallowed": ["swallowed", "button-battery"],
	"red-flag.skin-infection": ["skin-infection", "face-infection", "abscess", "infected-eczema", "wound"],
	"red-flag.one-sided-blisters": ["shingles"],
	"red-flag.medicine-rash": ["medicine-rash"],
	"red-flag.sore-not-healing": ["sore-not-healing", "bleeding-bump", "lip", "sun-scale"],
	"red-flag.changing-spot": ["bleeding-bump", "sun-scale", "sore-not-healing"],
	"red-flag.changing-mole": ["mole"],
	"red-flag.severe-acne": ["deep-acne"],
	"red-flag.hormones": ["hormones"],
	"red-flag.butterfly-rash": ["butterfly"],
	"red-flag.hair-loss": ["hair-coins", "hair-scalp"],
};
const BY_LEVEL: Partial<Record<RedFlag["level"], Danger>> = {
	emergency: "emergency",
	same_day: "doctor-now",
	book_dermatologist: "doctor-soon",
};
