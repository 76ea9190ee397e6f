import type { Turn } from "@dewlight/core/assistant/conversation.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { z } from "zod";
import type { ProductSearch } from "#ports/assistant.ts";

/** What is sent to a model. */
export interface PromptText {
	instructions: string;
	prompt: string;
}

/** The words of the two questions a model is asked, with what it may answer; made elsewhere. */
export interface ModelPrompts {
	reply: {
		version: string;
		write(parts: {
			message: string;
			history: readonly Turn[];
			own: readonly string[];
			knowledge: readonly string[];
		}): PromptText;
		search: {
			name: string;
			description: string;
			input: z.ZodType<{ product_intent: string; category: ProductCategory | null }>;
		};
	};
	products: {
		version: string;
		write(parts: {
			message: string;
			search: ProductSearch;
			own: readonly string[];
			products: readonly { id: string; line: string }[];
		}): PromptText;
		output: z.ZodType<{ text: string; products: { id: string; reason: string }[] }>;
	};
}
