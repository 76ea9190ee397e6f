import type { LanguageModel } from "ai";
import type { z } from "zod";
import type { Narrator } from "#ports/narrator.ts";
import type { CallKeeping } from "./ask-model.ts";
import { askModel } from "./ask-model.ts";

/** A scan waits this long for a model and no longer, milliseconds. */
const TOTAL_MS = 8_000;

interface ModelNarratorOptions {
	languageModel: LanguageModel;
	/** In the words a person is asked with. */
	provider: string;
	/** As calls are counted. */
	vendor: string;
	model: string;
	takesPictures: boolean;
	prompts: NarratorPrompts;
	keeping: CallKeeping;
	totalMs?: number;
}

/** A language model behind the port. */
export function createModelNarrator({
	provider,
	takesPictures,
	prompts,
	totalMs = TOTAL_MS,
	...model
}: ModelNarratorOptions): Narrator {
	const ready = { ...model, totalMs };
	return {
		provider,
		model: model.model,
		takesPictures,
		async rephrase({ sentences, signal }) {
			const { version, output } = prompts.narrative;
			const text = prompts.narrative.write({ sentences });
			const { answer, call } = await askModel(ready, { promptVersion: version, text, output, signal });
			return { rephrased: answer.sentences, call };
		},
		async remark({ face, signal }) {
			const { version, output } = prompts.remarks;
			const text = prompts.remarks.write();
			const asked = { promptVersion: version, text, output, picture: face, signal };
			const { answer, call } = await askModel(ready, asked);
			return { text: answer.remarks.map((remark) => `- ${remark}`).join("\n"), call };
		},
	};
}

/** The words of what a model is asked about a scan, with what it may answer; made elsewhere. */
interface NarratorPrompts {
	narrative: {
		version: string;
		write(parts: { sentences: readonly string[] }): { instructions: string; prompt: string };
		output: z.ZodType<{ sentences: { sentence: number; text: string }[] }>;
	};
	remarks: {
		version: string;
		write(): { instructions: string; prompt: string };
		output: z.ZodType<{ remarks: string[] }>;
	};
}
