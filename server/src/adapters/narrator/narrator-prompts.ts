import type { z } from "zod";

/** The words of what a model is asked about a scan, with what it may answer; made elsewhere. */
export interface NarratorPrompts {
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
