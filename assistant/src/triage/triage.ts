import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { exactFlags, type FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { byUrgency, flagsOfRules } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { type Encoder, EncoderError, type EncoderErrorCode } from "../encoder/encoder.ts";
import { rulesRaised } from "./danger-layer.ts";
import { featuresOf } from "./features.ts";
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
		if (windows.length === 0) return [];
		try {
			const vectors = await encoder.encodeRuns(sentences, windows, signal ? { signal } : {});
			const seen = windows.map((window, at) => featuresOf(window.text, vectors[at] ?? new Float32Array()));
			return flagsOfRules(rulesRaised(seen));
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
				read.set(text, joined(exactFlags(text), await byExample(text, options)));
			}
			return (text) => read.get(text) ?? exactFlags(text);
		},
	};
}

/** Where something is plain, nothing is said of what might be. */
function joined(exact: readonly RedFlag[], found: readonly RedFlag[]): RedFlag[] {
	const ids = new Set(exact.map(({ rule_id }) => rule_id));
	return byUrgency([
		...exact,
		...found.filter(({ rule_id, level }) => !ids.has(rule_id) && (level !== "watch" || exact.length === 0)),
	]);
}
