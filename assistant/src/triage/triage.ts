import { glossMessage } from "@dewlight/core/assistant/reading/gloss-message.ts";
import { findLanguage } from "@dewlight/core/skin/note/find-language.ts";
import { spellOut, tidy } from "@dewlight/core/skin/note/spelling.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { exactFlags, type FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { holdsBack } from "@dewlight/core/skin/red-flags/holds-products.ts";
import { byUrgency, flagsOfRules } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { type Encoder, EncoderError, type EncoderErrorCode } from "../encoder/encoder.ts";
import { rulesRaised } from "./danger-layer.ts";
import { featuresOf } from "./features.ts";
import { namesDespair } from "./kind-words.ts";
import { sentencesOf, windowsOf } from "./windows.ts";

export interface Triage {
	/** Red flags of these texts: by example or by a sure sign, whichever raises one. */
	read(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<FlagsOf>;
}

/**
 * The one reader for danger. Without the encoder a text is read by sure signs alone, and `onSilent` is told why. Only
 * a caller that goes away makes it reject.
 */
export function createTriage(encoder: Encoder, onSilent: (code: EncoderErrorCode) => void): Triage {
	async function byExample(text: string, { signal }: { signal?: AbortSignal }): Promise<readonly RedFlag[]> {
		const sentences = sentencesOf(text);
		const windows = windowsOf(sentences);
		if (windows.length === 0 || isPlainQuestion(text)) return [];
		try {
			const vectors = await encoder.encodeRuns(sentences, windows, signal ? { signal } : {});
			const seen = windows.map((window, at) => featuresOf(window.text, vectors[at] ?? new Float32Array()));
			const english = findLanguage(text) === null ? windows.map((window) => window.text) : [];
			return flagsOfRules(rulesRaised(english, seen));
		} catch (error) {
			signal?.throwIfAborted();
			onSilent(error instanceof EncoderError ? error.code : "crashed");
			return [];
		}
	}
	return {
		async read(texts, options = {}) {
			const read = new Map<string, readonly RedFlag[]>();
			for (const text of new Set(texts)) {
				read.set(text, joined(tidy(spellOut(text)), exactFlags(text), await byExample(text, options)));
			}
			return (text) => read.get(text) ?? exactFlags(text);
		},
	};
}

/**
 * The encoder reads English, and what it makes of a plain question in another language is chance. Where every word is
 * known to be one of skin care or a small one, nothing is told by example.
 */
function isPlainQuestion(text: string): boolean {
	const language = findLanguage(text);
	return language !== null && language !== "unknown" && glossMessage(text, language).whole;
}

const GENERAL_CRISIS = "red-flag.crisis";
/** What a sure sign tells better than the general words of its danger. */
const TOLD_BETTER: Readonly<Record<string, readonly string[]>> = {
	"red-flag.crisis": ["suicidal", "overdose", "bystander", "self-harm", "violence", "starving"],
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
