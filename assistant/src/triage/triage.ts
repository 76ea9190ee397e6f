import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { exactFlags, type FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { holdsBack } from "@dewlight/core/skin/red-flags/holds-products.ts";
import { byUrgency, flagsOfRules } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { type Encoder, EncoderError, type EncoderErrorCode } from "../encoder/encoder.ts";
import { dangerBeside, rulesRaised } from "./danger-layer.ts";
import { type Features, featuresOf } from "./features.ts";
import { namesDespair } from "./kind-words.ts";
import { sentencesOf, windowsOf } from "./windows.ts";

export interface Triage {
	/** Red flags of these texts: by example or by a sure sign, whichever raises one. */
	read(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<FlagsOf>;
}

interface ReadWindow {
	text: string;
	features: Features;
}

/**
 * The one reader for danger. Without the encoder a text is read by sure signs alone, and `onSilent` is told why. Only
 * a caller that goes away makes it reject.
 */
export function createTriage(encoder: Encoder, onSilent: (code: EncoderErrorCode) => void): Triage {
	async function readWindows(text: string, { signal }: { signal?: AbortSignal }): Promise<ReadWindow[]> {
		const sentences = sentencesOf(text);
		const windows = windowsOf(sentences);
		if (windows.length === 0) return [];
		const vectors = await encoder.encodeRuns(sentences, windows, signal ? { signal } : {});
		return windows.map((window, at) => ({
			text: window.text,
			features: featuresOf(window.text, vectors[at] ?? new Float32Array()),
		}));
	}
	async function byExample(text: string, options: { signal?: AbortSignal }): Promise<readonly RedFlag[]> {
		const english = inEnglish(text);
		try {
			const windows = await readWindows(english ?? text, options);
			if (windows.length === 0) return [];
			const seen = windows.map(({ features }) => features);
			const told = english === null ? [] : windows.map((window) => window.text);
			if (english === null || english === text) return flagsOfRules(rulesRaised(told, seen));
			const written = (await readWindows(text, options)).map(({ features }) => features);
			const raised = flagsOfRules(rulesRaised(told, seen, undefined, dangerBeside(written)));
			const few = english.split(" ").length < LEAST_GLOSSED;
			return few ? raised.filter(({ level }) => level !== "watch") : raised;
		} catch (error) {
			options.signal?.throwIfAborted();
			onSilent(error instanceof EncoderError ? error.code : "crashed");
			return [];
		}
	}
	return {
		async read(texts, options = {}) {
			const read = new Map<string, readonly RedFlag[]>();
			for (const text of new Set(texts)) {
				read.set(text, joined(tidy(spellOut(text)), surely(text), await byExample(text, options)));
			}
			return (text) => read.get(text) ?? surely(text);
		},
	};
}

/** By sure signs, of the text as it stands and of what it says in English. */
function surely(text: string): RedFlag[] {
	const english = inEnglish(text);
	const own = exactFlags(text);
	if (english === null || english === text) return own;
	const ids = new Set(own.map(({ rule_id }) => rule_id));
	return byUrgency([...own, ...exactFlags(english).filter(({ rule_id }) => !ids.has(rule_id))]);
}

/** Of fewer words known in another language nobody can say what they might hint at. */
const LEAST_GLOSSED = 7;

const GENERAL_CRISIS = "red-flag.crisis";
/** What a sure sign tells better than the general words of its danger. */
const TOLD_BETTER: Readonly<Record<string, readonly string[]>> = {
	"red-flag.crisis": ["suicidal", "overdose", "bystander", "self-harm", "violence", "starving"],
	"red-flag.collapse": ["starving", "burn", "swallowed", "skin-coming-off"],
	"red-flag.accident": [
		"chemical-on-skin",
		"chemical-in-eye",
		"swallowed",
		"fumes",
		"glued",
		"chilli",
		"burn",
		"large-burn",
	],
	"red-flag.doctor-today": [
		"bite",
		"burn",
		"skin-infection",
		"chilli",
		"glued",
		"bleeding",
		"isotretinoin-mood",
	],
};

/** Where something is plain, nothing is said of what might be, and its kind is said in its own words. */
function joined(text: string, exact: readonly RedFlag[], found: readonly RedFlag[]): RedFlag[] {
	const ids = new Set(exact.map(({ rule_id }) => rule_id));
	const sure = exact.some(holdsBack);
	const toldBetter = ({ rule_id }: RedFlag) =>
		((rule_id === GENERAL_CRISIS && sure && !namesDespair(text)) ||
			TOLD_BETTER[rule_id]?.some((kind) => ids.has(`red-flag.${kind}`))) ??
		false;
	return byUrgency([
		...exact,
		...found.filter(
			(flag) => !ids.has(flag.rule_id) && !toldBetter(flag) && (flag.level !== "watch" || exact.length === 0),
		),
	]);
}
