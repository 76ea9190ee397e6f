/** A grade of the tables in words; M marks a claim that is repeated widely and not supported. */
export const EVIDENCE_WORDS: Record<"A" | "B" | "C" | "M", string> = {
	A: "good evidence",
	B: "moderate evidence",
	C: "limited evidence",
	M: "a myth",
};
