import type { SourceId } from "../sources.ts";

/** A question many people ask, with its answer. `asks` reads lower case, spelled-out text. */
export interface KnownQuestion {
	id: string;
	/** For people, after "Based on". */
	label: string;
	asks: RegExp;
	unless?: RegExp;
	text: string;
	/** M: widely said and not supported. */
	grade: "A" | "B" | "C" | "M";
	sources: readonly SourceId[];
}

export const KNOWN_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.order",
		label: "Order of products",
		asks: /\b(?:in )?(?:what|which|right|correct|best|proper) order\b|\border (?:of|to|do i|should i)\b|\b(?:what|which) (?:goes|comes|do i (?:use|apply|put)) (?:on )?first\b|\bbefore or after (?:moisturizer|sunscreen|serum|toner|cleansing)\b/,
		text: "Thin before thick, and sunscreen last. In the morning: cleanser or water, serum, moisturizer, sunscreen. At night: cleanser, treatment or serum, moisturizer. Makeup goes over the sunscreen.",
		grade: "B",
		sources: ["aad_order"],
	},
];
